// The words of a phrase out of a posting that are said aloud in a question.
import { shortenPhrase, findLaterAction } from './briefPhrase.ts';
import { isOfAnyTrade, rankOf } from './dutyRank.ts';
import { isVerb } from './dutyVerbs.ts';
import { trimVerbRow } from './listCommas.ts';
import { findWholePart } from './phraseGate.ts';
import { withArticles } from './phraseGrammar.ts';
import { toPlainPhrase } from './plainPhrase.ts';

/** "coach, give feedback" → "coach and give feedback": two deeds whose "and" went with a third. */
function withVerbsJoined(phrase: string): string {
  const [, first = '', second = '', rest = ''] = /^(\p{L}+), (\p{L}+) (.+)$/u.exec(phrase) ?? [];
  return isVerb(first) && isVerb(second) && !/,| (?:and|or) /.test(` ${rest}`)
    ? `${first} and ${second} ${rest}`
    : phrase;
}

/** "technology/ supplier solutions", "evaluate/settle": nobody says the stroke. */
const removeStrokes = (phrase: string): string =>
  phrase
    .replaceAll(/(?<= |^)(\p{Ll}{4,}) ?\/ ?(\p{Ll}{4,})(?= |$|,)/gu, '$1 and $2')
    .replaceAll(/(?<= )(\p{Lu}\p{L}{2,}) ?\/ ?(\p{Lu}\p{L}{2,})(?= |$|,)/gu, '$1 or $2');

const responsible = 'be responsible for ';
const managing = 'manage ';

/** The words of a phrase that are said aloud: its longest sound part, else its verb and the head of its object; null where none can be. */
export function aloudOf(phrase: string, language: 'en' | 'es'): string | null {
  // What one is responsible for is held to what "manage" may stand before.
  if (phrase.startsWith(responsible))
    return (
      aloudOf(phrase.replace(responsible, managing), language)?.replace(managing, responsible) ??
      null
    );
  const plain = toPlainPhrase(
    language === 'en' ? withArticles(withVerbsJoined(removeStrokes(phrase))) : phrase,
    language,
  );
  const further = language === 'en' ? findLaterAction(plain) : null;
  const later = further && trimVerbRow(further);
  const parts = [plain, later]
    .flatMap((text) =>
      text === null
        ? []
        : [findWholePart(text, language), shortenPhrase(text, language)].map(
            (part) => part && toPlainPhrase(part, language),
          ),
    )
    .filter((part) => part !== null && rankOf(part) !== null);
  return parts.find((part) => part !== null && !isOfAnyTrade(part)) ?? parts[0] ?? null;
}
