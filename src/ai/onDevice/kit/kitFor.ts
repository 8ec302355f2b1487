// Drafts the interview kit: the duties that weigh most are asked about first, then whom one leads, the main tool, and a few questions of behaviour.
import type { Competency, Kit, Question, QuestionKind } from '#domain/jobs/kit.ts';
import {
  generalIds,
  isProfessional,
  type CompetencyId,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { competencyText } from '#ai/onDevice/library/library.ts';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { chance } from '#domain/text/seeded.ts';
import { mainDuties } from '#ai/tasks/draftKit.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { chooseCompetencies } from './chooseCompetencies.ts';
import type { HeavyDuty } from './heavyDuties.ts';
import { jobProfile, type JobProfile } from './jobProfile.ts';
import { needOffers } from './needs.ts';
import { beginners, fieldOffers, nearPosting, poolFor, sameDuty } from './pool.ts';
import { toolOffers } from './toolOffers.ts';
import { sharedWith, stemsOf } from './trade.ts';
import { weightsFor } from './weights.ts';
import { aboutWork } from './workOffers.ts';
import { aboutDuty } from './dutyQuestions.ts';
import { aboutCompetency, type Offer } from './writtenQuestions.ts';

/** Questions of a kit: at most and at least, of them about the job where its duties do not fill it, and about as many duties at most and at least, where there are so many. */
const size = {
  all: 8,
  least: 6,
  job: 7,
  duties: { most: mainDuties, least: 5 },
  competencies: { least: 4, most: 6 },
} as const;
/** Duties of each rank are among the main ones at these places at most. */
const mostOfRank: readonly number[] = [size.duties.most, 5, 5];
/** Where little is said of a job, what is usual in its occupation is asked about. */
const littleSaid = 4;
const longestQuestion = 600;
/** A question written for this kind of duty is asked rather than one that fits any. */
const nearBonus = 0.25;
/** A question that does not suit this kind of duty is asked rather seldom. */
const poorMalus = 0.2;
/** Questions of the field of work name the same points: few of them. */
const mostOfField = 2;

interface Pick {
  offer: Offer;
  /** How much of the kit's weight it stands for. */
  weight: number;
}

/** What a question of the trade shows beside it, by its kind, where a kit has too few competencies. */
const besideTrade: readonly [QuestionKind, CompetencyId][] = [
  ['situational', 'judgement'],
  ['behavioural', 'problemSolving'],
  ['technical', 'accuracy'],
];

/** The picks with so many competencies as a kit needs: questions of the trade stand for what else they show. */
function spreadOver(picks: readonly Pick[], trade: CompetencyId): Pick[] {
  const spread = [...picks];
  const named = (): ReadonlySet<CompetencyId> =>
    new Set(spread.map(({ offer }) => offer.competency ?? trade));
  const ofTrade = (): Pick[] => spread.filter(({ offer }) => offer.competency === null);
  for (const [kind, competency] of besideTrade) {
    const pick = ofTrade().findLast(({ offer }) => offer.question.kind === kind);
    if (named().size >= size.competencies.least || named().has(competency) || !pick) continue;
    if (ofTrade().length > 1)
      spread[spread.indexOf(pick)] = { ...pick, offer: { ...pick.offer, competency } };
  }
  return spread;
}

/** What may be asked in a job, and the picks made so far. */
class Picking {
  readonly picks: Pick[] = [];
  readonly #profile: JobProfile;
  readonly #kinds: Record<QuestionKind, number> = { behavioural: 0, situational: 0, technical: 0 };

  constructor(profile: JobProfile) {
    this.#profile = profile;
  }

  /** How many competencies the picks stand for, or can. */
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
      ({ from, competency, question: { text } }) =>
        (mayRepeat || !named.has(competency)) &&
        !this.isAsked(from) &&
        text.length <= longestQuestion,
    );
    const wish: Record<QuestionKind, number> = { behavioural: 0.4, situational: 0, technical: 0.1 };
    const value = ({ from, isNear, isPoor, question: { kind } }: Offer): number =>
      wish[kind] +
      (isNear ? nearBonus : 0) -
      (isPoor ? poorMalus : 0) -
      0.3 * this.#kinds[kind] +
      0.35 * chance(this.#profile.seed, from);
    const best = free
      .toSorted((a, b) => value(b) - value(a))
      .find(({ question: { text } }) => findingsIn(text, this.#profile.language).length === 0);
    if (!best || this.full) return false;
    this.picks.push({ offer: best, weight });
    this.#kinds[best.question.kind] += 1;
    return true;
  }
}

/** How many questions of behaviour follow, so many being about the job: few, but a kit has its least size. */
function generalFor(job: number): number {
  return Math.max(0, size.least - job);
}

/** The questions of an occupation without those that a work of the posting asks about already. */
function besideWorks<One extends { said: string }>(
  offers: readonly One[],
  duties: readonly HeavyDuty[],
  own: 'en' | 'es',
): One[] {
  return offers.filter(({ said }) => {
    const stems = new Set(stemsOf(said, own));
    return !duties.some(({ work }) => work && sharedWith(work.phrase[own], stems, own) >= sameDuty);
  });
}

async function pickedFor(profile: JobProfile): Promise<{ picks: Pick[]; trade: CompetencyId }> {
  const { language, own } = profile;
  const picking = new Picking(profile);
  const { occupation, heavy, works, trade, isLed, isTechnical, usual } = await poolFor(
    profile,
    size.duties.most + 3,
  );
  const isBeginner = beginners.test(profile.level);
  const asks = ({ line }: HeavyDuty): Offer[] =>
    occupation
      .map((one) => ({ one, shared: sharedWith(line, new Set(stemsOf(one.said, own)), own) }))
      .filter(({ one, shared }) => shared >= sameDuty && !picking.isAsked(one.from))
      .toSorted((a, b) => b.shared - a.shared)
      .slice(0, 1)
      .map(({ one }) => one);
  const inAnyWay = (duty: HeavyDuty, isUsual = false): Offer[] =>
    aboutDuty(duty, language, { isBeginner, isTechnical, isUsual });
  const about = (duty: HeavyDuty, isUsual = false): Offer[] =>
    inAnyWay(duty, isUsual).filter(({ isPoor }) => !isPoor);
  const asked: string[] = [];
  /** Duties that are the same work as one that is asked about. */
  const repeated: HeavyDuty[] = [];
  const ask = (duty: HeavyDuty, weight: number): void => {
    if (duty.work && picking.isAsked(`work.${duty.work.id}`)) repeated.push(duty);
    else if (picking.takeFirst([asks(duty), aboutWork(duty, works, language), about(duty)], weight))
      asked.push(duty.phrase ?? duty.line, duty.work?.phrase[language] ?? '');
  };
  const nearest = nearPosting(occupation, profile);
  const near = (): Offer[] =>
    besideWorks(
      nearest,
      heavy.filter(({ work }) => work && picking.isAsked(`work.${work.id}`)),
      own,
    );
  const needs = needOffers(profile);
  const toolsBeside = (): Offer[][] =>
    toolOffers(profile, picking.picks.map(({ offer }) => offer.question.text).join('\n'), asked);
  // The duties leave room for whom one leads, a language to be heard, and the main tool.
  const beside =
    Number(isLed) + Number(needs.language.length > 0) + Number(toolsBeside().length > 0);
  const most = Math.min(size.duties.most, Math.max(size.duties.least, size.all - beside));
  // What says little is asked about where little else is said.
  const main = heavy.filter(({ rank }, index) => index < (mostOfRank[rank] ?? 0)).slice(0, most);
  // The main tool comes before the third duty, also where the title names it.
  const askMainTool = (): boolean => picking.take(toolsBeside()[0] ?? [], 1);
  let isToolAsked = false;
  for (const [place, duty] of main.entries()) {
    if (place === 2) isToolAsked = askMainTool();
    ask(duty, 1.6 - 0.1 * place);
  }
  const isLeadingAsked = picking.picks.some(({ offer }) => offer.competency === 'leadership');
  if (isLed && !isLeadingAsked)
    picking.takeFirst(
      [
        near().filter(({ competency }) => competency === 'leadership'),
        aboutCompetency('leadership', language),
      ],
      1.4,
    );
  picking.take(needs.language, 0.8);
  if (!isToolAsked) isToolAsked = askMainTool();
  const tools = toolsBeside();
  // Further duties come before what the trade asks for, and that before further tools.
  const missing = (): boolean => picking.picks.length < size.job;
  const more = heavy.filter((duty) => !main.includes(duty));
  // No question that fits any job is asked while a duty is left.
  for (const duty of more) if (duty.rank === 0 && !picking.full) ask(duty, 1);
  while (missing() && picking.take(near(), 1.2));
  if (heavy.length < littleSaid && occupation.length === 0)
    for (const duty of usual) if (missing()) picking.take(about(duty, true), 1);
  if (missing()) picking.take(needs.licence, 0.6);
  for (const offers of tools.slice(0, 1)) if (missing()) picking.take(offers, 1);
  for (const duty of more) if (duty.rank > 0 && duty.rank < 3 && missing()) ask(duty, 1);
  // Of two duties that are the same work, the second is asked about in words of its own.
  for (const duty of repeated) if (!duty.isOwn && missing()) picking.take(about(duty), 1);
  for (const offers of tools.slice(1)) if (missing()) picking.take(offers, 1);
  for (let count = 0; count < mostOfField && missing(); count += 1)
    if (!picking.take(fieldOffers(profile, trade), 1)) break;
  // Where a posting names few duties, the heaviest ones are asked about in another way rather than nothing of the job.
  const isShort = (): boolean => picking.picks.length < size.least;
  const twice = new Set<HeavyDuty>();
  for (const duty of main)
    if (duty.rank === 0 && duty.phrase !== null && isShort()) {
      const near = about(duty).filter(({ isNear }) => isNear);
      if (picking.take(near, 0.8)) twice.add(duty);
    }
  if (isShort()) picking.take(fieldOffers(profile, trade), 1);
  // What is done in every trade alike, and a question that suits a duty less well, are still of this posting.
  for (const duty of heavy) if (isShort() && !twice.has(duty)) picking.take(inAnyWay(duty), 0.8);
  addBehaviour(picking, profile, trade);
  return { picks: spreadOver(picking.picks, trade), trade };
}

/** Adds the few questions of behaviour that fit any job: what the posting calls for first, and so many that a kit has its competencies. */
function addBehaviour(picking: Picking, profile: JobProfile, trade: CompetencyId): void {
  const { language } = profile;
  const asked = new Set(picking.picks.map(({ offer }) => offer.competency));
  const calledFor = chooseCompetencies(profile)
    .map(({ id }) => id)
    .filter((id) => !isProfessional(id) && !asked.has(id));
  const most = generalFor(picking.picks.length);
  let behaviour = 0;
  for (const id of [
    ...calledFor,
    ...generalIds.filter(
      (other) =>
        !calledFor.includes(other) &&
        !asked.has(other) &&
        other !== 'leadership' &&
        other !== 'developingOthers',
    ),
  ]) {
    const named = new Set(picking.picks.map(({ offer }) => offer.competency ?? trade));
    if (picking.full || (behaviour >= most && picking.competencies >= size.competencies.least))
      break;
    // Where six competencies are there, one of them is asked about twice.
    const others = [...named]
      .filter((other) => !isProfessional(other))
      .flatMap((other) => aboutCompetency(other, language));
    if (
      picking.take(
        named.size < size.competencies.most ? aboutCompetency(id, language) : others,
        0.8,
      )
    )
      behaviour += 1;
  }
}

/** The competencies of the picks, heaviest first: at most six, the lightest ones join the trade's. */
function competenciesOf(picks: readonly Pick[], trade: CompetencyId): Map<CompetencyId, number> {
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

export async function kitFor(
  { description, language, known, variant }: CheckedInput<'draftKit'>,
  packs: Packs = noPacks,
): Promise<Kit> {
  const profile = jobProfile(description, language, known, variant, packs);
  const { picks, trade } = await pickedFor(profile);
  const sums = competenciesOf(picks, trade);
  const weights = weightsFor([...sums.values()]);
  const competencies: Competency[] = [...sums.keys()].map((id, index) => {
    const { name, description: about } = competencyText(id, language);
    return { id, name, description: about, weight: weights[index] ?? 0 };
  });
  const idOf = ({ competency }: Offer): CompetencyId =>
    competency && sums.has(competency) ? competency : trade;
  const order = [...sums.keys()];
  const questions: Question[] = picks
    .toSorted((a, b) => order.indexOf(idOf(a.offer)) - order.indexOf(idOf(b.offer)))
    .map(({ offer }, index) => ({
      id: `q${index + 1}`,
      ...offer.question,
      competencyId: idOf(offer),
    }));
  return {
    title: profile.title,
    level: profile.level,
    mustHave: profile.mustHave,
    niceToHave: profile.niceToHave,
    competencies,
    questions,
  };
}
