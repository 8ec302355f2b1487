// Makes a set of questions: for a tracked job, a role by its name, or a pasted description, which becomes a tracked job on the way.
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { newId } from '#data/firestore/ids.ts';
import { addSeekerDocument, setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { questionsOf, type PracticeSession } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import type { Credits } from '#features/jobSeeker/useCredits.tsx';
import type { Language } from '#i18n/languages.ts';
import { practiceFrom, sameQuestions, type Drafted } from './practiceFrom.ts';

export type From =
  | { kind: 'job'; job: Stored<TrackedJob> }
  | { kind: 'role'; role: string }
  /** Title, company and place as they were confirmed. */
  | { kind: 'text'; title: string; company?: string; place?: string; description: string };

/** So many drafts are looked at for one that asks something else. */
const tries = 6;

export interface Known {
  jobs: readonly Stored<TrackedJob>[];
  sets: readonly Stored<PracticeSession>[];
}

/** Gives the verb; its value is the set's id, or null when no credit was left. */
export function useMakeSet(
  uid: string,
  credits: Credits,
): (from: From, language: Language, known: Known) => Promise<string | null> {
  const { t } = useTranslation('prep');
  return async (from, language, { jobs, sets }) => {
    const description =
      from.kind === 'job'
        ? (from.job.data.text ?? '')
        : from.kind === 'role'
          ? from.role.trim()
          : from.description;
    // Pasted once, tracked once: the same words are the same job.
    const twin =
      from.kind === 'job'
        ? from.job
        : from.kind === 'text'
          ? jobs.find(({ data }) => data.text?.trim() === description.trim())
          : undefined;
    const title =
      from.kind === 'role' ? from.role.trim() : from.kind === 'text' ? from.title.trim() : '';
    const before = sets.filter(
      ({ data }) =>
        (twin
          ? data.jobId === twin.id
          : data.source?.kind === 'role' && data.text === description) &&
        data.language === language,
    );
    const draft = async (variant: number): Promise<Drafted> =>
      practiceFrom(
        (
          await getAi().ask('draftKit', {
            description,
            language,
            variant,
            ...(title === '' ? {} : { known: { title } }),
          })
        ).reply,
      );
    async function another(): Promise<Drafted> {
      for (let variant = before.length; ; variant += 1) {
        const drafted = await draft(variant);
        if (
          variant >= before.length + tries ||
          !before.some(({ data }) => sameQuestions(drafted.questions, questionsOf(data)))
        )
          return drafted;
      }
    }
    const drafted = await credits.use(
      'set',
      JSON.stringify([description, title, language, before.map(({ id }) => id)]),
      another,
    );
    if (!drafted) return null;
    const name = (title || (twin?.data.title ?? '') || drafted.title || t('new.untitled')).slice(
      0,
      200,
    );
    const jobId =
      from.kind === 'role'
        ? null
        : (twin?.id ??
          (await addSeekerDocument(uid, 'jobTrackers', {
            title: name,
            text: description,
            status: 'interested',
            ...(from.kind === 'text'
              ? { company: from.company ?? '', place: from.place ?? '' }
              : {}),
          })));
    const id = newId();
    const companyOf = twin ? twin.data.company : from.kind === 'text' ? from.company : '';
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
          ...(companyOf ? { company: companyOf } : {}),
        },
        content: { questions: drafted.questions, competencies: drafted.competencies },
      },
      true,
    );
    return id;
  };
}
