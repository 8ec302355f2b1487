// Recognises the work of the library that is the core of a duty: its words are near each other, where the duty begins.
import { inWords } from '#domain/text/wordLimits.ts';
import { workEntries, type WorkEntry } from '#ai/onDevice/library/works.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord } from '#domain/text/stem.ts';

type Language = 'en' | 'es';
type Slots = readonly (readonly string[])[];

/** Areas whose works are the same in every trade: asked about only with the duty of this job before them. */
const everywhere: ReadonlySet<string> = new Set(['leadership', 'projects']);
/** True for a work that is done in every trade alike. */
export const isOfEveryTrade = ({ id, area }: WorkEntry): boolean =>
  everywhere.has(area) || id === 'leadDevelopmentTeam';

/** Lower case without any accent or tilde, as patterns are written. */
const toPlain = (word: string): string => foldWord(word).replaceAll('ñ', 'n');

/** `concili* cuenta*\/saldo*`: each slot with its words; a star matches any ending. */
const slotsOf = (pattern: string): Slots =>
  pattern.split(' ').map((slot) => slot.split('/').map(toPlain));

interface Recognised {
  work: WorkEntry;
  named: readonly Slots[];
  unless: readonly Slots[];
}
const lists = new Map<Language, readonly Recognised[]>();
function listRecognisedWorks(language: Language): readonly Recognised[] {
  const known =
    lists.get(language) ??
    workEntries.map((work) => ({
      work,
      named: work.named[language].map(slotsOf),
      unless: (work.unless?.[language] ?? []).map(slotsOf),
    }));
  lists.set(language, known);
  return known;
}

/** So many letters of a word tell which patterns can begin with it. */
const longestKey = 3;
const patternsByKey = new Map<Language, ReadonlyMap<string, readonly Slots[]>>();
/** The patterns whose first slot has a word with these beginning letters. */
function indexPatterns(language: Language): ReadonlyMap<string, readonly Slots[]> {
  const known = patternsByKey.get(language);
  if (known) return known;
  const made = new Map<string, Slots[]>();
  for (const slots of listRecognisedWorks(language).flatMap(({ named }) => named))
    for (const one of slots[0] ?? []) {
      const key = one.replace('*', '').slice(0, longestKey);
      made.set(key, [...(made.get(key) ?? []), slots]);
    }
  patternsByKey.set(language, made);
  return made;
}

/** The patterns that these words can match: most have no word of the first slot, and are not compared. */
function findPossible(words: readonly string[], language: Language): ReadonlySet<Slots> {
  const byKey = indexPatterns(language);
  return new Set(
    words.flatMap((word) =>
      Array.from({ length: longestKey }, (_, index) => word.slice(0, index + 1)).flatMap(
        (key) => byKey.get(key) ?? [],
      ),
    ),
  );
}

/** In how many works each word of a pattern occurs, in one language: a rare one is more specific. */
const counts = new Map<Language, ReadonlyMap<string, number>>();
function countPatterns(language: Language): ReadonlyMap<string, number> {
  const known = counts.get(language);
  if (known) return known;
  const made = new Map<string, number>();
  for (const { named } of listRecognisedWorks(language))
    for (const word of new Set(named.flat(2))) made.set(word, (made.get(word) ?? 0) + 1);
  counts.set(language, made);
  return made;
}
/** How many words may separate those that identify a work. */
const slack = 4;

const isWord = (one: string, word: string): boolean =>
  one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one;

/** The positions of the words of a pattern, one for each slot; null where one is missing or they are far from each other. */
export function findPositions(slots: Slots, words: readonly string[]): number[] | null {
  const positions: number[] = [];
  for (const slot of slots) {
    const at = words.findIndex(
      (word, index) => !positions.includes(index) && slot.some((one) => isWord(one, word)),
    );
    if (at < 0) return null;
    positions.push(at);
  }
  return Math.max(...positions) - Math.min(...positions) < slots.length + slack ? positions : null;
}

/** How telling the words found are: the fewer works have them, the more. */
function rarityOf(slots: Slots, found: readonly string[], language: Language): number {
  const of = countPatterns(language);
  return slots.reduce((sum, slot, index) => {
    const word = slot.find((one) => isWord(one, found[index] ?? '')) ?? '';
    return sum - Math.log(of.get(word) ?? 1);
  }, 0);
}

/** Behind these a duty says why, how or where it is done: no part of its core. */
const behindCore = inWords(
  /[;:(]|,? (?:in order to|so that|so as to|to (?:ensure|make sure|help|support|enable|achieve|improve|meet|drive|deliver|keep)|ensuring|that|which|who|where|while|whilst|based on|such as|including|as well as|through|using|with the aim|para (?:que )?|a fin de|con el fin|con el objetivo|que|mediante|a través|incluyendo|así como|asegurando|garantizando)(?= |$)/iu,
);
/** The words of a duty up to where it says why or how. */
export function coreOf(duty: string): string[] {
  const end = duty.search(behindCore);
  return wordsOf((end > 0 ? duty.slice(0, end) : duty).replaceAll(/[/-]/g, ' ')).map(({ lower }) =>
    toPlain(lower),
  );
}

/** A duty is read so far, in characters: a longer text is no duty, and costs time for every pattern. */
const longestDuty = 600;

/** The first word of a work follows so many content words at most: later ones are a side remark. */
export const mostBefore = 2;

/** The work that is the core of a duty, and how many words identify it; null where none is recognised. The most words decide, then the rarest, then the nearest to the beginning. */
export function workNamed(
  duty: string,
  language: Language,
): { work: WorkEntry; slots: number } | null {
  const read = duty.slice(0, longestDuty);
  const core = coreOf(read);
  const whole = wordsOf(read.replaceAll(/[/-]/g, ' ')).map(({ lower }) => toPlain(lower));
  const possible = findPossible(core, language);
  const found = listRecognisedWorks(language).flatMap(({ work, named, unless }) => {
    const best = named
      .filter((slots) => possible.has(slots))
      .flatMap((slots) => {
        const positions = findPositions(slots, core);
        if (positions === null) return [];
        const first = Math.min(...positions);
        const before = core.slice(0, first).filter((word) => !isFunctionWord(word, language));
        return before.length > mostBefore
          ? []
          : [
              {
                work,
                slots: slots.length,
                first,
                reach: Math.max(...positions),
                rarity: rarityOf(
                  slots,
                  positions.map((position) => core[position] ?? ''),
                  language,
                ),
              },
            ];
      })
      .toSorted((a, b) => b.slots - a.slots || b.rarity - a.rarity || a.reach - b.reach)[0];
    return best === undefined || unless.some((slots) => findPositions(slots, whole) !== null)
      ? []
      : [best];
  });
  const [best] = found.toSorted(
    (a, b) => b.slots - a.slots || b.rarity - a.rarity || a.first - b.first || a.reach - b.reach,
  );
  return best ? { work: best.work, slots: best.slots } : null;
}
