/** Candidates of the seed: sessions, answers, evaluations by the real engine, scorecards, decisions. */
import type { Ai } from '#ai/port.ts';
import { evaluateSession } from '#ai/tasks/evaluateSession.ts';
import { aiJobId } from '#domain/evaluation/aiJob.ts';
import { followUpId } from '#domain/candidate/answer.ts';
import { competencyLevel } from '#domain/evaluation/evaluation.ts';
import { contentOf } from '#domain/jobs/interview.ts';
import { levels, type Level } from '#domain/jobs/kit.ts';
import { overrideId } from '#domain/review/override.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import { consentVersion, stages, type Session } from '#domain/candidate/session.ts';
import { people } from './accounts.ts';
import { ago, ahead } from './clock.ts';
import { orgId } from './companies.ts';
import type { PoolAnswer, Quality, SeedJob } from './content.ts';
import type { Documents } from './documents.ts';
import { windowOf } from './jobs.ts';
import type { SeedCandidate } from './people.ts';
import { addSession } from './candidateDocuments.ts';

const companies = [
  'Brightline',
  'Kestrel Parts',
  'Nordvik',
  'Tallis & Sons',
  'Meridian Foods',
  'Cobalt Rail',
  'Ferrow',
  'Ondine',
];
const policy = { recording: true, ai: true, policyVersion: consentVersion };

/** Uid of a candidate; the job seeker of the accounts keeps her own. */
export function uidOf(candidate: SeedCandidate): string {
  return candidate.name === 'Jo Lindqvist'
    ? people.seeker.uid
    : `seed-c-${candidate.name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]+/g, '')}`;
}

const better: Record<Quality, Quality[]> = {
  strong: ['strong', 'good'],
  good: ['good', 'strong'],
  average: ['average', 'good'],
  weak: ['weak', 'thin', 'average'],
  thin: ['thin', 'weak', 'average'],
};

function pick(pool: readonly PoolAnswer[], quality: Quality, turn: number): PoolAnswer {
  const wanted = better[quality]
    .map((each) => pool.filter((answer) => answer.quality === each))
    .find((found) => found.length > 0) ?? [...pool];
  return wanted[turn % wanted.length] ?? { quality, text: '' };
}

/** An answer of the wanted quality to one question. */
export function answerFrom(
  job: SeedJob,
  questionId: string,
  quality: Quality,
  turn: number,
): string {
  return pick(job.answers[questionId] ?? [], quality, turn).text;
}

function answersOf(
  candidate: SeedCandidate,
  job: SeedJob,
  turn: number,
): Record<string, { text: string; prompt?: string }> {
  const fill = (text: string): string =>
    text
      .replaceAll('{company}', companies[turn % companies.length] ?? '')
      .replaceAll('{n}', String(40 + ((turn * 37) % 160)))
      .replaceAll('{m}', String(5 + ((turn * 7) % 9)));
  return Object.fromEntries(
    job.questions.flatMap((question, index) => {
      const quality = candidate.qualities[index];
      if (!quality) return [];
      const answer = pick(job.answers[question.id] ?? [], quality, turn + index);
      const prompt = question.followUps[0];
      const first: [string, { text: string; prompt?: string }] = [
        question.id,
        { text: fill(answer.text) },
      ];
      return answer.followUp && prompt && question.followUpCap > 0
        ? [first, [followUpId(question.id, 1), { text: fill(answer.followUp), prompt }]]
        : [first];
    }),
  );
}

function levelNear(mean: number | null, shift: number): Level | null {
  return mean === null
    ? null
    : (levels.find((level) => level === Math.min(5, Math.max(1, Math.round(mean) + shift))) ??
        null);
}

/** The invitation code of the candidate with that number; used up, so that it may be guessable. */
export function codeOf(turn: number): string {
  return `SEEDC0DE${String(turn).padStart(8, '0')}`;
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
  const token = `seedToken${candidateUid.replace(/[^a-z]/g, '')}AAAAAAAAAAAAAA`.slice(0, 40);
  const isStage = (stages as readonly string[]).includes(candidate.where);
  const status: Session['status'] =
    isStage || candidate.where === 'submitted'
      ? 'submitted'
      : (candidate.where as Session['status']);
  const startedAt = candidate.daysAgo === 0 ? ago(0, -0.2) : ago(candidate.daysAgo, -1);
  const submittedAt = ago(candidate.daysAgo, -0.5);
  const consent = { ...policy, ai: candidate.aiConsent !== false, at: startedAt };
  const reviewers = candidate.reviewed ?? [];
  const email =
    candidateUid === people.seeker.uid
      ? people.seeker.email
      : `${candidate.name
          .toLowerCase()
          .normalize('NFD')
          .replace(/[^a-z ]/g, '')
          .replaceAll(' ', '.')}@mail.example`;
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
      claimedBy: candidateUid,
      claimedAt: startedAt,
    },
  );
  documents.add(
    'inviteDetails',
    { orgId, interviewId: job.id, token },
    {
      name: candidate.name,
      email,
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
  addSession(documents, candidateRef, {
    status,
    inviteToken: token,
    startedAt,
    displayName: candidate.name,
    email,
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

/** The AI's and the reviewers' assessments of the answers, and the decisions. */
export async function addJudgement(
  documents: Documents,
  ai: Ai,
  candidate: SeedCandidate,
  job: SeedJob,
  rubricVersion: string,
  answers: Record<string, { text: string }>,
): Promise<void> {
  const candidateUid = uidOf(candidate);
  const candidateRef = { orgId, interviewId: job.id, candidateUid };
  const rubric = contentOf(job).rubric;
  const made = await evaluateSession(ai, rubric, answers, { language: job.language });
  const jobId = aiJobId(job.id, candidateUid);
  const at = ago(candidate.daysAgo, -0.3);
  if (candidate.aiConsent !== false) {
    const task = {
      interviewId: job.id,
      candidateUid,
      cap: 5,
      createdAt: ago(candidate.daysAgo, -0.5),
    };
    // The newest are queued, one has failed five times, the others are done.
    if (candidate.name === 'Greg Palmer')
      documents.add(
        'aiJobs',
        { orgId, jobId },
        { ...task, status: 'dead', attempts: 5, error: 'aiUnavailable' },
      );
    else if (candidate.name === 'Irene Campos' || candidate.name === 'Lucía Fernández')
      documents.add('aiJobs', { orgId, jobId }, { ...task, status: 'queued', attempts: 0 });
    else {
      const evaluationId = `${jobId}_1`;
      const evaluatorUid = people.recruiter.uid;
      documents.add(
        'aiJobs',
        { orgId, jobId },
        {
          ...task,
          status: 'done',
          attempts: 1,
          leaseOwner: evaluatorUid,
          leaseId: `seed-lease-${candidateUid}`,
          leasedAt: at,
          evaluationId,
          finishedAt: at,
        },
      );
      documents.add(
        'evaluations',
        { ...candidateRef, evaluationId },
        {
          jobId,
          attempt: 1,
          evaluatorUid,
          createdAt: at,
          adapter: 'onDevice',
          model: made.provenance?.model ?? '',
          promptVersion: made.provenance?.version ?? '',
          inputHash: made.provenance?.inputHash ?? '',
          rubricVersion,
        },
      );
      documents.add(
        'ratings',
        { ...candidateRef, evaluationId },
        { jobId, evaluatorUid, createdAt: at, items: made.items },
      );
    }
  }
  const people2 = new Map([
    [people.recruiter.uid, people.recruiter],
    [people.reviewer.uid, people.reviewer],
    [people.owner.uid, people.owner],
  ] as [string, { firstName: string; lastName: string }][]);
  // The decider has viewed the answers; the candidate's view log shows it.
  const readers = new Set<string>([
    ...(candidate.reviewed ?? []),
    ...(candidate.where in reasons ? [people.recruiter.uid] : []),
  ]);
  for (const viewerUid of readers)
    documents.add(
      'views',
      { ...candidateRef, viewerUid },
      {
        role:
          viewerUid === people.reviewer.uid
            ? 'reviewer'
            : viewerUid === people.owner.uid
              ? 'owner'
              : 'recruiter',
        at: ago(Math.max(0, candidate.daysAgo - 1), -1),
      },
    );
  (candidate.reviewed ?? []).forEach((reviewerUid, index) => {
    const who = people2.get(reviewerUid);
    const scores = Object.fromEntries(
      job.competencies.map(({ id }, line) => [
        id,
        {
          level: levelNear(competencyLevel(made.items, id), line === 1 ? (index === 0 ? 0 : 1) : 0),
          note: '',
        },
      ]),
    );
    const known = Object.values(scores).flatMap(({ level }) => (level === null ? [] : [level]));
    const mean =
      known.length === 0 ? 2 : known.reduce((sum: number, level) => sum + level, 0) / known.length;
    documents.add(
      'reviews',
      { ...candidateRef, reviewerUid },
      {
        rating: levelNear(mean, 0) ?? 3,
        comment:
          job.language === 'es'
            ? 'Puntuado con los ejemplos de las respuestas.'
            : 'Scored from the examples given in the answers.',
        scores,
        submitted: true,
        updatedAt: ago(Math.max(0, candidate.daysAgo - 1)),
        rev: 3,
        name: who ? `${who.firstName} ${who.lastName}` : '',
      },
    );
  });
  addDecision(documents, candidate, job);
}

const reasons: Record<
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

function addDecision(documents: Documents, candidate: SeedCandidate, job: SeedJob): void {
  const decided = reasons[candidate.where];
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
  const evaluationId = `${aiJobId(candidateRef.interviewId, candidateRef.candidateUid)}_1`;
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
    { ...candidateRef, overrideId: overrideId(levelOverride) },
    levelOverride,
  );
}
