/** What an empty project starts with: the plans on sale, the first version of each legal text, and the templates of mails. */
import { plans } from '#domain/billing/plans.ts';
import { seekerPlans, toTierConfiguration } from '#domain/billing/seekerPlans.ts';
import { buildMailTemplates } from '#domain/invitations/mailTemplates.ts';
import { legalKinds } from '#domain/platform/legalText.ts';
import { collections, type CollectionName } from '#data/firestore/collections.ts';
import type { Write } from '../google/documents.ts';

/** Who the logs name for what this script did. */
export const operatorName = 'first-data';

/** Documents that belong together: they are written when the first of them is not there. */
export type Group = readonly [first: Write, ...others: Write[]];

/** A document of the product, held against its schema. */
function make(name: CollectionName, path: string, data: Record<string, unknown>): Write {
  const read = collections[name].schema.safeParse(data);
  if (!read.success) throw new Error(`${path} does not fit: ${read.error.message}`);
  return { path, data, isNew: true };
}

function makeEntry(id: string, action: string, target: string, at: Date): Write {
  return make('platformAudit', `platformAudit/${id}`, {
    actorUid: operatorName,
    action,
    target,
    at,
    reason: 'The platform opens.',
  });
}

/** The tiers on sale, each with its first version and its entry in the log; a super admin changes them from the system page. */
export function buildTiers(at: Date): Group[] {
  const tiers = [
    ...plans.map(({ tierId, name, limits, features, price }) => ({
      tierId,
      tier: { name, limits, features, price },
    })),
    ...seekerPlans.map((plan) => ({ tierId: plan.tierId, tier: toTierConfiguration(plan) })),
  ];
  return tiers.map(({ tierId, tier }): Group => {
    const auditId = `first_${tierId}_1`;
    const version = {
      ...tier,
      rev: 1,
      reason: 'The plans we begin with.',
      applies: 'all',
      updatedAt: at,
      updatedBy: operatorName,
      auditId,
    };
    return [
      make('tierConfigurations', `tierConfigurations/${tierId}`, version),
      make('tierVersions', `tierConfigurations/${tierId}/versions/1`, version),
      makeEntry(auditId, 'tier.publish', tierId, at),
    ];
  });
}

/** The first version of each legal text, in force from now on. */
export function buildLegalTexts(at: Date): { kind: string; group: Group }[] {
  const version = at.toISOString().slice(0, 7);
  return legalKinds.map((kind) => {
    const textId = `${kind}-${version}`;
    const auditId = `first_${kind}`;
    const text = {
      kind,
      version,
      from: at,
      changes: { en: 'The first version.', es: 'La primera versión.' },
      mustAccept: false,
      by: operatorName,
      at,
      auditId,
    };
    return {
      kind,
      group: [
        make('legalTexts', `legalTexts/${textId}`, text),
        makeEntry(auditId, 'legal.publish', textId, at),
      ],
    };
  });
}

/** The templates of a product that lives at `host`, for the collection that the Trigger Email extension reads. */
export function buildTemplates(host: string, collection: string): Write[] {
  return Object.entries(buildMailTemplates(host)).map(([name, template]) => ({
    path: `${collection}/${name}`,
    data: { ...template },
  }));
}
