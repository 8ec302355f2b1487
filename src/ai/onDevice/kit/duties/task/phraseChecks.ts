// Whether what is left of a phrase is whole, and says something to ask about.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isVerb, turnGerundToBase } from '#ai/onDevice/kit/duties/dutyVerbs.ts';
import { nounsToo, thingsDone } from './sharedWords.ts';

/** A phrase that ends here has lost the thing that it was about. */
const incomplete = inWords(
  /\ban?(?: \p{L}+){0,4} (?:robust|scalable|reliable|efficient|available|modern|secure|new|stable|flexible)$/u,
);
const cutShort = inWords(/\bto be \p{L}+$|\b(?:quickly|able|ability|proud|sure)$/u);

/** Say nothing with one word behind them. */
const bareVerbs: ReadonlySet<string> = new Set(
  'own act have join get stay reach achieve take bring understand learn'.split(' '),
);
const weakVerbs = new Set(
  'work help participate collaborate interact serve own act contribute assist support ensure assure engage understand learn keep enable encourage champion strengthen shape perform take join liaise hold make get use bring drive stay achieve reach move interact welcome master influence enhance motivate inspire foster promote sustain'.split(
    ' ',
  ),
);
/** True for a phrase that was cut at the wrong position, or that two verbs begin. */
export function isTorn(phrase: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(phrase).map((word) => word.lower);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (language === 'es')
    return (
      /^(?:ser|estar|tener|reportar)$/.test(first) ||
      (words.length === 2 && second.endsWith('mente'))
    );
  if (words.length === 2 && second.endsWith('ly')) return true;
  // A list of qualities whose thing is lost, and verbs in a row.
  if (incomplete.test(phrase) || (second.endsWith('ing') && words[2]?.endsWith('ing'))) return true;
  if (cutShort.test(phrase)) return true;
  const isUnended =
    (isVerb(last) &&
      !nounsToo.has(last) &&
      !/^(?:the|an?|our|your|their|its|each|every|of|for|in|by|with)$/.test(words.at(-2) ?? '')) ||
    (turnGerundToBase(last) !== null &&
      !thingsDone.has(last) &&
      /^(?:in|by|for|of|and|while|when)$/.test(words.at(-2) ?? ''));
  return (
    (bareVerbs.has(first) && words.length < 4) ||
    isUnended ||
    (turnGerundToBase(second) !== null && !thingsDone.has(second))
  );
}

/** True for duties that say nothing to ask about ("work with the team"), and for phrases that were cut at the wrong position. */
export function isWeak(phrase: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(phrase).map((word) => word.lower);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (language === 'es')
    return (
      /^(?:ayudar|participar|colaborar|apoyar|trabajar|asegurar|garantizar|contribuir|formar|interactuar|reportar|ser|estar|tener|dar|hacer|realizar)$/.test(
        first,
      ) && !(first === 'dar' && /^(?:formaci|soporte)/.test(second))
    );
  return (
    weakVerbs.has(first) ||
    (isVerb(last) && !nounsToo.has(last)) ||
    second.endsWith('ing') ||
    words.filter((word) => isVerb(word) && !nounsToo.has(word)).length > 3
  );
}
