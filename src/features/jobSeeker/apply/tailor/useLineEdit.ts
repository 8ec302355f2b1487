// One line of the fitted resume while it is changed by hand: its draft, kept on the device, and what can be done with it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editResume } from '#data/seeker/ownResumes.ts';
import type { ResumeEdit } from '#domain/resume/correctedResume.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { listSkills, findUnsupported, type TailoredLine } from './tailored.ts';

type Bare<T> = T extends unknown ? Omit<T, 'id'> : never;

interface UseLineEditInput {
  line: TailoredLine;
  opened: string | null;
  onSet: (path: string, text: string | null) => void;
  onOpened: () => void;
}

export function useLineEdit({ line, opened, onSet, onOpened }: UseLineEditInput) {
  const { t } = useTranslation(['applying', 'common']);
  const context = useApplicationContext();
  const { uid, job, master, resume } = context;
  const [typed, keepTyped] = useTyped(`apply/${uid}/${job.id}/${line.path}`);
  const [draft, setDraft] = useState<string | null>(
    typed === '' ? (opened === line.path ? '' : null) : typed,
  );
  const found = findUnsupported(line, resume);
  const isAdded = line.path.includes('.+');
  const isGone = line.text.trim() === '';
  const [believe, { pending }] = useAction(
    async () => {
      const edits = planMasterEdits(line, resume.skills);
      await editResume(
        uid,
        master.id,
        edits.map((edit) => ({ ...edit, id: crypto.randomUUID() })),
      );
      // The master has it now: no edit of it is left.
      onSet(line.path, line.path === 'skills' ? line.text : null);
    },
    { done: t('unheld.added') },
  );
  function change(text: string): void {
    setDraft(text);
    keepTyped(text);
  }
  function close(): void {
    setDraft(null);
    keepTyped('');
    onOpened();
  }
  function done(text: string): void {
    const isEmptyAddition = isAdded && text.trim() === '';
    onSet(
      line.path,
      isEmptyAddition || (text === line.before && line.path !== 'skills') ? null : text,
    );
    close();
  }
  function drop(): void {
    if (isAdded && line.text === '') onSet(line.path, null);
    close();
  }
  return {
    resume,
    draft,
    setDraft,
    found,
    isAdded,
    isGone,
    believe,
    pending,
    change,
    close,
    done,
    drop,
  };
}

/** The edits that bring a line into the master: its own field, another line of that job, or the skills it does not list. */
function planMasterEdits(line: TailoredLine, skills: readonly string[]): Bare<ResumeEdit>[] {
  if (line.path === 'skills')
    return listSkills(line.text)
      .filter((skill) => !skills.some((known) => known.toLowerCase() === skill.toLowerCase()))
      .map((value) => ({ do: 'add', path: 'skills', value }));
  if (line.path.includes('.+'))
    return [{ do: 'add', path: line.path.slice(0, line.path.indexOf('.+')), value: line.text }];
  return [{ do: 'set', path: line.path, was: line.before, value: line.text }];
}
