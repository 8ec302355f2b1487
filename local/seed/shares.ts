/** Links to external reviewers: one used and submitted, one open, one revoked. Invented people. */
import { hiddenMarksOf } from '#domain/candidate/identity.ts';
import { contentOf } from '#domain/jobs/interview.ts';
import type { Share } from '#domain/review/share.ts';
import { people } from './accounts.ts';
import type { CandidateRef } from './candidates/candidateDocuments.ts';
import { ago, ahead } from './clock.ts';
import { orgId } from './companies.ts';
import type { SeedJob } from './content.ts';
import type { Documents } from './documents.ts';
import { candidates } from './people.ts';
import { uidOf } from './candidates/candidateIds.ts';

const { recruiter } = people;
const byName = `${recruiter.firstName} ${recruiter.lastName}`;
const guestUid = 'seed-guest-finch';

interface SeedLink {
  name: string;
  token: string;
  recipient: string;
  message: string;
  made: number;
  more: Partial<Share>;
  ends: Date;
}

/** The open one can be tried at /hirely-pro/review/seed-harbour#seedShareOpenAAAAAAAAAAAAAA. */
const links: readonly SeedLink[] = [
  {
    name: 'Chidi Eze',
    token: 'seedShareDoneAAAAAAAAAAAAAA',
    recipient: 'Dr. Amara Finch',
    message: 'You have run systems of this size. Would you trust this design?',
    made: 4,
    ends: ahead(3),
    more: {
      status: 'done',
      claimedBy: guestUid,
      claimedName: 'Amara Finch',
      claimedAt: ago(3),
      doneAt: ago(3, 1),
    },
  },
  {
    name: 'Chidi Eze',
    token: 'seedShareOpenAAAAAAAAAAAAAA',
    recipient: 'Jonas Weil, former head of platform',
    message: 'Please look at question 2 above all. It takes about ten minutes.',
    made: 1,
    ends: ahead(6),
    more: { status: 'open' },
  },
  {
    name: 'Chidi Eze',
    token: 'seedShareRevokedAAAAAAAAAAA',
    recipient: 'Jonas Weil',
    message: '',
    made: 2,
    ends: ahead(5),
    more: {
      status: 'revoked',
      revokedBy: recruiter.uid,
      revokedAt: ago(1, -1),
      revokeAuditId: 'seed_share_revoked',
    },
  },
];

/** The guest's access, view and scorecard. */
function addGuestReview(
  documents: Documents,
  job: SeedJob,
  candidateRef: CandidateRef,
  { token, ends }: SeedLink,
): void {
  documents.add(
    'guests',
    { ...candidateRef, guestUid },
    {
      token,
      name: 'Amara Finch',
      at: ago(3),
      expiresAt: ends,
      recordings: false,
      resume: false,
      status: 'done',
    },
  );
  documents.add('views', { ...candidateRef, viewerUid: guestUid }, { role: 'guest', at: ago(3) });
  documents.add(
    'guestReviews',
    { ...candidateRef, guestUid },
    {
      rating: 4,
      comment:
        'The intake is sound: nothing is promised before it is stored. I would ask how the count with the partners is done.',
      submitted: true,
      updatedAt: ago(3, 1),
      rev: 2,
      name: 'Amara Finch',
      scores: Object.fromEntries(
        job.competencies.map(({ id }, line) => [
          id,
          { level: line === 1 ? (5 as const) : (4 as const), note: '' },
        ]),
      ),
    },
  );
}

function addLink(documents: Documents, job: SeedJob, link: SeedLink): void {
  const { name, token, recipient, message, made, more, ends } = link;
  const { questions, rubric } = contentOf(job);
  const candidate = candidates.find((one) => one.name === name);
  if (!candidate) return;
  const candidateUid = uidOf(candidate);
  const candidateRef = { orgId, interviewId: job.id, candidateUid };
  const auditId = `seed_share_${token}`;
  const share: Share = {
    status: 'open',
    interviewId: job.id,
    candidateUid,
    recipient,
    message: message || null,
    recordings: false,
    resume: false,
    blind: false,
    hidden: hiddenMarksOf({ fullName: name }, candidateUid),
    companyName: 'Harbour & Pine',
    interviewTitle: job.title,
    byName,
    createdBy: recruiter.uid,
    createdAt: ago(made),
    expiresAt: ends,
    auditId,
    ...more,
  };
  const target = `${job.id}/${candidateUid}`;
  documents.add('shares', { orgId, token }, share);
  documents.add(
    'shareMaterial',
    { orgId, token },
    { rubric, questionIds: questions.map(({ id }) => id), language: job.language },
  );
  documents.add(
    'auditLog',
    { orgId, id: auditId },
    { actorUid: recruiter.uid, action: 'share.create', target, at: ago(made) },
  );
  if (share.revokeAuditId)
    documents.add(
      'auditLog',
      { orgId, id: share.revokeAuditId },
      { actorUid: recruiter.uid, action: 'share.revoke', target, at: ago(1, -1) },
    );
  if (share.status === 'done') addGuestReview(documents, job, candidateRef, link);
}

/** The links to one candidate of this job, with a scorecard from outside. */
export function addShares(documents: Documents, job: SeedJob): void {
  for (const link of links) addLink(documents, job, link);
}
