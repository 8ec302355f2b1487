/** A blind interview of the seed: two people behind codes, one of them opened by the recruiter's scorecard. Invented people. */
import { hiddenMarksOf } from '#domain/candidate/identity.ts';
import { consentVersion } from '#domain/candidate/session.ts';
import { people } from './accounts.ts';
import { ago, ahead } from './clock.ts';
import { orgId } from './companies.ts';
import type { SeedJob } from './content.ts';
import type { Documents } from './documents.ts';
import { answerFrom } from './candidates/candidateAnswers.ts';
import { codeOf } from './candidates/candidateIds.ts';
import { windowOf } from './jobs.ts';
import { addSession, type CandidateRef } from './candidates/candidateDocuments.ts';

interface Behind {
  uid: string;
  code: string;
  fullName: string;
  email: string;
  opening: string;
  daysAgo: number;
  reviewed: boolean;
}

export const behindCodes: readonly Behind[] = [
  {
    uid: 'seed-blind-1',
    code: 'Candidate 7F3KM',
    fullName: 'Imani Brockhurst',
    email: 'imani.brockhurst@mail.example',
    opening: 'I am Imani, and I answered phones at a ferry line for six years. ',
    daysAgo: 19,
    reviewed: false,
  },
  {
    uid: 'seed-blind-2',
    code: 'Candidate R42TD',
    fullName: 'Joaquín Serrat',
    email: 'j.serrat@mail.example',
    opening: 'You can reach me under j.serrat@mail.example. ',
    daysAgo: 20,
    reviewed: true,
  },
];

function addInvite(
  documents: Documents,
  job: SeedJob,
  { uid, fullName, email, daysAgo }: Behind,
  token: string,
  code: string,
): void {
  const stamp = { createdBy: people.recruiter.uid, createdAt: ago(daysAgo + 3) };
  documents.add(
    'invites',
    { orgId, interviewId: job.id, token },
    {
      status: 'claimed',
      ...stamp,
      expiresAt: ahead(11),
      companyName: 'Harbour & Pine',
      interviewTitle: job.title,
      type: 'chat',
      questionCount: job.questions.length,
      durationMinutes: windowOf(job),
      language: job.language,
      claimedBy: uid,
      claimedAt: ago(daysAgo, -1),
      blind: true,
    },
  );
  documents.add(
    'inviteDetails',
    { orgId, interviewId: job.id, token },
    {
      name: fullName,
      email,
      language: job.language,
      code,
      mailed: 0,
      ...stamp,
    },
  );
  documents.add('inviteCodes', { code }, { orgId, interviewId: job.id, token, ...stamp });
}

function addAnswersAndReview(
  documents: Documents,
  job: SeedJob,
  candidateRef: CandidateRef,
  { opening, daysAgo, reviewed }: Behind,
  quality: 'good' | 'average',
): void {
  job.questions.forEach(({ id }, n) =>
    documents.add(
      'answers',
      { ...candidateRef, answerId: id },
      {
        type: 'text',
        text: `${n === 0 ? opening : ''}${answerFrom(job, id, quality, n)
          .replaceAll('{company}', 'the ferry line')
          .replaceAll('{n}', '60')
          .replaceAll('{m}', '6')}`,
        rev: 2,
        updatedAt: ago(daysAgo, -0.5),
      },
    ),
  );
  if (reviewed)
    documents.add(
      'reviews',
      { ...candidateRef, reviewerUid: people.recruiter.uid },
      {
        rating: 3,
        comment: 'Scored before I knew who it was.',
        scores: Object.fromEntries(
          job.competencies.map((competency) => [competency.id, { level: 3 as const, note: '' }]),
        ),
        submitted: true,
        updatedAt: ago(daysAgo - 1),
        rev: 1,
        name: `${people.recruiter.firstName} ${people.recruiter.lastName}`,
      },
    );
}

/** Their sessions, with the identities apart. `turn`: the number of the first, for invitation codes. */
export function addBlindCandidates(documents: Documents, job: SeedJob, turn: number): void {
  for (const [index, behind] of behindCodes.entries()) {
    const { uid, code, fullName, email, daysAgo, reviewed } = behind;
    const candidateRef = { orgId, interviewId: job.id, candidateUid: uid };
    const token = `seedToken${uid.replaceAll('-', '')}AAAAAAAAAAAAAA`;
    const [startedAt, submittedAt] = [ago(daysAgo, -1), ago(daysAgo, -0.5)];
    addInvite(documents, job, behind, token, codeOf(turn + index));
    addSession(documents, candidateRef, {
      status: 'submitted',
      inviteToken: token,
      startedAt,
      submittedAt,
      displayName: code,
      blind: true,
      hidden: hiddenMarksOf({ fullName, email }, uid),
      consent: { recording: true, ai: false, policyVersion: consentVersion, at: startedAt },
      rev: reviewed ? 3 : 2,
      ...candidateRef,
      language: job.language,
      ...(reviewed ? { reviewers: [people.recruiter.uid] } : {}),
    });
    documents.add('identity', candidateRef, { fullName, email });
    addAnswersAndReview(documents, job, candidateRef, behind, index === 0 ? 'good' : 'average');
  }
}
