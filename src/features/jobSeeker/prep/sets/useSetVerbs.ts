// What can be done with a set: rename, change its questions, remove it and take that back.
import { useTranslation } from 'react-i18next';
import {
  updateSeekerDocument,
  setSeekerDocument,
  deleteSeekerDocument,
} from '#data/seeker/seekerDocuments.ts';
import {
  questionsOf,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export interface SetVerbs {
  rename: (title: string) => Promise<void>;
  /** Stores these questions; a failure is shown in a toast. */
  put: (questions: PracticeQuestion[]) => void;
  /** Stores the set with one more question. True when it is there. */
  add: (question: PracticeQuestion) => Promise<boolean | undefined>;
  /** Stores the set without this question, and offers to take that back. */
  drop: (id: string) => void;
  /** Removes the set, and offers to take that back. True when it is gone. */
  remove: () => Promise<boolean | undefined>;
  removing: boolean;
}

export function useSetVerbs(uid: string, { id, data }: Stored<PracticeSession>): SetVerbs {
  const { t } = useTranslation('prep');
  const questions = questionsOf(data);
  const competencies = data.content?.competencies ?? [];
  const write = async (next: PracticeQuestion[]): Promise<true> => {
    await updateSeekerDocument(uid, 'practiceSessions', id, {
      content: { questions: next, competencies },
    });
    return true;
  };
  // What is shown has changed already: the next change is built on it, and does not wait for the server.
  const [put] = useAction(write, { lastWins: true });
  const [add] = useAction(write);
  const [back] = useAction(async () => {
    const { createdAt, updatedAt, ...fields } = data;
    void [createdAt, updatedAt];
    await setSeekerDocument(uid, 'practiceSessions', id, fields, true);
  });
  const [remove, { pending }] = useAction(async () => {
    await deleteSeekerDocument(uid, 'practiceSessions', id);
    notifyUndo(t('sets.removed'), t('undo'), () => void back());
    return true;
  });
  return {
    rename: (title) => updateSeekerDocument(uid, 'practiceSessions', id, { title }),
    put: (next) => void put(next),
    add: (question) => add([...questions, question]),
    drop: (questionId) => {
      void put(questions.filter((question) => question.id !== questionId));
      notifyUndo(t('set.dropped'), t('undo'), () => void put(questions));
    },
    remove,
    removing: pending,
  };
}
