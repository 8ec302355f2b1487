// Kinds of work, each with how postings ask for it and how resumes describe it: "credit control", "I ring late payers". General knowledge of many trades, English and Spanish.
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { findNumber } from '#ai/onDevice/qualifications/numbers.ts';
import written from './activities.json';
import byTrade from './tradeActivities.json';

type Language = 'en' | 'es';

/** One word of a phrase: any of these stems, of these beginnings (`calcul*`), or a number (`#`) or sum of money (`€`). */
interface Slot {
  stems: ReadonlySet<string>;
  beginnings: readonly string[];
  signs: string;
}
type Phrase = readonly Slot[];

/** A kind of work: asked for in these words, shown by those, shown in part by others. */
interface Activity {
  asked: readonly Phrase[];
  shown: readonly Phrase[];
  partly: readonly Phrase[];
}

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
const lists = new Map<Language, readonly Activity[]>();

function phrasesOf(side: string, language: Language): Phrase[] {
  return side
    .split(',')
    .map((phrase) =>
      phrase
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((slot): Slot => {
          const words = slot
            .split('/')
            .filter((word) => !/^[#€%]$/.test(word))
            .map(foldWord);
          return {
            stems: new Set(
              words
                .filter((word) => !word.endsWith('*'))
                // A stem of three letters is that of too many words: "dosis" and "dos".
                .flatMap((word) => [word, stemOf(word, language)])
                .filter((stem) => stem.length > 3 || words.includes(stem)),
            ),
            beginnings: words.flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : [])),
            signs: slot
              .split('/')
              .filter((word) => /^[#€%]$/.test(word))
              .join(''),
          };
        }),
    )
    .filter((phrase) => phrase.length > 0);
}

function listActivities(language: Language): readonly Activity[] {
  const known = lists.get(language);
  if (known) return known;
  const made = [...written[language], ...byTrade[language]].map((line): Activity => {
    const [asked = '', shown = '', partly = ''] = line.split('|');
    return {
      asked: phrasesOf(asked, language),
      shown: phrasesOf(shown, language),
      partly: phrasesOf(partly, language),
    };
  });
  lists.set(language, made);
  return made;
}

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

/** The kinds of work that a requirement asks for. */
export function findActivities(requirement: string, language: Language): Asked[] {
  const tokens = tokensOf(requirement, language);
  const found = listActivities(language).flatMap((activity) => {
    if (!activity.asked.some((phrase) => findPhrase(phrase, tokens, slack.asked) !== null))
      return [];
    // "Agreements and policies": the other words of the same kind are asked for as well.
    return [
      {
        activity,
        positions: new Set(
          tokens
            .filter((token) =>
              activity.asked.some((phrase) => phrase.some((slot) => isIn(token, slot))),
            )
            .map(({ at }) => at),
        ),
      },
    ];
  });
  return found.map(({ activity, positions }) => ({
    activity,
    words: tokens.filter(({ at }) => positions.has(at)).map(({ stem }) => stem),
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
