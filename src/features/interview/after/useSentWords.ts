// The words of every answer as they count after sending: typed ones, and spoken ones with their corrections.
import { useMemo } from 'react';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { transcriptsOf } from '#data/candidate/transcripts.ts';
import { readAnswerWords } from '#domain/candidate/transcript.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { buildPlan, type RoomPlan } from '#features/interview/session/roomPlan.ts';

/** The plan of what was asked, and the words to each answer. */
export function useSentWords(
  { questions, answers }: Pick<Room, 'questions' | 'answers'>,
  candidateRef: CandidateRef,
): { plan: RoomPlan; wordsOf: (answerId: string) => string } {
  const { items } = useLive(transcriptsOf(candidateRef));
  const words = useMemo(
    () =>
      new Map(
        answers.map(({ id, data }) => [
          id,
          readAnswerWords(data, items.find((one) => one.id === id)?.data),
        ]),
      ),
    [answers, items],
  );
  const plan = useMemo(
    () =>
      buildPlan(
        null,
        questions,
        answers.map(({ id, data }) => ({
          id,
          text: words.get(id) ?? '',
          prompt: data.prompt ?? null,
          hasFile: Boolean(data.storagePath),
        })),
      ),
    [questions, answers, words],
  );
  return { plan, wordsOf: (answerId) => words.get(answerId) ?? '' };
}
