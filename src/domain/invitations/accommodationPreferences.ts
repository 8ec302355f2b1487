/** Matches a person's saved accommodation preferences with one interview: what they can use right away, and what only the company can grant. */
import { askedPercents, type Asking } from '#domain/candidate/accommodation.ts';
import { answerFormats, type AnswerFormat } from '#domain/recordings/recording.ts';
import type { SeekerProfile } from '#domain/seeker/seekerProfile.ts';

export type AccommodationPreferences = NonNullable<SeekerProfile['helps']>;
export interface PreferencesHere {
  /** To be asked for; nothing in it when everything is here already. */
  asking: Asking;
  /** Open for every question anyway. */
  format: AnswerFormat | null;
  calm: boolean;
}

const named = { text: 'text', voice: 'audio', video: 'video' } as const satisfies Record<
  NonNullable<AccommodationPreferences['format']>,
  AnswerFormat
>;

/** True when there is anything to take along. */
export function hasPreferences(
  preferences: AccommodationPreferences | null | undefined,
): preferences is AccommodationPreferences {
  return Boolean(
    preferences &&
    (preferences.format ||
      (preferences.extraTime ?? 1) > 1 ||
      preferences.captions ||
      preferences.calmTimer ||
      preferences.note?.trim()),
  );
}

/**
 * Splits saved helps for one interview. `formatsEverywhere` are the formats every question takes; null where the interview knows only writing.
 * `captions` are the words that ask for captions. Time is asked for in the least share that is enough.
 */
export function getPreferencesHere(
  preferences: AccommodationPreferences,
  formatsEverywhere: readonly AnswerFormat[] | null,
  captions: string,
): PreferencesHere {
  const wanted = preferences.format ? named[preferences.format] : null;
  const isHere =
    wanted !== null &&
    (formatsEverywhere === null ? wanted === 'text' : formatsEverywhere.includes(wanted));
  const more = Math.round(((preferences.extraTime ?? 1) - 1) * 100);
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
      note: [preferences.captions ? captions : '', preferences.note?.trim() ?? '']
        .filter((part) => part !== '')
        .join('\n'),
    },
    format: isHere ? wanted : null,
    calm: preferences.calmTimer === true,
  };
}
