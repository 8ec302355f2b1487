// Turns a line of a resume into words that can follow "I": only when it begins with a verb of one's own in the past.
import { cuesEn } from '#ai/onDevice/rating/cues.en.ts';
import { cuesEs } from '#ai/onDevice/rating/cues.es.ts';
import { languageOf } from '#ai/onDevice/text/functionWords.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { applyChanges } from '#ai/onDevice/tailor/applyChanges.ts';
import { deedFirst } from '#ai/onDevice/tailor/deedFirst.ts';

/** The line with its first letter small and a stop at the end; null when it is no deed, or is written in another language. */
export function ownDeed(line: string, language: 'en' | 'es'): string | null {
  const edit = deedFirst(line);
  const text = edit ? applyChanges(line, [edit]) : line;
  const words = wordsOf(text);
  const first = words[0]?.lower ?? '';
  const english = /^[A-Z]?[a-z-]+$/.test(words[0]?.text ?? '') && (cuesEn.past.has(first) || cuesEn.isPast(first));
  const spanish = cuesEs.past.has(first) || cuesEs.isPast(first);
  const told = english === spanish ? languageOf(words.map(({ lower }) => lower)).language : english ? 'en' : 'es';
  if (told !== language || !(language === 'en' ? english : spanish)) return null;
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1).replace(/[.;,\s]+$/, '')}.`;
}
