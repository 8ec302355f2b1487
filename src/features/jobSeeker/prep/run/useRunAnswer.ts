// The answer to one question of a realistic interview: thinking, answering, the follow-up, and what of it is stored.
import { useRef, useState } from 'react';
import { getAi } from '#ai/port.ts';
import { newAttemptId } from '#data/seeker/practiceRecordings.ts';
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
import { languageFrom, type Language } from '#i18n/languages.ts';
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
  const [id] = useState(newAttemptId);
  const [before] = useState(
    () =>
      former.toSorted(
        (a, b) => (b.data.createdAt?.getTime() ?? 0) - (a.data.createdAt?.getTime() ?? 0),
      )[0] ?? null,
  );
  const { store } = useAttempt(uid, set, question, useCredits(uid));
  const write = useBackgroundWrites();
  const given = useRef({ isStored: false, words: '', seconds: null as number | null });
  const kind: TakeKind = format === 'video' ? 'video' : 'audio';
  const isSpoken = format !== 'text';
  const language = languageFrom(set.data.language);
  /** Stored without waiting for the server: an interview does not stand still for a slow line. */
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
      () => {
        setWords('');
        setMore('');
      },
    );
  }
  async function answered(said: string, seconds: number | null): Promise<void> {
    given.current = { ...given.current, words: said.slice(0, limits.answerMax), seconds };
    if (said.trim() === '' && seconds === null) return onNext(null, false);
    keep();
    setPhase({ step: 'between' });
    const asked = await findFollowUp(question, said, language);
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
    if (given.current.isStored) return;
    given.current.seconds = 0;
    keep();
  }
  function skip(): void {
    if (phase.step === 'followUp') onNext(id, false);
    else onNext(given.current.isStored ? id : null, false);
  }
  function leave(): void {
    const { isStored } = given.current;
    if (phase.step === 'followUp')
      return more.trim() === '' ? onNext(id, true) : further(phase.prompt, more, true);
    if (!isStored && words.trim() !== '') {
      given.current.words = words.slice(0, limits.answerMax);
      keep();
    }
    onNext(given.current.isStored ? id : null, true);
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

/** What an interviewer would ask next. Of a voice without words nothing can be asked that fits it: then the question's own follow-up. */
async function findFollowUp(
  question: PracticeQuestion,
  said: string,
  language: Language,
): Promise<string | null | undefined> {
  const [first] = question.followUps;
  if (said.trim() === '') return first;
  return getAi()
    .ask('followUp', {
      question: {
        text: question.text,
        kind: question.kind ?? 'behavioural',
        followUpCap: 1,
        followUps: question.followUps.slice(0, 3),
      },
      answer: said.slice(0, limits.answerMax),
      asked: [],
      language,
    })
    .then(
      ({ reply }) => reply.text,
      () => first,
    );
}
