// The question of the work that a duty is recognised as; and how such a duty is worded where the posting's words are clumsy.
import { isProfessional } from '#ai/onDevice/library/questions/competencyText.ts';
import type { WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import type { HeavyDuty } from '#ai/onDevice/kit/duties/heavyDuties.ts';
import { openings } from './dutyQuestions.ts';
import { isOfAnyTrade } from '#ai/onDevice/kit/duties/dutyRank.ts';
import { isPlain } from '#ai/onDevice/kit/duties/plainPhrase.ts';
import { isOfEveryTrade } from '#ai/onDevice/kit/duties/workNamed.ts';
import { competencyOfKind, offerOf, type Offer } from './writtenQuestions.ts';

type Language = 'en' | 'es';

/** The opening before the question of a work that is the same in every trade: the duty in the posting's words; null where these say no more than the question. */
function openingOf({ work, phrase, isOwn }: HeavyDuty, language: Language): string | null {
  const isOpened =
    work !== undefined &&
    phrase !== null &&
    !isOwn &&
    phrase !== work.phrase[language] &&
    isPlain(phrase, language) &&
    !isOfAnyTrade(phrase);
  return isOpened ? `${openings[language].you(phrase)} ` : null;
}

/** The questions written for the work that a duty is, the first to be asked first; none where no work is recognised in it. */
export function offerAboutWork(
  duty: HeavyDuty,
  works: ReadonlyMap<string, readonly WrittenQuestion[]>,
  language: Language,
): Offer[] {
  const { work, line, phrase } = duty;
  if (!work) return [];
  const opening = isOfEveryTrade(work) ? openingOf(duty, language) : '';
  if (opening === null) return [];
  return (works.get(work.id) ?? []).map((written, index) => ({
    ...offerOf(
      written,
      language,
      `work.${work.id}${index === 0 ? '' : `.${index + 1}`}`,
      work.competency && !isProfessional(work.competency)
        ? work.competency
        : competencyOfKind[work.kind],
      (text) => `${opening}${text}`,
    ),
    duty: { words: [phrase ?? line], asked: [written[language].text] },
  }));
}
