// The answer to one question of a realistic interview: thinking, answering, the follow-up, and what of it is stored.
import { useRef, useState } from 'react';
import { getAi } from '#ai/port.ts';
import { createAttemptId } from '#data/seeker/practiceRecordings.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  practiceLimits,
  type PracticeAttempt,
  type PracticeFormat,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Take, TakeKind } from '#domain/recordings/recording.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage, type Language } from '#i18n/languages.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { useTyped } from '#ui/reading/useTyped.ts';
import { useAttempt } from '#features/jobSeeker/prep/attempt/useAttempt.ts';
import { useBackgroundWrites } from '#ui/toasts/useBackgroundWrites.ts';

type Phase =
  | { step: 'think' }
  | { step: 'answer' }
  | { step: 'between' }
  | { step: 'followUp'; prompt: string };

interface UseRunAnswerInput {
  wished: PracticeFormat;
  uid: string;
  set: Stored<PracticeSession>;
  question: PracticeQuestion;
  former: readonly Stored<PracticeAttempt>[];
  onNext: (attemptId: string | null, leaves: boolean) => void;
}

export function useRunAnswer({ wished, uid, set, question, former, onNext }: UseRunAnswerInput) {
  const [phase, setPhase] = useState<Phase>({ step: 'think' });
  const [format, setFormat] = useState(wished);
  const [words, setWords] = useTyped(`run/${uid}/${set.id}/${question.id}`);
  const [more, setMore] = useTyped(`run/${uid}/${set.id}/${question.id}/more`);
  const [id] = useState(createAttemptId);
  const { isStored, note, keep } = useKeptAttempt(
    { uid, set, question, former, id, format },
    () => {
      setWords('');
      setMore('');
    },
  );
  const kind: TakeKind = format === 'video' ? 'video' : 'audio';
  const isSpoken = format !== 'text';
  const language = toLanguage(set.data.language);
  async function answered(text: string, seconds: number | null): Promise<void> {
    note({ words: text.slice(0, limits.answerMax), seconds });
    if (text.trim() === '' && seconds === null) return onNext(null, false);
    keep();
    setPhase({ step: 'between' });
    const asked = await findFollowUp(question, text, language);
    if (asked) setPhase({ step: 'followUp', prompt: asked });
    else onNext(id, false);
  }
  function further(prompt: string, text: string, leaves = false): void {
    keep([{ prompt, text: text.slice(0, limits.answerMax) }]);
    onNext(id, leaves);
  }
  function ended(take: Take, heard: string): void {
    const seconds = Math.min(practiceLimits.secondsMax, Math.round(take.durationMs / 1_000));
    if (phase.step === 'followUp') further(phase.prompt, heard);
    else void answered(heard, take.bytes > 0 ? seconds : null);
  }
  /** A recording has begun: the attempt is there from now on. */
  function begun(): void {
    if (isStored()) return;
    note({ seconds: 0 });
    keep();
  }
  function skip(): void {
    if (phase.step === 'followUp') onNext(id, false);
    else onNext(isStored() ? id : null, false);
  }
  function leave(): void {
    if (phase.step === 'followUp')
      return more.trim() === '' ? onNext(id, true) : further(phase.prompt, more, true);
    if (!isStored() && words.trim() !== '') {
      note({ words: words.slice(0, limits.answerMax) });
      keep();
    }
    onNext(isStored() ? id : null, true);
  }
  return {
    phase,
    setPhase,
    setFormat,
    words,
    setWords,
    more,
    setMore,
    id,
    kind,
    isSpoken,
    language,
    answered,
    further,
    ended,
    begun,
    skip,
    leave,
  };
}

interface UseKeptAttemptInput extends Omit<UseRunAnswerInput, 'wished' | 'onNext'> {
  id: string;
  format: PracticeFormat;
}

/** The attempt as it was given so far. It is stored without waiting for the server: an interview goes on over a slow connection. */
function useKeptAttempt(
  { uid, set, question, former, id, format }: UseKeptAttemptInput,
  onStored: () => void,
) {
  const [before] = useState(
    () =>
      former.toSorted(
        (a, b) => (b.data.createdAt?.getTime() ?? 0) - (a.data.createdAt?.getTime() ?? 0),
      )[0] ?? null,
  );
  const { store } = useAttempt(uid, set, question, useCredits(uid));
  const write = useBackgroundWrites();
  const given = useRef({ isStored: false, words: '', seconds: null as number | null });
  function keep(followUps?: { prompt: string; text: string }[]): void {
    const isNew = !given.current.isStored;
    given.current.isStored = true;
    write(
      store({
        id,
        isNew,
        words: given.current.words,
        mode: 'realistic',
        format,
        seconds: given.current.seconds,
        followUps,
        former: before,
      }),
      onStored,
    );
  }
  const isStored = (): boolean => given.current.isStored;
  function note(change: { words?: string; seconds?: number | null }): void {
    given.current = { ...given.current, ...change };
  }
  return { isStored, note, keep };
}

/** What an interviewer would ask next: the question's own follow-up where an answer has no words to ask about. */
async function findFollowUp(
  question: PracticeQuestion,
  answer: string,
  language: Language,
): Promise<string | null | undefined> {
  const [first] = question.followUps;
  if (answer.trim() === '') return first;
  return getAi()
    .ask('followUp', {
      question: {
        text: question.text,
        kind: question.kind ?? 'behavioural',
        followUpCap: 1,
        followUps: question.followUps.slice(0, 3),
      },
      answer: answer.slice(0, limits.answerMax),
      asked: [],
      language,
    })
    .then(
      ({ reply }) => reply.text,
      () => first,
    );
}
