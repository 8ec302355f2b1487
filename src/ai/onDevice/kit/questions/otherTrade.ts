// Whether a question supposes another trade than the job's: it then uses words of other occupations that nothing said of the job uses.
import type { OccupationEntry, WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import byDuty from '#ai/onDevice/library/written/byDuty.json';
import general from '#ai/onDevice/library/written/general.json';
import { findRoleFields } from '#ai/onDevice/kit/roleFields.ts';
import { entries, stemsOf, weightOf } from '#ai/onDevice/kit/trade.ts';

type Language = 'en' | 'es';
interface Vocabulary {
  stems: ReadonlySet<string>;
  fields: readonly string[];
}

/** A stem tells occupations apart from this weight on; so many of them, with this weight together, make another trade. */
const telling = { weight: 2, words: 2, sum: 8, ahead: 1 } as const;

/** Makes a value for each language once. */
function memoizeByLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

/** The stems of each occupation, and the fields of work its titles name. */
const vocabulariesIn = memoizeByLanguage((language): Vocabulary[] =>
  entries.map(({ duties, titles, tools }) => ({
    stems: new Set(
      stemsOf([...duties[language], ...titles[language], ...tools].join('\n'), language),
    ),
    fields: titles.en.flatMap((title) => findRoleFields(title)),
  })),
);

/** The stems of questions that are asked in any trade. */
const commonIn = memoizeByLanguage((language) => {
  const written = [...Object.values(general), ...Object.values(byDuty)].flat() as WrittenQuestion[];
  return new Set(stemsOf(written.map((question) => question[language].text).join('\n'), language));
});

/** True for a text in the words of another trade. `job`: all that is said of the job; `fields`: of work, as title and skills name them; `entry`: its occupation, if known. */
export function speaksOfOtherTrade(
  text: string,
  {
    job,
    fields,
    entry,
  }: { job: string; fields: ReadonlySet<string>; entry: OccupationEntry | null },
  language: Language,
): boolean {
  const known = new Set(
    stemsOf(
      [job, ...(entry ? [...entry.duties[language], ...entry.titles[language]] : [])].join('\n'),
      language,
    ),
  );
  const strange = [...new Set(stemsOf(text, language))].filter(
    (stem) =>
      !known.has(stem) &&
      !commonIn(language).has(stem) &&
      weightOf(stem, language) >= telling.weight,
  );
  const sums = vocabulariesIn(language).map((vocabulary) => {
    const used = strange.filter((stem) => vocabulary.stems.has(stem));
    return {
      isOwn: vocabulary.fields.some((field) => fields.has(field)),
      sum:
        used.length < telling.words
          ? 0
          : used.reduce((sum, stem) => sum + weightOf(stem, language), 0),
    };
  });
  const most = (own: boolean): number =>
    Math.max(0, ...sums.filter(({ isOwn }) => isOwn === own).map(({ sum }) => sum));
  return most(false) >= telling.sum && most(false) > most(true) + telling.ahead;
}
