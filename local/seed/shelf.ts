/** The company's library, and an older version of one interview. */
import {
  buildCompetencyEntry,
  questionEntry,
  termsOf,
  type LibraryEntry,
} from '#domain/jobs/library.ts';
import { people } from './accounts.ts';
import { backendEngineer } from './backendEngineer.ts';
import { ago } from './clock.ts';
import { orgId } from './companies.ts';
import type { SeedJob } from './content.ts';
import { dataAnalyst } from './dataAnalyst.ts';
import type { Documents } from './documents.ts';
import { addJob } from './jobs.ts';
import { showroomAdviser } from './showroomAdviser.ts';
import { supportLead } from './supportLead.ts';

/** One question of a job, with what it measures. */
function questionOf(job: SeedJob, id: string): LibraryEntry[] {
  return job.questions
    .filter((question) => question.id === id)
    .map((question) =>
      questionEntry(
        question,
        job.competencies.find((competency) => competency.id === question.competencyId)?.name ?? '',
        job.language,
      ),
    );
}

function competencyOf(job: SeedJob, id: string): LibraryEntry[] {
  return job.competencies
    .filter((competency) => competency.id === id)
    .map((competency) => buildCompetencyEntry(competency, job.questions, job.language));
}

function templateOf({
  title,
  level,
  mustHave,
  niceToHave,
  competencies,
  questions,
  description,
  language,
  type = 'chat',
}: SeedJob): LibraryEntry {
  return {
    kind: 'interview',
    title,
    tags: [],
    language,
    body: {
      title,
      level,
      mustHave,
      niceToHave,
      competencies,
      questions,
      description,
      type,
      retakes: 1,
    },
  };
}

/** Questions, competencies and whole interviews, in both languages. */
export function addLibrary(documents: Documents): void {
  const kept: readonly (readonly [LibraryEntry[], string[], string])[] = [
    [questionOf(backendEngineer, 'q1'), ['engineering', 'incidents'], people.recruiter.uid],
    [questionOf(backendEngineer, 'q3'), ['every job'], people.owner.uid],
    [questionOf(supportLead, 'q1'), ['customers'], people.recruiter.uid],
    [questionOf(dataAnalyst, 'q1'), ['datos'], people.recruiter.uid],
    [competencyOf(backendEngineer, 'reliability'), ['engineering'], people.recruiter.uid],
    [competencyOf(supportLead, 'coaching'), ['leading people'], people.owner.uid],
    [[templateOf(backendEngineer)], ['engineering'], people.recruiter.uid],
    [[templateOf(supportLead)], ['customers', 'leading people'], people.owner.uid],
    [[templateOf(dataAnalyst)], ['datos'], people.recruiter.uid],
  ];
  for (const [turn, [entries, tags, by]] of kept.entries()) {
    for (const untagged of entries) {
      const entry: LibraryEntry = { ...untagged, tags };
      documents.add(
        'library',
        { orgId, itemId: `seed-kept-${turn}` },
        {
          ...entry,
          terms: termsOf(entry),
          createdBy: by,
          updatedBy: by,
          updatedAt: ago(3 + turn * 4),
          rev: 1,
        },
      );
    }
  }
}

const firstShowroom: SeedJob = {
  ...showroomAdviser,
  id: 'seed-video-1',
  questions: showroomAdviser.questions
    .map((question, index) =>
      index === 0
        ? { ...question, minutes: question.minutes + 1, followUps: [], followUpCap: 0 }
        : question,
    )
    .slice(0, -1),
};

/** The version before the showroom's: one question shorter, and no new invitations. */
export function addOlderVersion(documents: Documents): void {
  addJob(documents, firstShowroom, 34);
  const [older, newer] = [firstShowroom.id, showroomAdviser.id].map((interviewId) => ({
    orgId,
    interviewId,
  }));
  if (!older || !newer) return;
  documents.change('interviews', older, { next: newer.interviewId, invitesClosed: true, rev: 3 });
  documents.change('interviews', newer, {
    family: older.interviewId,
    version: 2,
    previous: older.interviewId,
  });
}
