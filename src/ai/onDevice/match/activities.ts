// Kinds of work, each with how postings ask for it and how resumes describe it: "credit control", "I ring late payers". General knowledge of many trades, English and Spanish.
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { findNumber } from '#ai/onDevice/qualifications/numbers.ts';
import {
  countKinds,
  readKnown,
  type Activity,
  type Language,
  type Phrase,
  type Slot,
} from './activityLists.ts';
import { isLight, listCoreStems } from './requirementParts.ts';

/** A word as phrases look at it; `at` counts the words of the text. */
interface Token {
  word: string;
  stem: string;
  at: number;
  isNumber: boolean;
  isMoney: boolean;
}

/** How many other words may come between those of a phrase. */
const slack = { asked: 4, shown: 6 } as const;
/** A word that asks for no more kinds of work of trades than these names its kind without another. */
const fewKinds = 2;

function tokensOf(text: string, language: Language): Token[] {
  return wordsOf(text).flatMap(({ lower, start, end }, at) => {
    const isMoney = /[€$£]/.test(
      text.slice(Math.max(0, start - 2), start) + text.slice(end, end + 2),
    );
    const isNumber = findNumber(lower) !== null;
    const parts = /[-/]/.test(lower) ? [lower, ...lower.split(/[-/]/)] : [lower];
    return parts
      .filter((part) => part !== '')
      .map((part) => ({
        word: foldWord(part),
        stem: stemOf(foldWord(part), language),
        at,
        isNumber,
        isMoney: isNumber && isMoney,
      }));
  });
}

function isIn(
  { word, stem, isNumber, isMoney }: Token,
  { stems, beginnings, signs }: Slot,
): boolean {
  return (
    stems.has(word) ||
    stems.has(stem) ||
    beginnings.some((one) => word.startsWith(one)) ||
    (isNumber && signs.includes('#')) ||
    (isMoney && signs.includes('€'))
  );
}

/** Words that any text about work has: they show nothing by themselves, nor two of them together. */
const emptyWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the in on off out up by to at of and or with from for first last every each all any both never no none not day days week weeks month months year years hour hours time times morning mornings evening evenings night nights shift shifts term quarter daily weekly monthly yearly annual annually half full part since until before after then now late early monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays work worked working works job jobs done do did made make making took take taken ran run running set sets put kept keep held hold gave give given got get went go level levels own new one-to-one more most over under around about'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al ante con cada de del desde en entre hasta para por según sin sobre y o todo todos toda todas primer primero primera último última ningún nunca no día días semana semanas mes meses año años hora horas vez veces mañana mañanas tarde tardes noche noches turno turnos lunes martes miércoles jueves viernes sábado sábados domingo domingos diario diaria diarios mensual mensuales semanal semanales anual anuales fuera trabajo trabajos trabajé trabajar hago hice hacer hacía hecho doy di daba dar llevo llevé llevar pongo puse tengo tuve propio propia nuevo nuevos nivel más mano'
      .split(' ')
      .map(foldWord),
  ),
};

/** The positions of a phrase: a word for each slot, in any order, near each other; null where it does not occur. */
function findPhrase(
  phrase: Phrase,
  tokens: readonly Token[],
  apart: number,
  isEmpty: (token: Token) => boolean = () => false,
): number[] | null {
  const hits = phrase.map((slot) => tokens.filter((token) => isIn(token, slot)));
  if (hits.some((list) => list.length === 0)) return null;
  const [first = [], ...others] = hits;
  for (const start of first) {
    const taken = [start.at];
    let isInformative = phrase.length === 1 || !isEmpty(start);
    for (const list of others) {
      const next = list
        .filter(({ at }) => !taken.includes(at))
        .sort((a, b) => Math.abs(a.at - start.at) - Math.abs(b.at - start.at))[0];
      if (!next) continue;
      taken.push(next.at);
      isInformative ||= !isEmpty(next);
    }
    if (
      isInformative &&
      taken.length === phrase.length &&
      Math.max(...taken) - Math.min(...taken) < phrase.length + apart
    )
      return taken;
  }
  return null;
}

/** What a requirement asks for, with the words of it that do. */
export interface Asked {
  activity: Activity;
  words: readonly string[];
}

/** The kinds of work that share a word with a requirement, in the order of the lists. */
function listCandidates(tokens: readonly Token[], language: Language): Activity[] {
  const { activities, byWord, byBeginning } = readKnown(language);
  const found = new Set(
    tokens.flatMap(({ word, stem }) => [
      ...(byWord.get(word) ?? []),
      ...(byWord.get(stem) ?? []),
      ...byBeginning.filter(([start]) => word.startsWith(start)).map(([, activity]) => activity),
    ]),
  );
  return activities.filter((activity) => found.has(activity));
}

/** Whether one or two words name a kind of work of a trade, in whatever order: "advocacy", "manual therapy". One word must be its own. */
function isNamedBy(core: readonly Token[], { asked, isOfTrade }: Activity, language: Language) {
  const heavy = core.filter(({ stem }) => !isLight(stem, language));
  const stems = new Set(heavy.map(({ stem }) => stem));
  if (!isOfTrade || stems.size === 0 || stems.size > 2) return false;
  const isAsked = (token: Token): boolean =>
    asked.some((phrase) => phrase.some((slot) => isIn(token, slot)));
  const isFirst = (token: Token): boolean =>
    asked.some(([first]) => first !== undefined && isIn(token, first));
  return (
    heavy.every(isAsked) &&
    heavy.some(isFirst) &&
    (stems.size === 2 ||
      (core.every(isAsked) &&
        heavy.every(
          ({ word, stem }) => stem.length > 3 && countKinds([word, stem], language) <= fewKinds,
        )))
  );
}

/** The kinds of work that a requirement asks for. */
export function findActivities(requirement: string, language: Language): Asked[] {
  const tokens = tokensOf(requirement, language);
  const stems = new Set(listCoreStems(requirement, language));
  const core = tokens.filter(({ stem }) => stems.has(stem));
  return listCandidates(tokens, language)
    .filter(
      (activity) =>
        activity.asked.some((phrase) => findPhrase(phrase, tokens, slack.asked) !== null) ||
        isNamedBy(core, activity, language),
    )
    .map((activity) => ({
      activity,
      // "Agreements and policies": the other words of the same kind are asked for as well.
      words: tokens
        .filter((token) =>
          activity.asked.some((phrase) => phrase.some((slot) => isIn(token, slot))),
        )
        .map(({ stem }) => stem),
    }));
}

/** Whether a text shows that kind of work: wholly, in part, or not. */
export function isShownIn(
  text: string,
  { asked, shown, partly }: Activity,
  language: Language,
): 'met' | 'partial' | null {
  const tokens = tokensOf(text, language);
  const isEmpty = ({ word, isNumber }: Token): boolean =>
    isNumber || emptyWords[language].has(word);
  const holds = (phrases: readonly Phrase[]): boolean =>
    phrases.some((phrase) => findPhrase(phrase, tokens, slack.shown, isEmpty) !== null);
  return holds(shown) || holds(asked) ? 'met' : holds(partly) ? 'partial' : null;
}
