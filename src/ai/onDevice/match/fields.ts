// Fields of work, each with what people in it are called and where they work: who drove a forklift worked in logistics. General knowledge, English and Spanish.
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { listContentStems } from './clauses.ts';
import written from './fields.json';

type Language = 'en' | 'es';
/** A name as stems; those of several words are written with hyphens. */
type Name = readonly string[];
interface Field {
  asked: readonly Name[];
  shown: readonly Name[];
}

const lists = new Map<Language, readonly Field[]>();

function namesIn(side: string, language: Language): Name[] {
  return side
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((name) =>
      name
        .split('-')
        .filter((word) => word !== 'de')
        .map((word) => stemOf(foldWord(word), language)),
    );
}

function listFields(language: Language): readonly Field[] {
  const known = lists.get(language);
  if (known) return known;
  const made = written[language].map((line): Field => {
    const [asked = '', shown = ''] = line.split('|');
    return { asked: namesIn(asked, language), shown: namesIn(shown, language) };
  });
  lists.set(language, made);
  return made;
}

function stemsOf(text: string, language: Language): string[] {
  return wordsOf(text)
    .flatMap(({ lower }) => lower.split(/[-/]/))
    .filter((word) => word !== 'de' && word !== 'del')
    .map((word) => stemOf(foldWord(word), language));
}

const holds = (stems: readonly string[], name: Name): boolean =>
  stems.some((_, at) => name.every((stem, offset) => stems[at + offset] === stem));

/** A test for whether a post and its employer are in one of the fields that a text asks for; null where it asks for none. */
export function createFieldTest(
  asked: string,
  language: Language,
): ((shown: string) => boolean) | null {
  const wanted = stemsOf(asked, language);
  const found = listFields(language).filter((field) =>
    field.asked.some((name) => holds(wanted, name)),
  );
  // The field named by most words goes first: "food manufacturing" is food.
  const most = Math.max(
    0,
    ...found.map(({ asked: names }) => names.filter((name) => holds(wanted, name)).length),
  );
  const best = found.filter(
    ({ asked: names }) => names.filter((name) => holds(wanted, name)).length === most,
  );
  // Whatever else is asked for narrows the field: "a GMP laboratory", "classroom teaching at secondary level".
  const covered = new Set(
    best.flatMap(({ asked: names }) => names.filter((name) => holds(wanted, name)).flat()),
  );
  if (
    best.length === 0 ||
    listContentStems(asked, language).some((stem) => !covered.has(stem) && !/^\d/.test(stem))
  )
    return null;
  return (shown) => {
    const stems = stemsOf(shown, language);
    return best.some((field) =>
      [...field.shown, ...field.asked].some((name) => holds(stems, name)),
    );
  };
}
