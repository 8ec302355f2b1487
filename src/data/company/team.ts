// Who works at a company: members, invitations that wait, and the audit trail.
import { limit, orderBy, query } from 'firebase/firestore';
import type { Member, OrgInvite } from '#domain/company/member.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { listTerms } from '#domain/text/terms.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { addAuditEntry, readRequired } from '#data/firestore/transactions.ts';

/** Largest number of members and invitations read at once. */
const teamSize = 100;

/** The members of a company, oldest first. */
export function membersOf(orgId: string): Source<Listed<Member>> {
  return liveList(
    'members',
    `members:${orgId}`,
    () => query(collectionAt('members', { orgId }), orderBy('joinedAt'), limit(teamSize + 1)),
    teamSize,
  );
}

/** Invitations of colleagues, newest first; managers only. */
export function teamInvitesOf(orgId: string): Source<Listed<OrgInvite>> {
  return liveList(
    'orgInvites',
    `orgInvites:${orgId}`,
    () =>
      query(
        collectionAt('orgInvites', { orgId }),
        orderBy('createdAt', 'desc'),
        limit(teamSize + 1),
      ),
    teamSize,
  );
}

/** Changes a company's name and retention period, with an entry in the log; nothing when they are so already. Managers only. */
export async function saveCompany(
  orgId: string,
  uid: string,
  fields: { name: string; retentionDays: number },
): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const known = await readRequired(transaction, 'organizations', { orgId });
      if (known.name === fields.name && known.retentionDays === fields.retentionDays) return;
      transaction.update(docAt('organizations', { orgId }), {
        ...fields,
        terms: listTerms(fields.name),
      });
      addAuditEntry(
        transaction,
        orgId,
        uid,
        'settings.company',
        'company',
        String(fields.retentionDays),
      );
    }),
  );
}
