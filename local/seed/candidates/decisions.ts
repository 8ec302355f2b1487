/** What was decided about the seed's candidates, and the teamwork around it: notes, mentions, an override. */
import { buildAiJobId } from '#domain/evaluation/aiJob.ts';
import { buildOverrideId } from '#domain/review/override.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import { people } from '../accounts.ts';
import { ago } from '../clock.ts';
import { orgId } from '../companies.ts';
import type { SeedJob } from '../content.ts';
import type { Documents } from '../documents.ts';
import type { SeedCandidate } from './seedCandidate.ts';
import { uidOf } from './candidateIds.ts';

export const outcomeByStage: Record<
  string,
  { outcome: 'advance' | 'reject'; reason: string; reasonCode?: RejectReason }
> = {
  offer: {
    outcome: 'advance',
    reason: 'Clear own part in every example, with checks and numbers. Both reviewers agree.',
  },
  hired: {
    outcome: 'advance',
    reason: 'Coaching examples with visible results; references confirmed them.',
  },
  rejected: {
    outcome: 'reject',
    reason: 'The answers name no own part and no result, although asked for in a follow-up.',
    reasonCode: 'experience',
  },
};

export function addDecision(documents: Documents, candidate: SeedCandidate, job: SeedJob): void {
  const decided = outcomeByStage[candidate.where];
  const candidateUid = uidOf(candidate);
  const candidateRef = { orgId, interviewId: job.id, candidateUid };
  const target = `${job.id}/${candidateUid}`;
  const by = people.recruiter.uid;
  const at = ago(Math.max(0, candidate.daysAgo - 2));
  if (decided) {
    const auditId = `seed_decision_${candidateUid}`;
    documents.add('decision', candidateRef, {
      ...decided,
      decidedBy: by,
      decidedAt: at,
      rev: 1,
      auditId,
    });
    documents.add(
      'auditLog',
      { orgId, id: auditId },
      { actorUid: by, action: `decision.${decided.outcome}`, target, at },
    );
    const message =
      decided.outcome === 'advance'
        ? 'Thank you for your answers. We would like to go on with you; Ravi will call you this week.'
        : 'Thank you for the time you took. We go on with others this time. What we missed were concrete examples of your own part; we would be glad to read from you again.';
    documents.add('outcome', candidateRef, {
      outcome: decided.outcome,
      message,
      factors: [],
      aiUsed: candidate.aiConsent !== false,
      releasedBy: by,
      releasedAt: at,
    });
  }
  if (candidate.where !== 'submitted')
    documents.add(
      'auditLog',
      { orgId, id: `stage_${job.id}_${candidateUid}_3` },
      { actorUid: by, action: `stage.${candidate.where}`, target, at },
    );
  if (candidate.name === 'Rosa Delgado') addTeamwork(documents, candidateRef, at);
  if (candidate.where === 'shortlisted')
    documents.add(
      'notes',
      { ...candidateRef, noteId: 'seed-note-1' },
      {
        text:
          job.language === 'es'
            ? 'Preguntar en la llamada por el tamaño del equipo.'
            : 'Ask about the size of the team in the call.',
        authorUid: people.reviewer.uid,
        createdAt: at,
      },
    );
  if (candidate.where === 'shortlisted')
    documents.add(
      'noteMarks',
      { ...candidateRef, noteId: 'seed-note-1' },
      { authorUid: people.reviewer.uid, createdAt: at },
    );
}

/** A note that names a colleague, with its notice, and a level by a person beside the AI's. */
function addTeamwork(
  documents: Documents,
  candidateRef: { orgId: string; interviewId: string; candidateUid: string },
  at: Date,
): void {
  const { recruiter, reviewer } = people;
  const by = `${recruiter.firstName} ${recruiter.lastName}`;
  const noteId = 'seed-note-2';
  documents.add(
    'notes',
    { ...candidateRef, noteId },
    {
      text: `@${reviewer.firstName} ${reviewer.lastName} could you read the answer to question 1 once more before we call?`,
      authorUid: recruiter.uid,
      createdAt: at,
      mentions: [reviewer.uid],
    },
  );
  documents.add(
    'noteMarks',
    { ...candidateRef, noteId },
    { authorUid: recruiter.uid, createdAt: at },
  );
  documents.add(
    'notices',
    { orgId: candidateRef.orgId, uid: reviewer.uid, noticeId: noteId },
    {
      kind: 'mention',
      interviewId: candidateRef.interviewId,
      candidateUid: candidateRef.candidateUid,
      about: noteId,
      by: recruiter.uid,
      byName: by,
      at,
      readAt: null,
    },
  );
  const evaluationId = `${buildAiJobId(candidateRef.interviewId, candidateRef.candidateUid)}_1`;
  const levelOverride = {
    evaluationId,
    questionId: 'q1',
    n: 1,
    level: 3 as const,
    withdrawn: false,
    reason: 'The result is told, but no figure or reaction shows it.',
    by: recruiter.uid,
    byName: by,
    at,
  };
  documents.add(
    'overrides',
    { ...candidateRef, overrideId: buildOverrideId(levelOverride) },
    levelOverride,
  );
}
