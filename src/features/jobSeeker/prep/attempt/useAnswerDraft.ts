// The current answer: its words, its format and its name, kept on this device until it is stored.
import { useState } from 'react';
import { createAttemptId } from '#data/seeker/practiceRecordings.ts';
import { practiceFormats, type PracticeFormat } from '#domain/seeker/practice.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { useOnDevice } from '#features/jobSeeker/useOnDevice.ts';

export interface AnswerDraft {
  id: string;
  words: string;
  setWords: (words: string) => void;
  /** A recording begins under its name: it is found again after a crash. */
  hold: () => void;
  /** Begins another answer under this name, with these words. */
  begin: (id: string, words: string) => void;
  /** The answer is stored: nothing of it is kept here any more. */
  clear: () => void;
}

export function useAnswerDraft(uid: string, setId: string, questionId: string): AnswerDraft {
  const key = `practice/${uid}/${setId}/${questionId}`;
  const [words, setWords] = useTyped(key);
  const [kept, keep] = useOnDevice(key);
  const [fresh, setFresh] = useState(createAttemptId);
  const id = kept || fresh;
  return {
    id,
    words,
    setWords: (next) => {
      setWords(next);
      if (kept !== id) keep(id);
    },
    hold: () => keep(id),
    begin: (nextId, nextWords) => {
      setWords(nextWords);
      keep(nextId);
    },
    clear: () => {
      setWords('');
      keep('');
      setFresh(createAttemptId());
    },
  };
}

/** The way of answering that was chosen last on this device. */
export function useFormatWish(): [PracticeFormat, (format: PracticeFormat) => void] {
  const [wish, keep] = useOnDevice('practice/format');
  return [practiceFormats.find((format) => format === wish) ?? 'text', keep];
}
