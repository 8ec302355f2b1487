// The question of the work that a duty is recognised as; and how such a duty is said where the posting's words are clumsy.
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

/** The duty in the words of its work where its own are torn or can only be quoted; else as it stands. */
export function plainlySaid(duty: HeavyDuty, language: Language): HeavyDuty {
  const { work, phrase, isFaulty } = duty;
  return work && (phrase === null || isFaulty)
    ? { ...duty, phrase: work.phrase[language], isFaulty: false }
    : duty;
}
