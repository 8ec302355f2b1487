// Makes a set of questions: for a tracked job, a role by its name, or a pasted description, which becomes a tracked job on the way.
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { createId } from '#data/firestore/ids.ts';
import { addSeekerDocument, setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { questionsOf, type PracticeSession } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import type { Credits } from '#features/jobSeeker/useCredits.tsx';
import type { Language } from '#i18n/languages.ts';
import { createPractice, hasSameQuestions, type Drafted } from './practiceQuestions.ts';

export type From =
  | { kind: 'job'; job: Stored<TrackedJob> }
  | { kind: 'role'; role: string }
  /** Title, company and location as they were confirmed. */
  | { kind: 'text'; title: string; company?: string; location?: string; description: string };

/** How many drafts are tried for one that asks something else. */
const tries = 6;

export interface Known {
  jobs: readonly Stored<TrackedJob>[];
  sets: readonly Stored<PracticeSession>[];
}

/** What a set is made from, in the terms of a draft. */
interface Brief {
  description: string;
  title: string;
  language: Language;
  /** The tracked job it belongs to, when there is one already. */
  job: Stored<TrackedJob> | undefined;
}

function describeSource(from: From): Pick<Brief, 'description' | 'title'> {
  if (from.kind === 'job') return { description: from.job.data.text ?? '', title: '' };
  if (from.kind === 'role') return { description: from.role.trim(), title: from.role.trim() };
  return { description: from.description, title: from.title.trim() };
}

/** Pasted once, tracked once: the same words are the same job. */
function findJob(from: From, jobs: Known['jobs']): Brief['job'] {
  if (from.kind === 'job') return from.job;
  if (from.kind === 'role') return undefined;
  return jobs.find(({ data }) => data.text?.trim() === from.description.trim());
}

/** The sets that were made from the same source. */
function findEarlierSets(
  { description, language, job }: Brief,
  sets: Known['sets'],
): Known['sets'] {
  return sets.filter(
    ({ data }) =>
      (job ? data.jobId === job.id : data.source?.kind === 'role' && data.text === description) &&
      data.language === language,
  );
}

/** A draft that asks something else than the earlier sets do, as far as the tries allow. */
async function draftAnother(
  { description, title, language }: Brief,
  earlier: Known['sets'],
): Promise<Drafted> {
  for (let variant = earlier.length; ; variant += 1) {
    const { reply } = await getAi().ask('draftKit', {
      description,
      language,
      variant,
      ...(title === '' ? {} : { known: { title } }),
    });
    const drafted = createPractice(reply);
    if (
      variant >= earlier.length + tries ||
      !earlier.some(({ data }) => hasSameQuestions(drafted.questions, questionsOf(data)))
    )
      return drafted;
  }
}

/** Tracks the job that the set is for, if it is not tracked yet; null for a role. */
async function trackJob(
  uid: string,
  from: From,
  { description, job }: Brief,
  title: string,
): Promise<string | null> {
  if (from.kind === 'role') return null;
  if (job) return job.id;
  return addSeekerDocument(uid, 'jobTrackers', {
    title,
    text: description,
    status: 'interested',
    ...(from.kind === 'text' ? { company: from.company ?? '', place: from.location ?? '' } : {}),
  });
}

function findCompany(from: From, job: Brief['job']): string | null | undefined {
  if (job) return job.data.company;
  return from.kind === 'text' ? from.company : '';
}

/** Gives the verb; its value is the set's id, or null when no credit was left. */
export function useMakeSet(
  uid: string,
  credits: Credits,
): (from: From, language: Language, known: Known) => Promise<string | null> {
  const { t } = useTranslation('prep');
  return async (from, language, { jobs, sets }) => {
    const job = findJob(from, jobs);
    const brief: Brief = { ...describeSource(from), language, job };
    const { description, title } = brief;
    const earlier = findEarlierSets(brief, sets);
    const drafted = await credits.use(
      'set',
      JSON.stringify([description, title, language, earlier.map(({ id }) => id)]),
      () => draftAnother(brief, earlier),
    );
    if (!drafted) return null;
    const name = (title || (job?.data.title ?? '') || drafted.title || t('new.untitled')).slice(
      0,
      200,
    );
    const jobId = await trackJob(uid, from, brief, name);
    const id = createId();
    const company = findCompany(from, job);
    await setSeekerDocument(
      uid,
      'practiceSessions',
      id,
      {
        title: name,
        language,
        text: description,
        jobId,
        source: {
          kind: from.kind === 'role' ? 'role' : 'job',
          ...(company ? { company } : {}),
        },
        content: { questions: drafted.questions, competencies: drafted.competencies },
      },
      true,
    );
    return id;
  };
}
