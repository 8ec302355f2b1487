/** Candidates of the seed with all that belongs to them: invitation, session, answers, assessment. */
import type { Ai } from '#ai/port.ts';
import { consentVersion, stages, type Session } from '#domain/candidate/session.ts';
import { people } from '../accounts.ts';
import { ago, ahead } from '../clock.ts';
import { orgId } from '../companies.ts';
import type { SeedJob } from '../content.ts';
import type { Documents } from '../documents.ts';
import { windowOf } from '../jobs.ts';
import type { SeedCandidate } from './seedCandidate.ts';
import { addSession } from './candidateDocuments.ts';
import { addJudgement } from './assessments.ts';
import { answersOf } from './candidateAnswers.ts';
import { codeOf, uidOf } from './candidateIds.ts';

const policy = { recording: true, ai: true, policyVersion: consentVersion };

const tokenOf = (candidate: SeedCandidate): string =>
  `seedToken${uidOf(candidate).replace(/[^a-z]/g, '')}AAAAAAAAAAAAAA`.slice(0, 40);
const startOf = ({ daysAgo }: SeedCandidate): Date =>
  daysAgo === 0 ? ago(0, -0.2) : ago(daysAgo, -1);
const submissionOf = ({ daysAgo }: SeedCandidate): Date => ago(daysAgo, -0.5);

function emailOf(candidate: SeedCandidate): string {
  return uidOf(candidate) === people.seeker.uid
    ? people.seeker.email
    : `${candidate.name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '.')}@mail.example`;
}

/** The invitation that the candidate took up: link, details and code. */
function addInvitation(
  documents: Documents,
  candidate: SeedCandidate,
  job: SeedJob,
  turn: number,
): void {
  const token = tokenOf(candidate);
  documents.add(
    'invites',
    { orgId, interviewId: job.id, token },
    {
      status: 'claimed',
      createdBy: people.recruiter.uid,
      createdAt: ago(candidate.daysAgo + 3),
      expiresAt: ahead(11),
      companyName: 'Harbour & Pine',
      interviewTitle: job.title,
      type: 'chat',
      questionCount: job.questions.length,
      durationMinutes: windowOf(job),
      language: job.language,
      claimedBy: uidOf(candidate),
      claimedAt: startOf(candidate),
    },
  );
  documents.add(
    'inviteDetails',
    { orgId, interviewId: job.id, token },
    {
      name: candidate.name,
      email: emailOf(candidate),
      language: job.language,
      code: codeOf(turn),
      mailed: 0,
      createdBy: people.recruiter.uid,
      createdAt: ago(candidate.daysAgo + 3),
    },
  );
  documents.add(
    'inviteCodes',
    { code: codeOf(turn) },
    {
      orgId,
      interviewId: job.id,
      token,
      createdBy: people.recruiter.uid,
      createdAt: ago(candidate.daysAgo + 3),
    },
  );
}

/** One candidate with all that belongs to them. `turn` makes candidates differ. */
export async function addCandidate(
  documents: Documents,
  ai: Ai,
  candidate: SeedCandidate,
  job: SeedJob,
  rubricVersion: string,
  turn: number,
): Promise<void> {
  const candidateUid = uidOf(candidate);
  const candidateRef = { orgId, interviewId: job.id, candidateUid };
  const isStage = (stages as readonly string[]).includes(candidate.where);
  const status: Session['status'] =
    isStage || candidate.where === 'submitted'
      ? 'submitted'
      : (candidate.where as Session['status']);
  const startedAt = startOf(candidate);
  const submittedAt = submissionOf(candidate);
  const consent = { ...policy, ai: candidate.aiConsent !== false, at: startedAt };
  const reviewers = candidate.reviewed ?? [];
  addInvitation(documents, candidate, job, turn);
  addSession(documents, candidateRef, {
    status,
    inviteToken: tokenOf(candidate),
    startedAt,
    displayName: candidate.name,
    email: emailOf(candidate),
    consent,
    rev: 1 + reviewers.length + (isStage ? 2 : 1),
    orgId,
    interviewId: job.id,
    candidateUid,
    language: job.language,
    ...(status === 'submitted' ? { submittedAt } : {}),
    ...(status === 'withdrawn' ? { withdrawnAt: submittedAt } : {}),
    ...(status === 'expired' ? { retiredBy: people.recruiter.uid } : {}),
    ...(isStage
      ? {
          stage: candidate.where as (typeof stages)[number],
          stageBy: people.recruiter.uid,
          stageAt: ago(Math.max(0, candidate.daysAgo - 2)),
        }
      : {}),
    ...(reviewers.length > 0 ? { reviewers } : {}),
    ...(candidate.trouble
      ? { trouble: { open: true, what: 'interrupted' as const, at: ago(0, -0.1), times: 1 } }
      : {}),
  });
  const answers = answersOf(candidate, job, turn);
  for (const [answerId, { text, prompt }] of Object.entries(answers))
    documents.add(
      'answers',
      { ...candidateRef, answerId },
      { type: 'text', text, rev: 2, updatedAt: submittedAt, ...(prompt ? { prompt } : {}) },
    );
  if (status === 'submitted')
    await addJudgement(documents, ai, candidate, job, rubricVersion, answers);
}
