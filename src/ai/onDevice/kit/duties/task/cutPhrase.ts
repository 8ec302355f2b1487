// Cuts a verb phrase of a posting where it may end, and puts it in order.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isVerb, toBaseVerb } from '#ai/onDevice/kit/duties/dutyVerbs.ts';
import { nounsToo, thingsDone } from './sharedWords.ts';

const looseCuts = inWords(
  /\s+(?:in order to|so that|so as to|to ensure|ensuring|as well as|in accordance|according to|based on|by means|through(?:out)?|across all|along with|together with|con el fin|a fin de|para que|mediante|garantizando|asegurando|de acuerdo con|según)\b.*$/iu,
);
const cuts = inWords(
  /\s+(?:including|such as|which|that is|where|whilst|while|e\.g\.|i\.e\.|whenever|when|if|because|both|with regards?|in terms? of|incluyendo|así como|tales como|como por ejemplo)\b.*$|\s*[(;:–—].*$|\s+-\s.*$|\s*\/\s*$/iu,
);
/** A cut at "and", "y" or a comma must leave a whole: what follows begins another action or another thing, not the rest of this one. */
function isWhole(rest: string): boolean {
  const next = /^(?:,? ?(?:and|or|y|e|o) |, )(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  return (
    (toBaseVerb(next) !== null && !thingsDone.has(next)) ||
    /^(?:the|a|an|their|all|any|el|la|los|las|un|una)$/.test(next) ||
    /^\p{L}{3,}(?:ar|er|ir)$/u.test(next)
  );
}

/** The last position before `limit` where the phrase may end; 0 where there is none. */
function findLastStop(phrase: string, limit: number): number {
  const lastWord = (index: number): string =>
    /(\p{L}+),?$/u.exec(phrase.slice(0, index))?.[1]?.toLowerCase() ?? '';
  // "design, develop and test …": what is done must be named before the phrase may end.
  const joints = [/, /g, / (?:and|y) /g].flatMap((pattern) =>
    Array.from(phrase.matchAll(pattern), ({ index }) => index).filter(
      (index) =>
        isWhole(phrase.slice(index)) &&
        (toBaseVerb(lastWord(index)) === null ||
          nounsToo.has(lastWord(index)) ||
          thingsDone.has(lastWord(index))) &&
        !/^\p{L}+(?:, \p{L}+)*$/u.test(phrase.slice(0, index)),
    ),
  );
  const others = Array.from(
    phrase.matchAll(/ (?:to|para|with|for|in|on|at|from|con|en|across|within) /g),
    ({ index }) => index,
  ).filter(
    (index) =>
      !(
        /^ (?:to|a) /.test(phrase.slice(index)) &&
        inWords(/\b(?:from|de|desde)\b/u).test(phrase.slice(0, index))
      ) &&
      !/(?:^| )(?:and|or|y|o|both|it|them|us|related|responsible|according|up|able|need|used|access|respond|adhere|contribute|relation|regard|lead|work|deal|comply|help|liaise|care|look|report|ability|opportunity|opportunities|chance|way|ways|how|willingness|right|time|proud|sure|ready)$/.test(
        phrase.slice(0, index),
      ),
  );
  return Math.max(0, ...[...joints, ...others].filter((index) => index <= limit));
}

/** Verbs that describe how a thing is as well. */
const qualities =
  /^(?:secure|clean|clear|open|direct|complete|correct|separate|express|present|live)$/;

/** "keep the cultures, prepare the media" → "keep the cultures and prepare the media": the cut took the "and" away. */
function joinPhrase(phrase: string): string {
  const at = phrase.lastIndexOf(', ');
  const next = /^, (\p{L}+)/u.exec(phrase.slice(at))?.[1] ?? '';
  if (at < 0 || / (?:and|or|y|e|o) /.test(phrase.slice(at))) return phrase;
  if (
    isVerb(next) &&
    !qualities.test(next) &&
    !next.endsWith('ing') &&
    wordsOf(phrase.slice(0, at)).length >= 3
  )
    return `${phrase.slice(0, at)} and ${phrase.slice(at + 2)}`;
  return /^\p{L}{2,}(?:ar|er|ir)$/u.test(next) && /^\p{L}+(?:ar|er|ir) /u.test(phrase)
    ? `${phrase.slice(0, at)} ${/^h?i/.test(next) ? 'e' : 'y'} ${phrase.slice(at + 2)}`
    : phrase;
}

/** "schedule and Execute the cycles", "execute Non-Functional tests": no names, though they are written as such. */
const calmVerbs = (phrase: string): string =>
  phrase
    .replace(
      /^((?:\p{L}+, )*\p{L}+,? (?:and|or) )(\p{Lu}\p{Ll}+)(?= )/u,
      (whole, before: string, word: string) =>
        isVerb(word) ? `${before}${word.toLowerCase()}` : whole,
    )
    .replaceAll(/(?<= )(?:Non|Pre|Post|Cross|Multi|Semi|Self)-\p{L}+/gu, (word) =>
      word.toLowerCase(),
    );

/** The phrase with its small words in order. `keepsWhose`: "your" and "our" stay, as the company asks the person. */
export function tidyPhrase(phrase: string, keepsWhose: boolean): string {
  const own = keepsWhose
    ? phrase
    : phrase
        .replaceAll(inWords(/\b(?:our|your)\s+/gi), 'the ')
        .replaceAll(inWords(/\b(?:nuestros|vuestros)\s+/gi), 'los ')
        .replaceAll(inWords(/\b(?:nuestras|vuestras)\s+/gi), 'las ')
        .replaceAll(inWords(/\b(?:nuestro|vuestro|tu)\s+/gi), 'el ')
        .replaceAll(inWords(/\b(?:nuestra|vuestra)\s+/gi), 'la ');
  return calmVerbs(own)
    .replaceAll(inWords(/\bde el\b/g), 'del')
    .replaceAll(inWords(/\ba el\b/g), 'al')
    .replaceAll(inWords(/\bthe the\b/gi), 'the')
    .replaceAll(inWords(/(?<=\b(?:and|or) |, )\p{Lu}\p{Ll}+\b/gu), (word) =>
      isVerb(word.toLowerCase()) ? word.toLowerCase() : word,
    )
    .replaceAll(inWords(/\bNon-\p{Lu}\p{Ll}+/gu), (word) => word.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s(?=[,;.])/g, '')
    .replace(/(?<![\s.,;:&/])[\s.,;:&/]+$/, '')
    .trim();
}

/** Shortens at a clause or, if still too long, at the last comma or "and" before `most` words; null when nothing sensible is left. */
export function shortenPhrase(phrase: string, most: number, keepsWhy: boolean): string | null {
  let short = phrase.replace(cuts, '').trim();
  // Why and how go where there is no room for them.
  const alone = short.replace(looseCuts, '').trim();
  if (!keepsWhy || wordsOf(short).length > most) short = alone;
  if (wordsOf(short).length > most) {
    const words = wordsOf(short);
    const limit = words[most]?.start ?? short.length;
    // A letter leaves out what a cut may have torn: it cuts at any joint, and drops what then reads badly.
    const stop = keepsWhy
      ? findLastStop(short, limit)
      : Math.max(
          ...[', ', ' and ', ' y ', ' to ', ' para ', ' with ', ' for '].map((joint) =>
            short.lastIndexOf(joint, limit),
          ),
        );
    short = stop > 0 ? short.slice(0, stop) : '';
  }
  short = short
    .replace(inWords(/\s(?:and|y) \p{L}+$/u), (end) =>
      isVerb(end.trim().split(' ')[1] ?? '') ? '' : end,
    )
    .replace(
      inWords(/\b(?:what|which|who|whom)\b/iu).test(short)
        ? /[\s,;]+(?:and|or|the|a|an|y|o|la|el)$/iu
        : /[\s,;]+(?:and|or|to|for|with|of|in|on|the|a|an|by|at|from|into|onto|within|across|through|about|between|among|towards|over|under|via|per|than|its|their|is|are|as|when|if|while|which|who|such|both|not|relevant|various|different|several|multiple|y|o|de|del|para|con|en|la|el|los|las|a|e|sobre|entre|hasta|desde|sin|su|sus|que|se)$/iu,
      '',
    )
    .trim();
  short = short.replace(/,? \p{L}{2,}(?:ando|iendo)$/u, '');
  if (keepsWhy)
    short = joinPhrase(
      short.replace(
        inWords(
          /\s(?:on|in|for|of|with) (?:(?:a|an|the|our) )?(?:front|back|various|different|multiple|several|both|all|new)$/u,
        ),
        '',
      ),
    );
  const count = wordsOf(short).length;
  return count >= (keepsWhy ? 2 : 3) && count <= most ? short : null;
}
