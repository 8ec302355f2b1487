// Shown in the words of the requirement, one by one, or in others of the same meaning.
import type { Clause } from './clauses.ts';
import { none, oneWillDo, quoteClause, type Grounds, type Judged } from './grounds.ts';
import {
  listCoreStems,
  findInitials,
  isLight,
  findProperNames,
  findUsedProduct,
} from './requirementParts.ts';
import { areSynonyms } from './sameWords.ts';
import { isNear } from './skillVerdicts.ts';

/** The shares of a requirement's words by weight from which on it is shown, or shown in part; and the weight of words that mean little. */
const [enough, some, light] = [0.7, 0.5, 0.3];

/** The stems of a requirement with their weights, and what it shortens to. */
interface Asked {
  core: readonly string[];
  weights: readonly number[];
  shortened: ReturnType<typeof findInitials>;
  language: Grounds['language'];
}

/** How much of the requirement a clause says, and how far apart its words are. */
function hitOf(clause: Clause, { core, weights, shortened, language }: Asked) {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const taken = new Set<number>();
  let [covered, heavy, literal] = [0, 0, 0];
  core.forEach((stem, index) => {
    const exact = clause.stems.findIndex((own, at) => !taken.has(at) && isNear(stem, own));
    const at =
      exact >= 0
        ? exact
        : clause.stems.findIndex(
            (own, position) => !taken.has(position) && areSynonyms(stem, own, language),
          );
    const isShort =
      at < 0 &&
      shortened.some(
        ({ initials, stems }) => stems.includes(stem) && clause.stems.includes(initials),
      );
    if (at < 0 && !isShort) return;
    if (at >= 0) taken.add(at);
    covered += weights[index] ?? 0;
    if (weights[index] === 1) heavy += 1;
    if (exact >= 0) literal += 1;
  });
  return {
    clause,
    heavy,
    literal,
    share: covered / whole,
    gap: taken.size === 0 ? 0 : Math.max(...taken) - Math.min(...taken),
  };
}

/** The words of the requirement in one clause, or others that say the same: all or most of their weight, or only some. */
export function judgeByWords(text: string, { done, resume, language, words }: Grounds): Judged {
  const all = listCoreStems(text, language);
  // Two words for one thing count once: "IV cannulation".
  const core = all.filter(
    (stem, at) =>
      !all
        .slice(0, at)
        .some((other) => areSynonyms(stem, other, language) && !isLight(stem, language)),
  );
  const weights = core.map((stem) => (isLight(stem, language) ? light : 1));
  const names = findProperNames(
    text,
    (word) => language === 'es' || words === null || words.vector(word) !== null,
  );
  const shortened = findInitials(text, language);
  const asked: Asked = { core, weights, shortened, language };
  const product = words && findUsedProduct(text, (word) => words.vector(word) !== null);
  const usedIn = product ? done.filter(({ text: own }) => own.includes(product)) : [];
  if (usedIn.length > 0)
    return {
      state: 'met',
      by: 'name',
      evidence: usedIn.slice(0, 2).map((clause) => quoteClause(clause, resume)),
    };
  const isNamed = (own: string): boolean =>
    shortened.some(({ initials }) => own.toLowerCase().includes(initials)) ||
    names.length === 0 ||
    names.some((name) => own.includes(name));
  const hits = done
    .filter(({ text: own }) => isNamed(own))
    .map((clause) => hitOf(clause, asked))
    .filter(({ heavy, share }) => share > 0 && (heavy > 0 || !weights.includes(1)))
    .sort((a, b) => b.share - a.share || a.gap - b.gap);
  const [best] = hits;
  // "Routes in France and Germany": one of the names is a part of it.
  const named =
    names.length < 2 || oneWillDo.test(text)
      ? []
      : done.filter(({ text: own }) => names.some((name) => own.includes(name)));
  if (!best || best.share < some)
    return named.length === 0
      ? none
      : {
          state: 'partial',
          by: 'wording',
          evidence: named.slice(0, 2).map((clause) => quoteClause(clause, resume)),
        };
  const verdictOf = (state: 'met' | 'partial'): Judged => ({
    state,
    by: 'wording',
    evidence: hits
      .filter(({ share }) => share === best.share)
      .slice(0, 2)
      .map(({ clause }) => quoteClause(clause, resume)),
  });
  const isFar = best.gap > core.length + 4;
  if (best.share >= enough && !isFar)
    return verdictOf(best.clause.kind === 'other' && best.literal === 0 ? 'partial' : 'met');
  return best.share >= some && core.length > 2 && !isFar ? verdictOf('partial') : none;
}
