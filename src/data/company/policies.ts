// What a company tells every candidate, its message templates and its time zone: read by staff, kept by managers with a revision guard.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { Organization } from '#domain/company/organization.ts';
import {
  fillTemplate,
  findPoliciesFor,
  type InvitePolicies,
  type Policies,
  type PolicyChoice,
} from '#domain/company/policies.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { tierIdOf } from '#domain/billing/tier.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';

/** Values of a mail are short; the rules hold the same. */
const mailValueMax = 500;

/** The policies of a company; null while nobody has written any. */
export function policiesOf(orgId: string): Source<Stored<Policies> | null> {
  return liveDoc('policies', { orgId });
}

/** Keeps the policies as they were at `seen` (0: none yet), with an entry in the log. "conflict" when somebody else changed them since. */
export async function savePolicies(
  orgId: string,
  uid: string,
  seen: number,
  choice: PolicyChoice,
): Promise<true> {
  requireOnline();
  const auditId = createId();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const known = await readOptional(transaction, 'policies', { orgId });
      if ((known?.rev ?? 0) !== seen) throw new Fault('conflict');
      const { timeZone, notice, consent, accommodation, templates } = choice;
      transaction.set(docAt('policies', { orgId }), {
        timeZone,
        notice,
        consent,
        accommodation,
        templates,
        rev: seen + 1,
        updatedAt: serverTimestamp(),
        updatedBy: uid,
        auditId,
      });
      transaction.set(docAt('auditLog', { orgId, id: auditId }), {
        actorUid: uid,
        action: 'settings.policies',
        target: 'policies',
        at: serverTimestamp(),
      });
      return true as const;
    }),
  );
}

/** How a company speaks to the people it invites: what an invitation carries, and what its mail says besides. */
export interface InviteVoice {
  policies: InvitePolicies | null;
  /** For the mail's template: the zone of its deadline, words of one's own, and the brand where the plan has it. */
  mail: {
    timeZone: string;
    message?: string;
    brandName?: string;
    brandColour?: string;
    brandLogo?: string;
  };
}

/** Reads it in the commit that invites. */
export async function inviteVoiceIn(
  transaction: Transaction,
  orgId: string,
  organization: Pick<Organization, 'billing' | 'tier'>,
  {
    language,
    candidate,
    job,
    company,
  }: { language: string; candidate: string; job: string; company: string },
): Promise<InviteVoice> {
  const [policies, tier] = await Promise.all([
    readOptional(transaction, 'policies', { orgId }),
    readOptional(transaction, 'tierConfigurations', { tierId: tierIdOf(organization) }),
  ]);
  const brand = tier?.features.customBranding
    ? await readOptional(transaction, 'brand', { orgId })
    : null;
  const template = policies?.templates.invitation[language.startsWith('es') ? 'es' : 'en'].trim();
  return {
    policies: findPoliciesFor(policies, language),
    mail: {
      timeZone: policies?.timeZone ?? 'UTC',
      ...(template
        ? { message: fillTemplate(template, { candidate, company, job }).slice(0, mailValueMax) }
        : {}),
      ...(brand
        ? {
            brandName: brand.name,
            brandColour: brand.colour,
            ...(brand.logo ? { brandLogo: brand.logo } : {}),
          }
        : {}),
    },
  };
}
