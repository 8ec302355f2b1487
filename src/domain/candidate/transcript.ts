/** The transcript of a spoken answer, and the candidate's corrections. Both are kept side by side. */
import { z } from 'zod';
import type { Answer } from './answer.ts';
import { limits } from '#domain/jobs/kit.ts';
import { Moment } from '#domain/base/moment.ts';

const transcriptSources = ['browser', 'cloud', 'typed'] as const;

/** The words of a stretch of a recording; seconds from its beginning. */
export const TranscriptSegment = z.object({
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
  text: z.string(),
});
export type TranscriptSegment = z.infer<typeof TranscriptSegment>;
/** Most stretches that are kept with their times. */
export const segmentsMax = 400;

/** sessions/{c}/transcripts/{answerId}: beside the spoken answer of the same id. */
export const Transcript = z.object({
  /** As it was understood; never changed by a correction. */
  text: z.string().max(limits.answerMax),
  source: z.enum(transcriptSources),
  language: z.string().nullish(),
  /** The recording it belongs to: after another take it no longer counts. */
  of: z.string(),
  by: z.string(),
  /** `text` by its times, where they are known; only for finding a place in the recording. */
  segments: z.array(TranscriptSegment).max(segmentsMax).nullish(),
  correctedText: z.string().max(limits.answerMax).nullish(),
  correctedAt: Moment.nullish(),
  rev: z.number().int(),
  createdAt: Moment.nullish(),
});
export type Transcript = z.infer<typeof Transcript>;

type SpokenAnswer = Pick<Answer, 'type' | 'text' | 'storagePath' | 'transcript'>;

/** True for an answer that is a recording. */
export function isSpoken({ type }: Pick<Answer, 'type'>): boolean {
  return type === 'video';
}

/** The transcript, when it belongs to the recording that counts. */
export function chooseCurrentTranscript(
  answer: SpokenAnswer,
  transcript: Transcript | null | undefined,
): Transcript | null {
  return transcript && answer.storagePath === transcript.of ? transcript : null;
}

/** What was understood before anybody corrected it; empty when nothing was. Typed words were not understood by anything. */
export function originalOf(
  answer: SpokenAnswer,
  transcript: Transcript | null | undefined,
): string {
  const current = chooseCurrentTranscript(answer, transcript);
  return (current?.source === 'typed' ? '' : current?.text) || (answer.transcript ?? '');
}

/** What the candidate wrote in place of what was understood, and when; null where it is as it was understood. */
export function correctionOf(
  answer: SpokenAnswer,
  transcript: Transcript | null | undefined,
): { text: string; at: Date | null } | null {
  const current = chooseCurrentTranscript(answer, transcript);
  if (!current) return null;
  const typed = current.source === 'typed' ? current.text : null;
  const text = current.correctedText ?? typed;
  if (text === null || text.trim() === originalOf(answer, current).trim()) return null;
  return {
    text,
    at: (current.correctedText == null ? current.createdAt : current.correctedAt) ?? null,
  };
}

/** The words that count for reading and rating: typed ones as they are, spoken ones with the candidate's corrections. */
export function readAnswerWords(
  answer: SpokenAnswer,
  transcript: Transcript | null | undefined,
): string {
  if (!isSpoken(answer)) return answer.text ?? '';
  return (
    correctionOf(answer, transcript)?.text ??
    (originalOf(answer, transcript) || (answer.text ?? ''))
  );
}

/** True when there is a recording without a single word to rate: nobody's fault, and never a low score. */
export function isWordless(
  answer: SpokenAnswer,
  transcript: Transcript | null | undefined,
): boolean {
  return isSpoken(answer) && readAnswerWords(answer, transcript).trim() === '';
}

/** True when a correction came after something else, such as an evaluation or handing in. */
export function cameLater(
  correctedAt: Date | null | undefined,
  than: Date | null | undefined,
): boolean {
  return correctedAt != null && than != null && correctedAt > than;
}

/** Answers with the words that count in `text`, so that everything that reads words reads the same ones. */
export function withWords<T extends Answer>(
  answers: Readonly<Record<string, T>>,
  transcripts: Readonly<Record<string, Transcript | undefined>>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      isSpoken(answer) ? { ...answer, text: readAnswerWords(answer, transcripts[id]) } : answer,
    ]),
  );
}
