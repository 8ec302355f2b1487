// The question of the work that a duty is recognised as; and how such a duty is said where the posting's words are clumsy.
import { inWords } from '#domain/text/wordLimits.ts';
import { isProfessional } from '#ai/onDevice/library/questions/competencyText.ts';
import type { WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import type { HeavyDuty } from './heavyDuties.ts';
import { offerOf, type Offer } from './writtenQuestions.ts';

type Language = 'en' | 'es';

/** The question written for the work that a duty is; none where no work is recognised in it. */
export function aboutWork(
  { work, line, phrase }: HeavyDuty,
  works: ReadonlyMap<string, WrittenQuestion>,
  language: Language,
): Offer[] {
  const written = work && works.get(work.id);
  if (!work || !written) return [];
  return [
    {
      ...offerOf(
        written,
        language,
        `work.${work.id}`,
        work.competency && isProfessional(work.competency) ? null : work.competency,
      ),
      duty: { words: [phrase ?? line], asked: [written[language].text] },
    },
  ];
}

/** A phrase with more words is named by its work. */
const mostWords = 9;
const clumsy = inWords(
  /[(),;:/]|\b(?:and|or|y|e|o)\b.*\b(?:and|or|y|e|o)\b|\b(?:our|your|nuestr[oa]s?|tus?)\b/iu,
);

/** The duty in the words of its work where its own are long, torn, a list, or the company's; else as it stands. */
export function plainlySaid(duty: HeavyDuty, language: Language): HeavyDuty {
  const { work, phrase, isFaulty } = duty;
  return work &&
    (phrase === null || isFaulty || phrase.split(' ').length > mostWords || clumsy.test(phrase))
    ? { ...duty, phrase: work.phrase[language], isFaulty: false }
    : duty;
}
