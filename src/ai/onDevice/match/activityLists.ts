// The lists of kinds of work, read into phrases: how postings ask for each, how resumes show it, and what shows a part of it.
import { foldWord, stemOf } from '#domain/text/stem.ts';
import written from './activities.json';
import building from './trades/building.json';
import digital from './trades/digital.json';
import finance from './trades/finance.json';
import health from './trades/health.json';
import industry from './trades/industry.json';
import law from './trades/law.json';
import service from './trades/service.json';
import byTrade from './tradeActivities.json';

export type Language = 'en' | 'es';

const files = [written, byTrade];
/** The vocabulary of trades: a phrase of theirs begins with words that tell one kind of work from the others. */
const tradeFiles = [health, law, finance, building, industry, service, digital];

/** One word of a phrase: any of these stems, of these beginnings (`calcul*`), or a number (`#`) or sum of money (`€`). */
export interface Slot {
  stems: ReadonlySet<string>;
  beginnings: readonly string[];
  signs: string;
}
export type Phrase = readonly Slot[];

/** A kind of work: asked for in these words, shown by those, shown in part by others. */
export interface Activity {
  asked: readonly Phrase[];
  shown: readonly Phrase[];
  partly: readonly Phrase[];
  /** Whether it is of the vocabulary of trades. */
  isOfTrade: boolean;
}

/** The kinds of work of one language, and which of them each word asks for. */
interface Known {
  activities: readonly Activity[];
  byWord: ReadonlyMap<string, readonly Activity[]>;
  byBeginning: readonly (readonly [string, Activity])[];
}

const lists = new Map<Language, Known>();

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

/** A line of the lists. How the work is shown is read when first asked for: a posting asks for few of them. */
function readActivity(line: string, language: Language, isOfTrade: boolean): Activity {
  const [asked = '', shown = '', partly = ''] = line.split('|');
  let [wholly, inPart]: (readonly Phrase[] | undefined)[] = [];
  return {
    asked: phrasesOf(asked, language),
    get shown() {
      return (wholly ??= phrasesOf(shown, language));
    },
    get partly() {
      return (inPart ??= phrasesOf(partly, language));
    },
    isOfTrade,
  };
}

/** The kinds of work of a language, read once. */
export function readKnown(language: Language): Known {
  const before = lists.get(language);
  if (before) return before;
  const activities = [
    ...files.flatMap((file) => file[language].map((line) => readActivity(line, language, false))),
    ...tradeFiles.flatMap((file) =>
      file[language].map((line) => readActivity(line, language, true)),
    ),
  ];
  const byWord = new Map<string, Activity[]>();
  const byBeginning: [string, Activity][] = [];
  for (const activity of activities) {
    const slots = activity.asked.flat();
    for (const stem of new Set(slots.flatMap(({ stems }) => [...stems])))
      byWord.set(stem, [...(byWord.get(stem) ?? []), activity]);
    for (const beginning of new Set(slots.flatMap(({ beginnings }) => beginnings)))
      byBeginning.push([beginning, activity]);
  }
  const known = { activities, byWord, byBeginning };
  lists.set(language, known);
  return known;
}

/** How many kinds of work of trades ask for a word. */
export function countKinds(forms: readonly string[], language: Language): number {
  const { byWord } = readKnown(language);
  return new Set(
    forms.flatMap((one) => (byWord.get(one) ?? []).filter(({ isOfTrade }) => isOfTrade)),
  ).size;
}
