// Kinds of work in words of our own, always grammatical: asked about where a posting's own words cannot be said aloud.
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { foldWord } from '#domain/text/stem.ts';
import { coreOf, mostBefore, findPositions } from './workNamed.ts';
import written from './workPhrases.json';

type Language = 'en' | 'es';

/** A kind of work: what a duty must name, each with its other words (`calcul*`: a beginning), and its phrase. */
interface Work {
  kind: DutyKind;
  slots: readonly (readonly string[])[];
  phrase: string;
}

const lists = new Map<Language, readonly Work[]>();
function listWorks(language: Language): readonly Work[] {
  const known =
    lists.get(language) ??
    (written as [DutyKind, string, string, string, string][]).map(
      ([kind, en, english, es, spanish]) => ({
        kind,
        slots: (language === 'en' ? en : es)
          .split(' ')
          .map((slot) => slot.split('/').map(foldWord)),
        phrase: language === 'en' ? english : spanish,
      }),
    );
  lists.set(language, known);
  return known;
}

/** The kind of work that a duty is, in our own words: the one that needs most of its words; null where none is known. */
export function workPhraseFor(
  duty: string,
  language: Language,
): { kind: DutyKind; phrase: string } | null {
  const words = coreOf(duty);
  const [best] = listWorks(language)
    .filter(({ slots }) => {
      const positions = findPositions(slots, words);
      const before = words
        .slice(0, Math.min(...(positions ?? [0])))
        .filter((word) => !isFunctionWord(word, language));
      return positions !== null && before.length <= mostBefore;
    })
    .toSorted((a, b) => b.slots.length - a.slots.length);
  return best ? { kind: best.kind, phrase: best.phrase } : null;
}
