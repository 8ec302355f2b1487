// The tiers in force that the pricing page sells, asked by one plain request: nothing from the SDK, no settings, so that prerendered pages may ask too.
import type { PublishedPlan } from '#domain/billing/publishedPlan.ts';
import { postPlainly } from '#data/base/plainRequest.ts';

/** What is on sale, by the ids of the tiers; others are deals of single companies. */
export const soldTierIds = [
  'default_free',
  'default_team',
  'default_business',
  'seeker_free',
  'seeker_plus',
  'seeker_pro',
] as const;

interface Value {
  stringValue?: string;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number;
  mapValue?: { fields?: Fields };
}
type Fields = Record<string, Value>;
type Rows = readonly { found?: { name: string; fields?: Fields } }[];

const readNumber = ({ integerValue, doubleValue }: Value = {}): number =>
  Number(integerValue ?? doubleValue ?? Number.NaN);

function readNumbers(fields: Fields = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readNumber(value)]));
}

/** A stored tier; null when it is not of the form that the rules hold. */
function readPlan(tierId: string, { name, limits, features, price }: Fields): PublishedPlan | null {
  const counted = readNumbers(limits?.mapValue?.fields);
  const flags = features?.mapValue?.fields ?? {};
  const cost = price?.mapValue?.fields;
  const { monthly = Number.NaN, annual = Number.NaN } = cost ? readNumbers(cost) : {};
  if (!name?.stringValue || Object.values(counted).some(Number.isNaN)) return null;
  return {
    tierId,
    name: name.stringValue,
    limits: counted,
    features: {
      customBranding: flags['customBranding']?.booleanValue === true,
      advancedAnalytics: flags['advancedAnalytics']?.booleanValue === true,
      apiAccess: flags['apiAccess']?.booleanValue === true,
      prioritySupport: flags['prioritySupport']?.booleanValue === true,
    },
    price:
      cost && !Number.isNaN(monthly + annual)
        ? { monthly, annual, currency: cost['currency']?.stringValue ?? 'USD' }
        : null,
  };
}

/** The tiers on sale that are stored, asked at the address of "batchGet". Throws what `fetch` throws, and when the answer is a refusal. */
export async function readPublishedPlansAt(
  address: string,
  signal?: AbortSignal,
): Promise<PublishedPlan[]> {
  const documents = /projects\/.*\/documents(?=:)/.exec(address)?.[0] ?? '';
  const answer = await postPlainly(
    address,
    {
      documents: soldTierIds.map((id) => `${documents}/tierConfigurations/${id}`),
      mask: { fieldPaths: ['name', 'limits', 'features', 'price'] },
    },
    signal,
  );
  if (!answer.ok) throw new Error(`The plans could not be read: ${answer.status}.`);
  const rows = (await answer.json()) as Rows;
  return rows.flatMap(({ found }) => {
    const plan = found && readPlan(found.name.split('/').at(-1) ?? '', found.fields ?? {});
    return plan ? [plan] : [];
  });
}
