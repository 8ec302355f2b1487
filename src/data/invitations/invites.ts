// Invitations: each takes one candidate place, in the same commit; then extend, send again, revoke.
import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { formatsOfQuestions } from '#domain/invitations/expectation.ts';
import { Fault, faultFrom } from '#domain/base/fault.ts';
import { lengthOfJob } from '#domain/invitations/interviewLength.ts';
import { newCode, type Invite, type InviteDetails } from '#domain/invitations/invite.ts';
import { factsOfInvite, factValues, type MailFacts } from '#domain/invitations/mailFacts.ts';
import { periodOf } from '#domain/base/moment.ts';
import {
  isAtCandidateLimit,
  getStorageSlots,
  usedThisMonth,
} from '#domain/company/organization.ts';
import { retakesRange } from '#domain/jobs/retakes.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import {
  collectionAt,
  docAt,
  liveDoc,
  liveList,
  readDoc,
  readList,
} from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { newId } from '#data/firestore/ids.ts';
import type { JobRef, InviteRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import {
  addAuditEntry,
  readOptional,
  readRequired,
  requireOnline,
} from '#data/firestore/transactions.ts';
import { addMail } from '#data/company/mail.ts';
import { inviteVoiceIn, type InviteVoice } from '#data/company/policies.ts';

/** Who is invited, and for how long. Without an address no e-mail is queued. */
export interface NewInvite {
  name: string;
  email: string;
  language: string;
  expiryDays: number;
}

export type Invited =
  | { kind: 'invited'; token: string; code: string; mailed: boolean }
  /** No candidate place is left this month. */
  | { kind: 'limit' }
  /** The plan has no storage left for another candidate's recordings or papers. */
  | { kind: 'storage' }
  /** The job is not open. */
  | { kind: 'closed' };

/** The invitations of a job, the newest first. */
export function invitesOf(
  { orgId, interviewId }: JobRef,
  pageSize: number,
): Source<Listed<Invite>> {
  return liveList(
    'invites',
    `invites/${orgId}/${interviewId}/${pageSize}`,
    () =>
      query(
        collectionAt('invites', { orgId, interviewId }),
        orderBy('createdAt', 'desc'),
        limit(pageSize + 1),
      ),
    pageSize,
  );
}

/** Who was invited, in the order of `invitesOf`. */
export function inviteDetailsOf(
  { orgId, interviewId }: JobRef,
  pageSize: number,
): Source<Listed<InviteDetails>> {
  return liveList(
    'inviteDetails',
    `inviteDetails/${orgId}/${interviewId}/${pageSize}`,
    () =>
      query(
        collectionAt('inviteDetails', { orgId, interviewId }),
        orderBy('createdAt', 'desc'),
        limit(pageSize + 1),
      ),
    pageSize,
  );
}

/** The open invitations of a blind job, the newest first: who has begun is not told. */
export function openInvitesOf(
  { orgId, interviewId }: JobRef,
  pageSize: number,
): Source<Listed<Invite>> {
  const make = () =>
    query(
      collectionAt('invites', { orgId, interviewId }),
      where('status', '==', 'open'),
      orderBy('createdAt', 'desc'),
      limit(pageSize + 1),
    );
  return liveList('invites', `openInvites/${orgId}/${interviewId}/${pageSize}`, make, pageSize);
}

/** Who was invited with one invitation; null where that is closed, because the interview is blind and has begun. */
export function invitedOf({
  orgId,
  interviewId,
  token,
}: InviteRef): Source<Stored<InviteDetails> | null> {
  const { key, subscribe } = liveDoc('inviteDetails', { orgId, interviewId, token });
  return {
    key: `invited/${key}`,
    subscribe: (next, fail) =>
      subscribe(next, (error) =>
        faultFrom(error).code === 'permissionDenied' ? next(null) : fail(error),
      ),
  };
}

/** Most open invitations of a blind job that are looked through for an address. */
const openMost = 200;

/** The same for a blind job, among the invitations nobody has used yet; those in use are closed. */
async function openInvitedAmong(
  { orgId, interviewId }: JobRef,
  emails: readonly string[],
): Promise<Set<string>> {
  const open = await readList(
    'invites',
    query(
      collectionAt('invites', { orgId, interviewId }),
      where('status', '==', 'open'),
      limit(openMost),
    ),
    openMost,
  );
  const found = new Set<string>();
  for (let start = 0; start < open.items.length; start += 25) {
    const some = await Promise.all(
      open.items
        .slice(start, start + 25)
        .map(({ id }) =>
          readDoc('inviteDetails', { orgId, interviewId, token: id }).catch(() => null),
        ),
    );
    for (const details of some)
      if (details?.data.email && emails.includes(details.data.email)) found.add(details.data.email);
  }
  return found;
}

/** Which of the addresses already have an invitation for this job that is open or was used. */
export async function alreadyInvited(
  { orgId, interviewId }: JobRef,
  emails: readonly string[],
): Promise<Set<string>> {
  if ((await readDoc('interviews', { orgId, interviewId }))?.data.blind)
    return openInvitedAmong({ orgId, interviewId }, emails);
  const found = new Set<string>();
  for (let start = 0; start < emails.length; start += 30) {
    const some = emails.slice(start, start + 30);
    // Reading in turn keeps a large file from opening many requests at once.
    const page = await readList(
      'inviteDetails',
      query(
        collectionAt('inviteDetails', { orgId, interviewId }),
        where('email', 'in', some),
        limit(300),
      ),
      300,
    );
    if (page.items.length === 0) continue;
    const revoked = await revokedAmong(
      { orgId, interviewId },
      page.items.map((item) => item.id),
    );
    for (const item of page.items)
      if (item.data.email && !revoked.has(item.id)) found.add(item.data.email);
  }
  return found;
}

async function revokedAmong(
  { orgId, interviewId }: JobRef,
  tokens: readonly string[],
): Promise<Set<string>> {
  const revoked = new Set<string>();
  for (let start = 0; start < tokens.length; start += 30) {
    const page = await asFault(() =>
      getDocsFromServer(
        query(
          collectionAt('invites', { orgId, interviewId }),
          where(documentId(), 'in', tokens.slice(start, start + 30)),
        ),
      ),
    );
    for (const snapshot of page.docs)
      if (snapshot.get('status') === 'revoked') revoked.add(snapshot.id);
  }
  return revoked;
}

/** The address of an invitation. */
export function linkOf(code: string): string {
  return window.location.origin + to('joinInterview', { code });
}

/** Invites one candidate: a place, the capability, its details, its short code and its e-mail in one commit. The same `token` never invites twice. */
export async function inviteCandidate(
  { orgId, interviewId }: JobRef,
  uid: string,
  invite: NewInvite,
  token: string = newId(),
): Promise<Invited> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(
      database(),
      async (transaction): Promise<Invited> => {
        const now = new Date();
        const inviteRef = { orgId, interviewId, token };
        const known = await readOptional(transaction, 'inviteDetails', inviteRef);
        if (known) return { kind: 'invited', token, code: known.code, mailed: known.mailed > 0 };
        const [organization, job] = [
          await readOptional(transaction, 'organizations', { orgId }),
          await readOptional(transaction, 'interviews', { orgId, interviewId }),
        ];
        if (!organization || !job) throw new Fault('notFound');
        if (job.status !== 'open' || job.invitesClosed) return { kind: 'closed' };
        const questions =
          (await readOptional(transaction, 'questions', { orgId, interviewId }))?.items ?? null;
        const statedFormats = questions && formatsOfQuestions(job.type, questions);
        const length = lengthOfJob(job, questions);
        const range = questions && job.ownRetakes ? retakesRange(job, job.type, questions) : null;
        if (isAtCandidateLimit(organization, now)) return { kind: 'limit' };
        if (getStorageSlots(organization, job.slots) === 0) return { kind: 'storage' };

        const email = invite.email.trim().toLowerCase();
        const name = invite.name.trim();
        const code = newCode(crypto.getRandomValues(new Uint8Array(16)));
        const voice = await inviteVoiceIn(transaction, orgId, organization, {
          language: invite.language,
          candidate: name,
          job: job.title,
          company: organization.name,
        });
        const expiresAt = new Date(now.getTime() + invite.expiryDays * 86_400_000);
        const stamp = { createdBy: uid, createdAt: serverTimestamp() };
        const { videos, documents } = organization.usage.storage;
        transaction.update(docAt('organizations', { orgId }), {
          'usage.candidates.currentMonth': usedThisMonth(organization.usage.candidates, now) + 1,
          'usage.candidates.total': organization.usage.candidates.total + 1,
          'usage.candidates.period': periodOf(now),
          'usage.storage.videos.used': videos.used + job.slots.videos,
          'usage.storage.documents.used': documents.used + job.slots.documents,
          lastOp: {
            kind: 'candidate',
            id: token,
            by: uid,
            at: serverTimestamp(),
            parent: interviewId,
          },
        });
        transaction.set(docAt('invites', inviteRef), {
          status: 'open',
          ...stamp,
          expiresAt,
          companyName: organization.name,
          interviewTitle: job.title,
          type: job.type,
          questionCount: length.questions,
          durationMinutes: length.limit,
          language: invite.language,
          retentionDays: organization.retentionDays,
          ...(job.blind ? { blind: true } : {}),
          ...(voice.policies ? { policies: voice.policies } : {}),
          ...(statedFormats
            ? {
                formats: statedFormats.formats,
                formatsEverywhere: statedFormats.formatsEverywhere,
                expectedMinutes: length.minutes,
              }
            : {}),
          ...(statedFormats?.formats.some((format) => format !== 'text')
            ? { retakes: job.retakes }
            : {}),
          ...(range ? { retakesRange: [range.least, range.most] } : {}),
        });
        transaction.set(docAt('inviteDetails', inviteRef), {
          ...(email ? { email, lastMailedAt: serverTimestamp() } : {}),
          ...(name ? { name } : {}),
          language: invite.language,
          code,
          mailed: email ? 1 : 0,
          ...stamp,
        });
        transaction.set(docAt('inviteCodes', { code }), { orgId, interviewId, token, ...stamp });
        addAuditEntry(transaction, orgId, uid, 'invite.create', interviewId);
        const facts = {
          ...length,
          formats: statedFormats?.formats ?? null,
          asksResume: job.type === 'resume',
        };
        if (email)
          addInviteMail(transaction, inviteRef, uid, 1, {
            email,
            name,
            language: invite.language,
            code,
            expiresAt,
            companyName: organization.name,
            interviewTitle: job.title,
            blind: job.blind === true,
            voice: voice.mail,
            facts,
          });
        return { kind: 'invited', token, code, mailed: email !== '' };
      },
      { maxAttempts: 10 },
    ),
  );
}

interface MailWords {
  email: string;
  name: string;
  language: string;
  code: string;
  expiresAt: Date;
  companyName: string;
  interviewTitle: string;
  blind: boolean;
  voice: InviteVoice['mail'];
  facts: MailFacts;
}

/** Whom the candidate may write to: whoever invites, under their verified address. */
function contactOfWriter(): { contact?: string } {
  const writer = authentication().currentUser;
  return writer?.email && writer.emailVerified ? { contact: writer.email } : {};
}

function addInviteMail(
  transaction: Parameters<typeof addMail>[0],
  { orgId, interviewId, token }: InviteRef,
  uid: string,
  n: number,
  words: MailWords,
): void {
  addMail(transaction, `${token}_${n}`, {
    to: words.email,
    template: 'candidateInvite',
    orgId,
    about: `interviews/${interviewId}/inviteDetails/${token}`,
    uid,
    blind: words.blind,
    data: {
      language: words.language,
      candidateName: words.name,
      companyName: words.companyName,
      interviewTitle: words.interviewTitle,
      code: words.code,
      expiresAt: words.expiresAt.toISOString(),
      ...words.voice,
      ...factValues(words.facts),
      ...contactOfWriter(),
    },
  });
}

/** Queues the e-mail once more. */
export async function resendInvite(inviteRef: InviteRef, uid: string): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const [details, invite] = [
        await readOptional(transaction, 'inviteDetails', { ...inviteRef }),
        await readOptional(transaction, 'invites', { ...inviteRef }),
      ];
      if (!details?.email || !invite) throw new Fault('notFound');
      const [organization, job] = [
        await readOptional(transaction, 'organizations', { orgId: inviteRef.orgId }),
        await readOptional(transaction, 'interviews', {
          orgId: inviteRef.orgId,
          interviewId: inviteRef.interviewId,
        }),
      ];
      if (!organization || !job) throw new Fault('notFound');
      // As they are called now, which a mail has to say.
      const named = { companyName: organization.name, interviewTitle: job.title };
      const { mail: voice } = await inviteVoiceIn(transaction, inviteRef.orgId, organization, {
        language: details.language,
        candidate: details.name ?? '',
        job: named.interviewTitle,
        company: named.companyName,
      });
      const n = details.mailed + 1;
      transaction.update(docAt('inviteDetails', { ...inviteRef }), {
        mailed: n,
        lastMailedAt: serverTimestamp(),
      });
      addInviteMail(transaction, inviteRef, uid, n, {
        email: details.email,
        name: details.name ?? '',
        language: details.language,
        code: details.code,
        expiresAt: invite.expiresAt,
        ...named,
        blind: invite.blind === true,
        voice,
        facts: factsOfInvite(invite),
      });
    }),
  );
}

async function changeInvite(
  inviteRef: InviteRef,
  uid: string,
  action: string,
  patch: Record<string, unknown>,
): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const invite = await readRequired(transaction, 'invites', { ...inviteRef });
      if (invite.status !== 'open') throw new Fault('conflict');
      transaction.update(docAt('invites', { ...inviteRef }), patch);
      addAuditEntry(transaction, inviteRef.orgId, uid, action, inviteRef.interviewId);
    }),
  );
}

/** Moves the end of an open invitation; an expired one opens again. */
export async function extendInvite(inviteRef: InviteRef, uid: string, days: number): Promise<void> {
  await changeInvite(inviteRef, uid, 'invite.extend', {
    expiresAt: new Date(Date.now() + days * 86_400_000),
  });
}

/** Ends an open invitation. Its place stays counted. */
export async function revokeInvite(inviteRef: InviteRef, uid: string): Promise<void> {
  await changeInvite(inviteRef, uid, 'invite.revoke', { status: 'revoked', revokedBy: uid });
}
