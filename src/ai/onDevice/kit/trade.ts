// Which occupation a job is, so that questions written for it may be asked: title and duties must agree, and where they do not, none is.
import index from '#ai/onDevice/library/written/occupationIndex.json';
import type { OccupationEntry } from '#ai/onDevice/library/written/written.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { grades, heads } from './titleGrades.ts';

type Language = 'en' | 'es';
export const entries: readonly OccupationEntry[] = index;

/** Lower case with single spaces, so that whole names can be looked for. */
export const toPlainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** The stems of a text's own words. */
export function stemsOf(text: string, language: Language): string[] {
  return wordsOf(text.replaceAll(/[-/]/g, ' '))
    .map(({ lower }) => lower)
    .filter((word) => !isFunctionWord(word, language))
    .map((word) => stemOf(foldWord(word), language));
}

function readRarity(language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { duties, titles } of entries)
    for (const stem of new Set(
      stemsOf([...duties[language], ...titles[language]].join('\n'), language),
    ))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map(
    [...counts].map(([stem, count]) => [stem, Math.log2((entries.length + 1) / count)]),
  );
}
const rarities = new Map<Language, Map<string, number>>();
/** How much a stem distinguishes: a word of one occupation much, one of all little, an unknown one nothing. */
export function weightOf(stem: string, language: Language): number {
  const known = rarities.get(language) ?? readRarity(language);
  rarities.set(language, known);
  return known.get(stem) ?? 0;
}

/** How much of what a duty says a text says too, 0 to 1; 0 where they share fewer than two telling words. */
export function measureShared(duty: string, text: ReadonlySet<string>, language: Language): number {
  return shareOf(new Set(stemsOf(duty, language)), text, language);
}

function shareOf(duty: ReadonlySet<string>, text: ReadonlySet<string>, language: Language): number {
  const own = [...duty];
  const all = own.reduce((sum, stem) => sum + Math.max(1, weightOf(stem, language)), 0);
  const common = own.filter((stem) => text.has(stem) && weightOf(stem, language) > 0);
  return common.length < 2 || all === 0
    ? 0
    : common.reduce((sum, stem) => sum + weightOf(stem, language), 0) / all;
}

/** The stems of each duty of each occupation, made once. */
const prepared = new Map<Language, Map<string, Set<string>[]>>();
function listDutyStems(entry: OccupationEntry, language: Language): Set<string>[] {
  const known =
    prepared.get(language) ??
    new Map(
      entries.map(({ id, duties }) => [
        id,
        duties[language].map((duty) => new Set(stemsOf(duty, language))),
      ]),
    );
  prepared.set(language, known);
  return known.get(entry.id) ?? [];
}

/** In how many occupations' titles a stem occurs. */
const titleCounts = new Map<string, number>();
/** True for a word that hardly any other occupation has in its titles: "nurse", not "developer". */
function isTelling(stem: string): boolean {
  if (titleCounts.size === 0)
    for (const { titles } of entries)
      for (const own of new Set(
        (['en', 'es'] as const).flatMap((language) =>
          titles[language].flatMap((title) =>
            wordsOf(title).map(({ lower }) => stemOf(foldWord(lower), language)),
          ),
        ),
      ))
        titleCounts.set(own, (titleCounts.get(own) ?? 0) + 1);
  return (titleCounts.get(stem) ?? 0) <= 3;
}

/** How well one of an occupation's titles fits, 0 to 1; 1 where it is the posting's title but for its grade. */
function measureTitleFit(title: string, entry: OccupationEntry): number {
  const own = (text: string): string[] =>
    wordsOf(text.replaceAll(/[-/]/g, ' ')).map(({ lower }) => lower);
  const asked = own(title);
  if (asked.length === 0) return 0;
  return Math.max(
    ...(['en', 'es'] as const).flatMap((language) =>
      entry.titles[language].map((name) => {
        const words = own(name);
        const stems = (list: readonly string[]): string[] =>
          list
            .filter((word) => !grades.has(word) && !isFunctionWord(word, language))
            .map((word) => stemOf(foldWord(word), language));
        const [wanted, given] = [stems(words), stems(asked)];
        const whole = ` ${asked.join(' ')} `.includes(` ${words.join(' ')} `);
        // "Team leader" alone is known by nothing else; a lead developer is no developer.
        if (wanted.length === 0) return whole ? 0.3 : 0;
        if (
          !whole &&
          words.some((word) => heads.has(word)) &&
          !asked.some((word) => heads.has(word))
        )
          return 0;
        const shared = wanted.filter((stem) => given.includes(stem));
        const common = shared.length;
        // "Engineer" and "manager" alone say nothing of the trade.
        if (!shared.some((stem) => isTelling(stem)) && common < wanted.length) return 0;
        if (common === wanted.length && (wanted.length > 1 || whole || isTelling(wanted[0] ?? '')))
          return 0.7 + (0.3 * common) / Math.max(common, given.length);
        return (0.6 * common) / Math.max(wanted.length, given.length);
      }),
    ),
  );
}

/** Of the duties of a posting, how many are duties of an occupation. */
function countSharedDuties(
  duties: readonly ReadonlySet<string>[],
  entry: OccupationEntry,
  language: Language,
): number {
  const own = listDutyStems(entry, language);
  return duties.filter((duty) =>
    own.some(
      (stems) => shareOf(stems, duty, language) >= 0.5 || shareOf(duty, stems, language) >= 0.4,
    ),
  ).length;
}

/** From these fits on a title holds the name of the occupation, and says little else. */
export const titleHoldsName = 0.7;
export const titleIsName = 0.95;

/** The occupation a job is, and how well its title fits; null where title and duties do not agree on one. `language`: of the posting. */
export function tradeOf(
  { title, duties, text }: { title: string; duties: readonly string[]; text: string },
  language: Language,
): { entry: OccupationEntry; fit: number } | null {
  const words = new Set(stemsOf(text, language));
  const named = duties.map((duty) => new Set(stemsOf(duty, language)));
  const lower = ` ${toPlainName(text)} `;
  const ranked = entries
    .map((entry) => {
      const fit = measureTitleFit(title, entry);
      const shared = countSharedDuties(named, entry, language);
      // Where few duties are named, the whole text may speak for the occupation.
      const spoken = listDutyStems(entry, language).filter(
        (duty) => shareOf(duty, words, language) >= 0.6,
      ).length;
      const tools = entry.tools.filter((tool) =>
        lower.includes(` ${toPlainName(tool.replace(/\s*\(.*/, ''))} `),
      ).length;
      return {
        entry,
        fit,
        shared,
        spoken,
        tools,
        score:
          fit + 0.12 * Math.min(5, shared) + 0.04 * Math.min(6, spoken) + 0.05 * Math.min(4, tools),
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  const [best] = ranked;
  if (!best) return null;
  // The title alone is not enough, unless no duty is named that could speak against it.
  const isBacked = duties.length === 0 || best.shared + best.spoken + best.tools > 0;
  // Nor are duties alone, where the title names another occupation.
  const isNamedOtherwise = ranked.some((other) => other !== best && other.fit >= titleHoldsName);
  const agrees =
    (best.fit >= titleIsName && isBacked) ||
    (best.fit >= titleHoldsName && (best.shared >= 1 || best.spoken >= 2 || duties.length === 0)) ||
    (best.fit >= 0.3 &&
      (best.shared >= 3 || best.tools >= 3 || (best.shared >= 2 && best.tools >= 1))) ||
    (best.shared >= 5 && best.shared >= duties.length / 2 && !isNamedOtherwise);
  return agrees ? { entry: best.entry, fit: best.fit } : null;
}
