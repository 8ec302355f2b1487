// What a company tells every candidate, its message templates and its time zone: read by staff, kept by managers with a revision guard.
import { runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { Fault } from '#domain/fault.ts';
import { policiesFor, type InvitePolicies, type Policies, type PolicyChoice } from '#domain/policies.ts';
import type { Source, Stored } from '#domain/source.ts';
import { database } from './database.ts';
import { docAt, liveDoc } from './documents.ts';
import { newId } from './ids.ts';
import { readIn } from './interviews.ts';
import { settled } from './races.ts';

/** The policies of a company; null while nobody has written any. */
export function policiesOf(orgId: string): Source<Stored<Policies> | null> {
  return liveDoc('policies', { orgId });
}

/** Keeps the policies as they were at `seen` (0: none yet), with an entry in the log. "conflict" when somebody else changed them since. */
export async function savePolicies(orgId: string, uid: string, seen: number, choice: PolicyChoice): Promise<true> {
  if (!navigator.onLine) throw new Fault('offline');
  const auditId = newId();
  return settled(() => runTransaction(database(), async (transaction) => {
    const known = await readIn(transaction, 'policies', { orgId });
    if ((known?.rev ?? 0) !== seen) throw new Fault('conflict');
    const { timeZone, notice, consent, accommodation, templates } = choice;
    transaction.set(docAt('policies', { orgId }), { timeZone, notice, consent, accommodation, templates, rev: seen + 1, updatedAt: serverTimestamp(), updatedBy: uid, auditId });
    transaction.set(docAt('auditLog', { orgId, id: auditId }), { actorUid: uid, action: 'settings.policies', target: 'policies', at: serverTimestamp() });
    return true as const;
  }));
}

/** What an invitation in this language carries of the policies; null when there is nothing to carry. */
export async function invitePoliciesIn(transaction: Transaction, orgId: string, language: string): Promise<{ policies: InvitePolicies | null; all: Policies | null }> {
  const all = await readIn(transaction, 'policies', { orgId });
  return { policies: policiesFor(all, language), all };
}
