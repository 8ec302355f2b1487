// Turns a responsibility of a posting into words that fit after "you had to …" / "tuviste que …"; null when that cannot be done cleanly.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isVerb } from '#ai/onDevice/kit/duties/dutyVerbs.ts';
import { turnNounToAction } from '#ai/onDevice/kit/duties/nounActions.ts';
import { shortenPhrase, tidyPhrase } from './cutPhrase.ts';
import { toEnglishTask } from './englishTask.ts';
import { isTorn, isWeak } from './phraseChecks.ts';
import { toSpanishTask } from './spanishTask.ts';

/** "I" and "us" are pronouns by their case and by what follows: not "US taxes", "Phase I trials". */
export const speaksOfMe = inWords(
  /\bus\b|(?:^|[\s,.])I(?:['’](?:m|ll|d|ve)\b|(?= (?:am|will|was|have|had|can|could|do|did|want|would|should|must|may|need|like|love|work|get|know|think)\b))/u,
);
const unusable = inWords(/[<>@?!"“”]|https?:|\b(?:you|we|tú|nosotros|usted|etc|n\/a)\b/iu);

/** "build dashboards and teach colleagues to use them" → the first action, if it is complete on its own. */
function readFirstAction(phrase: string, language: 'en' | 'es'): string {
  const parts = phrase.split(language === 'en' ? /,? and (?=[a-z])/ : / y (?=\p{Ll})/u);
  let kept = parts[0] ?? phrase;
  for (const part of parts.slice(1)) {
    const first = part.split(/[\s,]/)[0] ?? '';
    const isAction =
      language === 'en'
        ? isVerb(first) && wordsOf(part).length > 2
        : /^\p{L}{3,}(?:ar|er|ir)$/u.test(first);
    if (isAction && wordsOf(kept).length >= 3 && wordsOf(kept).some(({ lower }) => !isVerb(lower)))
      return kept.replace(/,$/, '');
    kept += `${language === 'en' ? ' and ' : ' y '}${part}`;
  }
  return phrase;
}

/** Names no thing of this job. */
const ofAnything = inWords(/^(?:the|our|all) (?:above|following|aspects|area|entire|company)\b/iu);
/** "Responsible for the bookings desk" → "be responsible for the bookings desk"; null where what follows is not surely one thing. */
function toResponsibility(line: string): string | null {
  const thing =
    /^(?:be(?:ing)? )?(?:responsible|accountable) for (?:all matters pertaining to )?((?:the|our|all|an?) \p{L}.{6,})$/iu.exec(
      line,
    )?.[1];
  return thing && !ofAnything.test(thing) ? `be responsible for ${thing}` : null;
}

/** A verb phrase of 3 to `most` words in lower case, or null. `keepsWhy`: why and how stay where little else is named. */
export function toTaskPhrase(
  line: string,
  language: 'en' | 'es',
  most = 12,
  keepsWhy = false,
): string | null {
  const plain = line
    .replace(/^[^\p{L}]+/u, '')
    .replaceAll(/\([^)]*\)/g, '')
    .trim();
  if (unusable.test(plain.replaceAll(inWords(/\byour\b|\bour\b/gi), '')) || speaksOfMe.test(plain))
    return null;
  const phrase =
    language === 'en'
      ? (toEnglishTask((keepsWhy ? turnNounToAction(plain) : null) ?? plain) ??
        (keepsWhy ? toResponsibility(plain) : null))
      : toSpanishTask(plain);
  if (!phrase) return null;
  // A kit splits a line into its actions before it asks about them, and asks about what others do too.
  const short = shortenPhrase(
    keepsWhy ? phrase : readFirstAction(phrase, language),
    most,
    keepsWhy,
  );
  if (short && (keepsWhy ? isTorn(short, language) : isWeak(short, language))) return null;
  return short && !/[.!?].+/.test(short.replaceAll(inWords(/\b\p{L}+\.(?:js|net|io)\b/giu), ''))
    ? tidyPhrase(short, keepsWhy)
    : null;
}
