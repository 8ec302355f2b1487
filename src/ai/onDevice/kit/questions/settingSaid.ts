// Whether a posting says the setting that a question of the library supposes: what it handles, where it happens, whom it serves.
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord } from '#domain/text/stem.ts';
import written from './settings.json';

/** Words of a setting in questions, and other words by which a posting says it; a star matches any ending. Both languages. */
const settings = (written as [string, string][]).map(([supposed, named]) => ({
  supposed: supposed.split(' '),
  named: named.split(' '),
}));

/** Lower case without accents or tildes, as the settings are written. */
const listFoldedWords = (text: string): string[] =>
  wordsOf(text.replaceAll(/[/-]/g, ' ')).map(({ lower }) =>
    foldWord(lower)
      .replaceAll('ñ', 'n')
      .replace(/['’]s?$/u, ''),
  );

const isOneOf = (word: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern,
  );

/** The settings that a question supposes and nothing said of the job has, each by its first word. */
export function findUnsaidSettings(question: string, job: string): string[] {
  const asked = listFoldedWords(question);
  const known = listFoldedWords(job);
  return settings.flatMap(({ supposed, named }) =>
    asked.some((word) => isOneOf(word, supposed)) &&
    !known.some((word) => isOneOf(word, supposed) || isOneOf(word, named))
      ? (supposed[0] ?? [])
      : [],
  );
}

/** True for a question whose setting nothing said of the job has. */
export const isOfUnsaidSetting = (question: string, job: string): boolean =>
  findUnsaidSettings(question, job).length > 0;
