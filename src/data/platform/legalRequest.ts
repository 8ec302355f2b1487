// Which version of a legal text is in force, asked by one plain request: nothing from the SDK, no settings, so that prerendered pages may ask too.
import type { LegalKind } from '#domain/platform/legalText.ts';
import { postPlainly } from '#data/base/plainRequest.ts';

/** A published version as a page shows it. */
export interface PublishedLegal {
  version: string;
  from: Date;
  changes: { en: string; es: string };
}

/** Versions looked through; those of both kinds stand in one list. */
const scanLimit = 20;

interface Fields {
  kind?: { stringValue?: string };
  version?: { stringValue?: string };
  from?: { timestampValue?: string };
  changes?: { mapValue?: { fields?: Record<string, { stringValue?: string }> } };
}
type Rows = readonly { document?: { fields?: Fields } }[];

function readVersion({ version, from, changes }: Fields): PublishedLegal | null {
  const since = new Date(from?.timestampValue ?? Number.NaN);
  const words = changes?.mapValue?.fields ?? {};
  if (!version?.stringValue || Number.isNaN(since.getTime())) return null;
  return {
    version: version.stringValue,
    from: since,
    changes: { en: words['en']?.stringValue ?? '', es: words['es']?.stringValue ?? '' },
  };
}

/** The version in force now, asked at the address of "runQuery"; null: none was ever published. Throws what `fetch` throws, and when the answer cannot be read. */
export async function readLegalAt(
  address: string,
  kind: LegalKind,
  signal?: AbortSignal,
): Promise<PublishedLegal | null> {
  const structuredQuery = {
    from: [{ collectionId: 'legalTexts' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'from' },
        op: 'LESS_THAN_OR_EQUAL',
        value: { timestampValue: new Date().toISOString() },
      },
    },
    orderBy: [{ field: { fieldPath: 'from' }, direction: 'DESCENDING' }],
    limit: scanLimit,
  };
  const answer = await postPlainly(address, { structuredQuery }, signal);
  if (!answer.ok)
    throw new Error(`The versions of the legal texts could not be read: ${answer.status}.`);
  const rows = (await answer.json()) as Rows;
  const found = rows.find(({ document }) => document?.fields?.kind?.stringValue === kind);
  return found?.document?.fields ? readVersion(found.document.fields) : null;
}
