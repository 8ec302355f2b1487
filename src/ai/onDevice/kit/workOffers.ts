// The question of the work that a duty is recognised as; and how such a duty is said where the posting's words are clumsy.
import { isProfessional } from '#ai/onDevice/library/questions/competencyText.ts';
import type { WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import type { HeavyDuty } from './heavyDuties.ts';
import { openings } from './dutyQuestions.ts';
import { competencyOfKind, offerOf, type Offer } from './writtenQuestions.ts';

type Language = 'en' | 'es';

/** Works that are the same in every trade: their questions name the duty of this job first, or they could be asked anywhere. */
const anyTrade: ReadonlySet<string> = new Set(['leadership', 'projects']);
/** A longer duty is not said before a question. */
const mostSaid = 16;

/** What is said before the question of a work: the duty in the posting's words, where they can be said aloud. */
function openingOf({ work, phrase, isOwn }: HeavyDuty, language: Language): string {
  const isSaid =
    work !== undefined &&
    anyTrade.has(work.area) &&
    phrase !== null &&
    !isOwn &&
    !/[:;(]/.test(phrase) &&
    phrase.split(' ').length <= mostSaid;
  return isSaid ? `${openings[language].you(phrase)} ` : '';
}

/** The question written for the work that a duty is; none where no work is recognised in it. */
export function aboutWork(
  duty: HeavyDuty,
  works: ReadonlyMap<string, WrittenQuestion>,
  language: Language,
): Offer[] {
  const { work, line, phrase } = duty;
  const written = work && works.get(work.id);
  if (!work || !written) return [];
  return [
    {
      ...offerOf(
        written,
        language,
        `work.${work.id}`,
        work.competency && !isProfessional(work.competency)
          ? work.competency
          : competencyOfKind[work.kind],
        (text) => `${openingOf(duty, language)}${text}`,
      ),
      duty: { words: [phrase ?? line], asked: [written[language].text] },
    },
  ];
}
