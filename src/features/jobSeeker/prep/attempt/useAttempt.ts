// Stores an attempt, and asks the coach about it: the result is stored with the words it is about.
import { useTranslation } from 'react-i18next';
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';
import { getAi } from '#ai/port.ts';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import type { Provenance } from '#domain/jobs/kit.ts';
import {
  getTranscript,
  type PracticeAttempt,
  type PracticeFormat,
  type PracticeMode,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage } from '#i18n/languages.ts';
import type { Credits } from '#features/jobSeeker/useCredits.tsx';

/** What is known of an attempt before the coach has looked at it. */
export interface Attempted {
  id: string;
  /** Not stored yet. */
  isNew: boolean;
  words: string;
  mode: PracticeMode;
  format: PracticeFormat;
  /** Spoken for how long; null for written answers. */
  seconds: number | null;
  followUps?: NonNullable<PracticeAttempt['content']>['followUps'];
  /** The attempt before it at the same question. */
  former: Stored<PracticeAttempt> | null;
}

export interface Coached {
  reply: CoachReply;
  provenance: Provenance;
}

/** Gives the verbs; both throw Faults. */
export function useAttempt(
  uid: string,
  set: Stored<PracticeSession>,
  question: PracticeQuestion,
  credits: Credits,
): {
  store: (attempted: Attempted, coached?: Coached) => Promise<void>;
  /** Null when no credit was left. */
  coach: (attempted: Attempted) => Promise<Coached | null>;
} {
  const { i18n } = useTranslation();
  const store = async (
    { id, isNew, words, mode, format, seconds, followUps, former }: Attempted,
    coached?: Coached,
  ): Promise<void> =>
    setSeekerDocument(
      uid,
      'practiceAttempts',
      id,
      {
        title: question.text.slice(0, 200),
        text: words,
        language: set.data.language ?? null,
        sessionId: set.id,
        questionId: question.id,
        competency: question.competency,
        mode,
        format,
        seconds,
        former: former?.id ?? null,
        content: {
          question,
          followUps: followUps ?? [],
          coaching: coached?.reply ?? null,
          provenance: coached
            ? { ...coached.provenance, at: coached.provenance.at ?? new Date() }
            : null,
        },
      },
      isNew,
    );
  const coach = async ({
    words,
    seconds,
    followUps,
    former,
  }: Attempted): Promise<Coached | null> => {
    const answer = getTranscript({ text: words, content: { coaching: null, followUps } });
    const before = former ? getTranscript(former.data) : '';
    return credits.use('feedback', JSON.stringify([question.text, answer]), () =>
      getAi().ask('coachAnswer', {
        question: {
          text: question.text,
          ...(question.kind ? { kind: question.kind } : {}),
          lookFor: question.lookFor,
        },
        answer,
        language: toLanguage(i18n.language),
        ...(seconds && seconds > 0 ? { seconds } : {}),
        ...(before !== '' && before !== answer ? { former: before } : {}),
      }),
    );
  };
  return { store, coach };
}
