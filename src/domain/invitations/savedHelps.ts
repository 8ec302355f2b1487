// What somebody saved as helpful, seen from one interview: what they can simply use here, and what only the company can give.
import { askedPercents, type Asking } from '#domain/candidate/accommodation.ts';
import { answerFormats, type AnswerFormat } from '#domain/recordings/recording.ts';
import type { SeekerProfile } from '#domain/seeker/seekerProfile.ts';

export type Helps = NonNullable<SeekerProfile['helps']>;
export interface HelpsHere {
  /** To be asked for; nothing in it when everything is here already. */
  asking: Asking;
  /** Open for every question anyway. */
  format: AnswerFormat | null;
  calm: boolean;
}

const named = { text: 'text', voice: 'audio', video: 'video' } as const satisfies Record<
  NonNullable<Helps['format']>,
  AnswerFormat
>;

/** True when there is anything to take along. */
export function hasHelps(helps: Helps | null | undefined): helps is Helps {
  return Boolean(
    helps &&
    (helps.format ||
      (helps.extraTime ?? 1) > 1 ||
      helps.captions ||
      helps.calmTimer ||
      helps.note?.trim()),
  );
}

/**
 * Splits saved helps for one interview. `formatsEverywhere` are the formats every question takes; null where the interview knows only writing.
 * `captions` are the words that ask for captions. Time is asked for in the least share that is enough.
 */
export function helpsHere(
  helps: Helps,
  formatsEverywhere: readonly AnswerFormat[] | null,
  captions: string,
): HelpsHere {
  const wanted = helps.format ? named[helps.format] : null;
  const isHere =
    wanted !== null &&
    (formatsEverywhere === null ? wanted === 'text' : formatsEverywhere.includes(wanted));
  const more = Math.round(((helps.extraTime ?? 1) - 1) * 100);
  return {
    asking: {
      percent:
        more > 0
          ? (askedPercents.find((percent) => percent >= more) ?? askedPercents.at(-1) ?? null)
          : null,
      format:
        wanted !== null && !isHere && formatsEverywhere !== null && answerFormats.includes(wanted)
          ? wanted
          : null,
      note: [helps.captions ? captions : '', helps.note?.trim() ?? '']
        .filter((part) => part !== '')
        .join('\n'),
    },
    format: isHere ? wanted : null,
    calm: helps.calmTimer === true,
  };
}
