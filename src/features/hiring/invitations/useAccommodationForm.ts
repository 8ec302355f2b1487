// An answer to a request for an accommodation while it is written, and what is missing before it can be sent.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { answerAccommodation, type Answering } from '#data/candidate/accommodations.ts';
import type { InviteRef } from '#data/firestore/refs.ts';
import {
  grantOf,
  computePercentMinutes,
  type Accommodation,
} from '#domain/candidate/accommodation.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useKept } from '#ui/reading/useKept.ts';

export interface AccommodationForm {
  /** What was granted before. */
  before: ReturnType<typeof grantOf>;
  minutes: number;
  setMinutes: (minutes: number) => void;
  /** The minutes are typed, not chosen. */
  isOwn: boolean;
  setOwn: (isOwn: boolean) => void;
  formats: readonly AnswerFormat[];
  setFormats: (formats: readonly AnswerFormat[]) => void;
  message: string;
  setMessage: (message: string) => void;
  problem: 'nothing' | 'noWord' | null;
  clearProblem: () => void;
  pending: boolean;
  send: (kind: 'granted' | 'declined') => Promise<void>;
}

export function useAccommodationForm(
  inviteRef: InviteRef,
  uid: string,
  job: Interview,
  request: Accommodation,
  onClose: () => void,
): AccommodationForm {
  const { t } = useTranslation('hiring');
  const before = grantOf(request);
  const suggested = request.percent
    ? Math.max(before.extraMinutes, computePercentMinutes(job.durationMinutes, request.percent))
    : before.extraMinutes;
  const [minutes, setMinutes] = useState(suggested);
  const [isOwn, setOwn] = useState(false);
  const [formats, setFormats] = useState<readonly AnswerFormat[]>(() => [
    ...before.formats,
    ...(request.format && !before.formats.includes(request.format) ? [request.format] : []),
  ]);
  const {
    value: message,
    set: setMessage,
    forget,
  } = useKept(
    `hirely.accommodation/${uid}/${inviteRef.orgId}/${inviteRef.interviewId}/${inviteRef.token}`,
    z.string(),
    '',
  );
  const [problem, setProblem] = useState<'nothing' | 'noWord' | null>(null);
  const [answer, { pending }] = useAction(
    async (given: Answering) => {
      await answerAccommodation(inviteRef, uid, request.rev, given);
      return true;
    },
    { done: t('accommodation.answered') },
  );

  async function send(kind: 'granted' | 'declined'): Promise<void> {
    if (
      kind === 'granted' &&
      minutes <= before.extraMinutes &&
      formats.length <= before.formats.length
    )
      return setProblem('nothing');
    if (kind === 'declined' && message.trim() === '') return setProblem('noWord');
    const done = await answer(
      kind === 'granted' ? { kind, extraMinutes: minutes, formats, message } : { kind, message },
    );
    if (!done) return;
    forget();
    onClose();
  }
  return {
    before,
    minutes,
    setMinutes,
    isOwn,
    setOwn,
    formats,
    setFormats,
    message,
    setMessage,
    problem,
    clearProblem: () => setProblem(null),
    pending,
    send,
  };
}
