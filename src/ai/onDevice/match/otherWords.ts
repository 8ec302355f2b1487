// Other words for the same ability in a resume: "venepuncture" in the posting, "taking bloods" on the ward.
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import written from './otherWords.json';

type Phrase = readonly string[];
type Language = 'en' | 'es';

/** How many other words may come between those of a phrase. */
const slack = 3;
const lists = new Map<Language, readonly (readonly Phrase[])[]>();

function stemsOf(text: string, language: Language): string[] {
  return wordsOf(text)
    .map(({ lower }) => lower)
    .filter((word) => !isFunctionWord(word, language))
    .map((word) => stemOf(foldWord(word), language));
}

function listConcepts(language: Language): readonly (readonly Phrase[])[] {
  const known = lists.get(language);
  if (known) return known;
  const made = written[language].map((phrases) =>
    phrases.map((phrase) => stemsOf(phrase, language)).filter((stems) => stems.length > 0),
  );
  lists.set(language, made);
  return made;
}

/** True when all the words of a phrase occur near each other, in any order. */
function holds(stems: readonly string[], phrase: Phrase): boolean {
  const wanted = new Set(phrase);
  const positions = stems.flatMap((stem, at) => (wanted.has(stem) ? [at] : []));
  return positions.some(
    (from) =>
      new Set(stems.slice(from, from + phrase.length + slack).filter((stem) => wanted.has(stem)))
        .size === wanted.size,
  );
}

/** The abilities that a requirement names and for which other words are known, as lists of phrases. */
export function findOtherWords(requirement: string, language: Language): (readonly Phrase[])[] {
  const stems = stemsOf(requirement, language);
  return listConcepts(language).filter((phrases) => phrases.some((phrase) => holds(stems, phrase)));
}

/** True when a text has one of the phrases, in any order of their words. */
export function holdsOneOf(text: string, phrases: readonly Phrase[], language: Language): boolean {
  const stems = stemsOf(text, language);
  return phrases.some((phrase) => holds(stems, phrase));
}
