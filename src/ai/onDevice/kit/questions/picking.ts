// The questions picked for a kit: one of each kind of wording, mixed by kind, and covering enough competencies.
import type { QuestionKind } from '#domain/jobs/kit.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { mainDuties } from '#ai/tasks/draftKit.ts';
import { drawChance } from '#domain/text/seeded.ts';
import type { JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { isSameMatter } from './matters.ts';
import { stemsOf } from '#ai/onDevice/kit/trade.ts';
import type { Offer } from './writtenQuestions.ts';

/** Questions of a kit: at most and at least, of them about the job where its duties do not fill it, and about as many duties at most and at least, where there are so many. */
export const size = {
  all: 8,
  least: 6,
  job: 7,
  duties: { most: mainDuties, least: 5 },
  competencies: { least: 4, most: 6 },
} as const;
const longestQuestion = 600;
/** A question written for this kind of duty is asked rather than one that fits any. */
const nearBonus = 0.25;
/** A question that does not suit this kind of duty is asked rather seldom. */
const poorMalus = 0.2;
export interface Pick {
  offer: Offer;
  /** How much of the kit's weight it carries. */
  weight: number;
}

/** What a question of the trade shows beside it, by its kind, where a kit has too few competencies. */
const besideTrade: readonly [QuestionKind, CompetencyId][] = [
  ['situational', 'judgement'],
  ['behavioural', 'problemSolving'],
  ['technical', 'accuracy'],
  ['technical', 'judgement'],
  ['behavioural', 'accuracy'],
  ['behavioural', 'judgement'],
  ['technical', 'problemSolving'],
];

/** The picks with so many competencies as a kit needs: questions of the trade count for what else they show. */
export function spreadOver(picks: readonly Pick[], trade: CompetencyId): Pick[] {
  const spread = [...picks];
  const named = (): ReadonlySet<CompetencyId> =>
    new Set(spread.map(({ offer }) => offer.competency ?? trade));
  const idOf = ({ offer }: Pick): CompetencyId => offer.competency ?? trade;
  // The trade's questions before others of which there are two.
  const listDoubled = (): Pick[] => {
    const doubled = spread.filter(
      (pick) => spread.filter((other) => idOf(other) === idOf(pick)).length > 1,
    );
    const ofTrade = doubled.filter(({ offer }) => offer.competency === null);
    return ofTrade.length > 0 ? ofTrade : doubled;
  };
  for (const [kind, competency] of besideTrade) {
    const pick = listDoubled().findLast(({ offer }) => offer.question.kind === kind);
    if (named().size >= size.competencies.least || named().has(competency) || !pick) continue;
    spread[spread.indexOf(pick)] = { ...pick, offer: { ...pick.offer, competency } };
  }
  return spread;
}

/** What may be asked in a job, and the picks made so far. */
export class Picking {
  readonly picks: Pick[] = [];
  readonly #profile: JobProfile;
  readonly #kinds: Record<QuestionKind, number> = { behavioural: 0, situational: 0, technical: 0 };

  constructor(profile: JobProfile) {
    this.#profile = profile;
  }

  /** How many competencies the picks cover, or can. */
  get competencies(): number {
    return new Set(spreadOver(this.picks, 'expertise').map(({ offer }) => offer.competency)).size;
  }

  get full(): boolean {
    return this.picks.length >= size.all;
  }

  /** Whether a question that was written as this is asked already. */
  isAsked(from: string): boolean {
    return this.picks.some(({ offer }) => offer.from === from);
  }

  /** Whether a question names a way of working. */
  #names({ question }: Offer, skill: string | undefined): boolean {
    const { language } = this.#profile;
    const stems = new Set(stemsOf(question.text, language));
    return skill !== undefined && stemsOf(skill, language).every((stem) => stems.has(stem));
  }

  /** Whether a question is about what another one asks about already. */
  #isCovered({ question, skill }: Offer): boolean {
    return this.picks.some(
      ({ offer }) => isSameMatter(offer.question.text, question.text) || this.#names(offer, skill),
    );
  }

  /** Takes a question from the first list that has one to give. */
  takeFirst(lists: readonly (readonly Offer[])[], weight: number): boolean {
    return lists.some((offers) => this.take(offers, weight));
  }

  /** Takes the best of the offers that is not asked yet: of a kind that is rare so far, then by the draft's own chance. */
  take(offers: readonly Offer[], weight: number): boolean {
    const named = new Set(this.picks.map(({ offer }) => offer.competency));
    // A kit has four competencies at least: what is left of it must hold those that are missing.
    const mayRepeat = size.all - this.picks.length > size.competencies.least - this.competencies;
    const free = offers.filter(
      (offer) =>
        (mayRepeat || !named.has(offer.competency)) &&
        !this.isAsked(offer.from) &&
        offer.question.text.length <= longestQuestion &&
        !this.#isCovered(offer),
    );
    const wish: Record<QuestionKind, number> = { behavioural: 0.4, situational: 0, technical: 0.1 };
    const value = ({ from, isNear, isPoor, question: { kind } }: Offer): number =>
      wish[kind] +
      (isNear ? nearBonus : 0) -
      (isPoor ? poorMalus : 0) -
      0.3 * this.#kinds[kind] +
      0.35 * drawChance(this.#profile.seed, from);
    const best = free
      .toSorted((a, b) => value(b) - value(a))
      .find(({ question: { text } }) => findFindings(text, this.#profile.language).length === 0);
    if (!best || this.full) return false;
    // The question about a duty takes the place of one about the way of working that it names.
    const double = this.picks.findIndex(({ offer }) => this.#names(best, offer.skill));
    if (double >= 0)
      for (const { offer } of this.picks.splice(double, 1)) this.#kinds[offer.question.kind] -= 1;
    this.picks.push({ offer: best, weight });
    this.#kinds[best.question.kind] += 1;
    return true;
  }
}

/** The competencies of the picks, heaviest first: at most six, the lightest ones join the trade's. */
export function competenciesOf(
  picks: readonly Pick[],
  trade: CompetencyId,
): Map<CompetencyId, number> {
  const sums = new Map<CompetencyId, number>();
  for (const { offer, weight } of picks)
    sums.set(offer.competency ?? trade, (sums.get(offer.competency ?? trade) ?? 0) + weight);
  const ranked = [...sums].toSorted((a, b) => b[1] - a[1]);
  const kept = ranked.slice(0, size.competencies.most);
  const rest = ranked.slice(size.competencies.most).reduce((sum, [, weight]) => sum + weight, 0);
  if (rest > 0 && !kept.some(([id]) => id === trade))
    kept.splice(-1, 1, [trade, rest + (kept.at(-1)?.[1] ?? 0)]);
  else if (rest > 0)
    return new Map(kept.map(([id, weight]) => [id, id === trade ? weight + rest : weight]));
  return new Map(kept);
}
