/** Accommodation requests: more time or another format, asked for by the candidate and answered by the company. No reason is required. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { AnswerFormat } from '#domain/recordings/recording.ts';

/** How much more time can be asked for, in per cent of the interview's minutes. */
export const askedPercents = [25, 50, 100] as const;
export const accommodationLimits = {
  noteMax: 1_000,
  messageMax: 1_000,
  minutesMax: 20_160,
} as const;

/**
 * interviews/{i}/accommodations/{token}: beside the invitation, so that it can be asked for before anything has begun and stays known on every device.
 * Whoever holds the open invitation reads it, later the one who began with it, and the company's editors; reviewers never do.
 */
export const Accommodation = z.object({
  status: z.enum(['open', 'granted', 'declined', 'withdrawn']),
  askedBy: z.string(),
  askedAt: Moment.nullish(),
  percent: z.number().int().nullish(),
  format: AnswerFormat.nullish(),
  note: z.string().max(accommodationLimits.noteMax).nullish(),
  /** What was granted so far: minutes on top of the interview's, and formats for every question. Never taken back. */
  extraMinutes: z.number().int().nonnegative().nullish(),
  formats: z.array(AnswerFormat).nullish(),
  message: z.string().max(accommodationLimits.messageMax).nullish(),
  answeredBy: z.string().nullish(),
  answeredAt: Moment.nullish(),
  /** The answer's entry in the company's log. */
  auditId: z.string().nullish(),
  rev: z.number().int().positive(),
});
export type Accommodation = z.infer<typeof Accommodation>;

/** What a candidate asks for; at least one of the three. */
export interface Asking {
  percent: number | null;
  format: AnswerFormat | null;
  note: string;
}

/** True when there is something to ask for. */
export function asksSomething({ percent, format, note }: Asking): boolean {
  return percent !== null || format !== null || note.trim() !== '';
}

/** Minutes that a share of the interview's time makes, rounded up to whole minutes. */
export function computePercentMinutes(durationMinutes: number, percent: number): number {
  return Math.ceil((durationMinutes * percent) / 100);
}

/** What holds for the candidate whatever became of the latest request. */
export function grantOf(
  accommodation: Pick<Accommodation, 'extraMinutes' | 'formats'> | null | undefined,
): { extraMinutes: number; formats: readonly AnswerFormat[] } {
  return { extraMinutes: accommodation?.extraMinutes ?? 0, formats: accommodation?.formats ?? [] };
}

/** The formats of a question with those that were granted to this candidate, in the usual order, none twice. */
export function addGrantedFormats(
  formats: readonly AnswerFormat[],
  granted: readonly AnswerFormat[],
): AnswerFormat[] {
  return [...formats, ...granted.filter((format) => !formats.includes(format))];
}

/** Minutes that must be granted in all so that at least `wanted` are left at `now`; 0 when they are already. */
export function computeMinutesFor(
  wanted: number,
  startedAt: Date,
  durationMinutes: number,
  now: Date,
): number {
  const gone = Math.ceil((now.getTime() - startedAt.getTime()) / 60_000);
  return Math.max(0, gone + wanted - durationMinutes);
}
