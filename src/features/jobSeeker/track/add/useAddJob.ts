// A job while it is added: what was read and typed of it, whether it is tracked already, and how it is stored.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createId } from '#data/firestore/ids.ts';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { isSameJob } from '#domain/seeker/sameJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useShowFault } from '#ui/toasts/useShowFault.ts';
import {
  addFields,
  parseDraft,
  emptyDraft,
  jobOf,
  problemOf,
  valueOf,
  type AddField,
  type Draft,
} from './addDraft.ts';
import { useReading } from './useReading.ts';

interface UseAddJobInput {
  uid: string;
  jobs: readonly Job[];
  /** What the ids of the fields begin with. */
  id: string;
  close: () => void;
}

export function useAddJob({ uid, jobs, id, close }: UseAddJobInput) {
  const { t } = useTranslation('tracker');
  const showFault = useShowFault();
  const [kept, keep] = useTyped(`tracker/${uid}/add`);
  const draft = parseDraft(kept);
  const [tried, setTried] = useState(false);
  const reading = useReading(draft.text);
  const set = (next: Draft): void =>
    keep(JSON.stringify(next) === JSON.stringify(emptyDraft) ? '' : JSON.stringify(next));
  const value = (name: AddField): string => valueOf(draft, reading, name);
  const same = jobs.find(({ data }) =>
    isSameJob(data, { title: value('title'), company: value('company'), url: value('url') }),
  );
  function add(): void {
    setTried(true);
    const wrong = addFields.find((name) => problemOf(name, value(name)));
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    // Not waited for: offline, it is kept and sent later.
    setSeekerDocument(
      uid,
      'jobTrackers',
      createId(),
      jobOf(draft, reading, new Date()),
      true,
    ).catch(showFault);
    keep('');
    notifyDone(t('add.done', { name: value('title') }));
    close();
  }
  const type = (name: AddField, text: string): void =>
    set({ ...draft, typed: { ...draft.typed, [name]: text } });
  function clear(): void {
    keep('');
    setTried(false);
  }
  return { kept, draft, set, reading, value, same, tried, type, add, clear };
}
