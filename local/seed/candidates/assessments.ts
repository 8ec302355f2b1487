/** How the seed's candidates were assessed: the AI's run, who viewed the answers, the scorecards. */
import type { Ai } from '#ai/port.ts';
import { evaluateSession } from '#ai/tasks/evaluateSession.ts';
import { buildAiJobId } from '#domain/evaluation/aiJob.ts';
import { computeCompetencyLevel } from '#domain/evaluation/evaluation.ts';
import { contentOf } from '#domain/jobs/interview.ts';
import { levels, type Level } from '#domain/jobs/kit.ts';
import { people } from '../accounts.ts';
import { ago } from '../clock.ts';
import { orgId } from '../companies.ts';
import type { SeedJob } from '../content.ts';
import type { Documents } from '../documents.ts';
import type { SeedCandidate } from './seedCandidate.ts';
import { uidOf } from './candidateIds.ts';
import { addDecision, outcomeByStage } from './decisions.ts';

function levelNear(mean: number | null, shift: number): Level | null {
  return mean === null
    ? null
    : (levels.find((level) => level === Math.min(5, Math.max(1, Math.round(mean) + shift))) ??
        null);
}

type Evaluated = Awaited<ReturnType<typeof evaluateSession>>;
interface Candidacy {
  candidate: SeedCandidate;
  job: SeedJob;
  candidateRef: { orgId: string; interviewId: string; candidateUid: string };
}

/** The AI's run over the answers: the newest are queued, one has failed five times, the others are done. */
function addEvaluation(
  documents: Documents,
  { candidate, job, candidateRef }: Candidacy,
  { items, provenance }: Evaluated,
  rubricVersion: string,
): void {
  const { candidateUid } = candidateRef;
  const jobId = buildAiJobId(job.id, candidateUid);
  const at = ago(candidate.daysAgo, -0.3);
  const task = {
    interviewId: job.id,
    candidateUid,
    cap: 5,
    createdAt: ago(candidate.daysAgo, -0.5),
  };
  if (candidate.name === 'Greg Palmer') {
    documents.add(
      'aiJobs',
      { orgId, jobId },
      { ...task, status: 'dead', attempts: 5, error: 'aiUnavailable' },
    );
    return;
  }
  if (candidate.name === 'Irene Campos' || candidate.name === 'Lucía Fernández') {
    documents.add('aiJobs', { orgId, jobId }, { ...task, status: 'queued', attempts: 0 });
    return;
  }
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
      model: provenance?.model ?? '',
      promptVersion: provenance?.version ?? '',
      inputHash: provenance?.inputHash ?? '',
      rubricVersion,
    },
  );
  documents.add(
    'ratings',
    { ...candidateRef, evaluationId },
    { jobId, evaluatorUid, createdAt: at, items },
  );
}

/** Who has viewed the answers, as the candidate's view log shows it; whoever decides is among them. */
function addViews(documents: Documents, { candidate, candidateRef }: Candidacy): void {
  const readers = new Set<string>([
    ...(candidate.reviewed ?? []),
    ...(candidate.where in outcomeByStage ? [people.recruiter.uid] : []),
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
}

const reviewers = new Map<string, { firstName: string; lastName: string }>([
  [people.recruiter.uid, people.recruiter],
  [people.reviewer.uid, people.reviewer],
  [people.owner.uid, people.owner],
]);

/** The reviewers' scorecards: the AI's levels, of which all but the first reviewer raise one. */
function addScorecards(
  documents: Documents,
  { candidate, job, candidateRef }: Candidacy,
  { items }: Evaluated,
): void {
  (candidate.reviewed ?? []).forEach((reviewerUid, index) => {
    const who = reviewers.get(reviewerUid);
    const scores = Object.fromEntries(
      job.competencies.map(({ id }, line) => [
        id,
        {
          level: levelNear(
            computeCompetencyLevel(items, id),
            line === 1 ? (index === 0 ? 0 : 1) : 0,
          ),
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
  const candidacy = {
    candidate,
    job,
    candidateRef: { orgId, interviewId: job.id, candidateUid: uidOf(candidate) },
  };
  const made = await evaluateSession(ai, contentOf(job).rubric, answers, {
    language: job.language,
  });
  if (candidate.aiConsent !== false) addEvaluation(documents, candidacy, made, rubricVersion);
  addViews(documents, candidacy);
  addScorecards(documents, candidacy, made);
  addDecision(documents, candidate, job);
}
