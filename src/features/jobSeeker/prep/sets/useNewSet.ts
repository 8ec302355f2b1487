// A new set while it is described: its job, role or text, what is missing, and how it is made.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import { toLanguage, type Language } from '#i18n/languages.ts';
import {
  parseDraft,
  emptyDraft,
  firstLineOf,
  valueOf,
} from '#features/jobSeeker/track/add/addDraft.ts';
import { buildTitleFieldId } from '#features/jobSeeker/track/add/ReadFacts.tsx';
import { useReading } from '#features/jobSeeker/track/add/useReading.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { useMakeSet, type From } from './useMakeSet.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import type { Credits } from '#features/jobSeeker/useCredits.tsx';
import type { PracticeSession } from '#domain/seeker/practice.ts';

export type Way = From['kind'];

interface UseNewSetInput {
  described: readonly Stored<TrackedJob>[];
  uid: string;
  credits: Credits;
  jobs: readonly Stored<TrackedJob>[];
  sets: readonly Stored<PracticeSession>[];
  onMade: (setId: string) => void;
}

export function useNewSet({ described, uid, credits, jobs, sets, onMade }: UseNewSetInput) {
  const { i18n } = useTranslation(['prep', 'common']);
  const [wish, setWay] = useState<Way | null>(null);
  const way: Way = wish ?? (described.length > 0 ? 'job' : 'text');
  const [jobId, setJobId] = useTyped(`prep/${uid}/job`);
  const [role, setRole] = useTyped(`prep/${uid}/role`);
  const id = useId();
  const [kept, keep] = useTyped(`prep/${uid}/facts`);
  const [description, setDescription] = useTyped(`prep/${uid}`);
  const reading = useReading(way === 'text' ? description : '');
  const { typed } = parseDraft(kept);
  const draft = {
    ...emptyDraft,
    text: description,
    typed: { ...(reading.facts.title ? {} : { title: firstLineOf(description) }), ...typed },
  };
  const [language, setLanguage] = useState<Language>(toLanguage(i18n.language));
  const [asked, setAsked] = useState(false);
  const [make, { pending }] = useAction(useMakeSet(uid, credits));
  const job = described.find((one) => one.id === jobId) ?? described[0];
  // The same words are the same job: it keeps its own title.
  const twin = jobs.find(
    ({ data }) => description.trim() !== '' && data.text?.trim() === description.trim(),
  );
  const wrong = useSetProblems({ description, way, job, role });
  /** What the set is made from, as it was chosen; null while there is nothing. */
  function findSource(read: { title?: string; company?: string; location?: string }): From | null {
    if (way === 'role') return { kind: 'role', role };
    if (way === 'job') return job ? { kind: 'job', job } : null;
    return {
      kind: 'text',
      description,
      title: twin ? '' : (read.title ?? ''),
      company: read.company ?? '',
      location: read.location ?? '',
    };
  }
  async function submit(): Promise<void> {
    setAsked(true);
    if (wrong[way]) return;
    const [title, company, location] = (['title', 'company', 'place'] as const).map((name) =>
      valueOf(draft, reading, name).trim(),
    );
    if (way === 'text' && !twin && !title)
      return document.getElementById(buildTitleFieldId(id))?.focus();
    const from = findSource({ title, company, location });
    const made = from && (await make(from, language, { jobs, sets }));
    if (!made) return;
    if (way === 'role') setRole('');
    if (way === 'text') {
      keep('');
      setDescription('');
    }
    onMade(made);
  }
  const shown = (name: Way): string | null => (asked ? wrong[name] : null);
  return {
    setWay,
    way,
    setJobId,
    role,
    setRole,
    id,
    keep,
    description,
    setDescription,
    reading,
    draft,
    language,
    setLanguage,
    asked,
    setAsked,
    pending,
    job,
    twin,
    submit,
    shown,
  };
}

interface UseSetProblemsInput {
  description: string;
  way: Way;
  job: Stored<TrackedJob> | undefined;
  role: string;
}

/** What is missing for a set, each way. */
function useSetProblems({ description, way, job, role }: UseSetProblemsInput) {
  const { t } = useTranslation(['prep', 'common']);
  function findTextProblem(): string | null {
    if (description.trim() === '') return t('new.wrong.empty');
    return description.length > limits.descriptionMax
      ? t('new.wrong.long', { max: limits.descriptionMax })
      : null;
  }
  const wrong = {
    job: way === 'job' && !job ? t('new.wrong.job') : null,
    role: way === 'role' && role.trim() === '' ? t('new.wrong.role') : null,
    text: way === 'text' ? findTextProblem() : null,
  };
  return wrong;
}
