// Drafts the interview kit: the duties that weigh most are asked about first, then whom one leads, the main tool, and a few questions of behaviour.
import type { Competency, Kit, Question, QuestionKind } from '#domain/kit.ts';
import { generalIds, isProfessional, type CompetencyId } from '#ai/onDevice/library/competencyText.ts';
import { competencyText } from '#ai/onDevice/library/library.ts';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { chance } from '#ai/onDevice/text/seeded.ts';
import { mainDuties } from '#ai/tasks/draftKit.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { chooseCompetencies } from './chooseCompetencies.ts';
import type { HeavyDuty } from './heavyDuties.ts';
import { jobProfile, type JobProfile } from './jobProfile.ts';
import { beginners, fieldOffers, poolFor, sameDuty, toolOffers } from './pool.ts';
import { sharedWith, stemsOf } from './trade.ts';
import { weightsFor } from './weights.ts';
import { aboutCompetency, aboutDuty, type Offer } from './writtenQuestions.ts';

/** Questions of a kit, and how many of them may be about behaviour in general. */
const size = { all: 8, least: 6, general: 3, duties: mainDuties, competencies: { least: 4, most: 6 } } as const;
const longestQuestion = 600;
/** Questions of the field of work name the same points: few of them. */
const mostOfField = 2;

interface Pick { offer: Offer; /** How much of the kit's weight it stands for. */ weight: number }

/** What may be asked in a job, and the picks made so far. */
class Picking {
  readonly picks: Pick[] = [];
  readonly #profile: JobProfile;
  readonly #kinds: Record<QuestionKind, number> = { behavioural: 0, situational: 0, technical: 0 };

  constructor(profile: JobProfile) {
    this.#profile = profile;
  }

  get full(): boolean {
    return this.picks.length >= size.all;
  }

  /** Takes a question from the first list that has one to give. */
  takeFirst(lists: readonly (readonly Offer[])[], weight: number): boolean {
    return lists.some((offers) => this.take(offers, weight));
  }

  /** Takes the best of the offers that is not asked yet: of a kind that is rare so far, then by the draft's own chance. */
  take(offers: readonly Offer[], weight: number): boolean {
    const named = new Set(this.picks.map(({ offer }) => offer.competency));
    // A kit has four competencies at least: what is left of it must hold those that are missing.
    const mayRepeat = size.all - this.picks.length > size.competencies.least - named.size;
    const free = offers.filter(({ from, competency, question: { text } }) => (mayRepeat || !named.has(competency)) && !this.picks.some(({ offer }) => offer.from === from) && text.length <= longestQuestion);
    const wish: Record<QuestionKind, number> = { behavioural: 0.4, situational: 0, technical: 0.1 };
    const value = ({ from, question: { kind } }: Offer): number => wish[kind] - 0.3 * this.#kinds[kind] + 0.35 * chance(this.#profile.seed, from);
    const best = free.toSorted((a, b) => value(b) - value(a)).find(({ question: { text } }) => findingsIn(text, this.#profile.language).length === 0);
    if (!best || this.full) return false;
    this.picks.push({ offer: best, weight });
    this.#kinds[best.question.kind] += 1;
    return true;
  }
}

async function pickedFor(profile: JobProfile): Promise<{ picks: Pick[]; trade: CompetencyId }> {
  const { language, own, title } = profile;
  const picking = new Picking(profile);
  const { occupation, heavy, trade, isLed } = await poolFor(profile, size.duties + 3);
  const asks = ({ line }: HeavyDuty): Offer[] => occupation.map((one) => ({ one, shared: sharedWith(line, new Set(stemsOf(one.said, own)), own) })).filter(({ one, shared }) => shared >= sameDuty && !picking.picks.some(({ offer }) => offer.from === one.from)).toSorted((a, b) => b.shared - a.shared).slice(0, 1).map(({ one }) => one);
  const isBeginner = beginners.test(profile.level);
  for (const [place, duty] of heavy.slice(0, size.duties).entries()) picking.takeFirst([asks(duty), aboutDuty(duty, language, isBeginner)], 1.6 - 0.1 * place);
  const isLeadingAsked = picking.picks.some(({ offer }) => offer.competency === 'leadership');
  if (isLed && !isLeadingAsked) picking.takeFirst([occupation.filter(({ competency }) => competency === 'leadership'), aboutCompetency('leadership', language)], 1.4);
  // What the trade asks for fills up what the posting does not say; then the tool that matters most.
  const wanted = heavy.length >= size.duties ? size.duties + Number(isLed) : size.duties + 1;
  const tools = toolOffers(profile, [title, ...picking.picks.map(({ offer }) => offer.question.text)].join('\n'));
  if (tools[0]) picking.take(tools[0], 1);
  const missing = (): boolean => picking.picks.length < wanted + Number(tools.length > 0);
  while (missing() && picking.take(occupation, 1.2));
  for (const duty of heavy.slice(size.duties)) if (missing()) picking.take(aboutDuty(duty, language, isBeginner), 1);
  for (const offers of tools.slice(1, 3)) if (missing()) picking.take(offers, 1);
  for (let more = 0; more < mostOfField && missing(); more += 1) if (!picking.take(fieldOffers(profile, trade), 1)) break;
  const asked = new Set(picking.picks.map(({ offer }) => offer.competency));
  let behaviour = 0;
  const calledFor = chooseCompetencies(profile).map(({ id }) => id).filter((id) => !isProfessional(id) && !asked.has(id));
  for (const id of [...calledFor, ...generalIds.filter((other) => !calledFor.includes(other) && !asked.has(other) && other !== 'leadership' && other !== 'developingOthers')]) {
    if (picking.full || (behaviour === size.general && picking.picks.length >= size.least)) break;
    const named = new Set(picking.picks.map(({ offer }) => offer.competency ?? trade));
    // Where six competencies are there, one of them is asked about twice.
    const others = [...named].filter((other) => !isProfessional(other)).flatMap((other) => aboutCompetency(other, language));
    if (picking.take(named.size < size.competencies.most ? aboutCompetency(id, language) : others, 0.8)) behaviour += 1;
  }
  return { picks: picking.picks, trade };
}

/** The competencies of the picks, heaviest first: at most six, the lightest ones join the trade's. */
function competenciesOf(picks: readonly Pick[], trade: CompetencyId): Map<CompetencyId, number> {
  const sums = new Map<CompetencyId, number>();
  for (const { offer, weight } of picks) sums.set(offer.competency ?? trade, (sums.get(offer.competency ?? trade) ?? 0) + weight);
  const ranked = [...sums].toSorted((a, b) => b[1] - a[1]);
  const kept = ranked.slice(0, size.competencies.most);
  const rest = ranked.slice(size.competencies.most).reduce((sum, [, weight]) => sum + weight, 0);
  if (rest > 0 && !kept.some(([id]) => id === trade)) kept.splice(-1, 1, [trade, rest + (kept.at(-1)?.[1] ?? 0)]);
  else if (rest > 0) return new Map(kept.map(([id, weight]) => [id, id === trade ? weight + rest : weight]));
  return new Map(kept);
}

export async function kitFor({ description, language, known, variant }: CheckedInput<'draftKit'>, packs: Packs = noPacks): Promise<Kit> {
  const profile = jobProfile(description, language, known, variant, packs);
  const { picks, trade } = await pickedFor(profile);
  const sums = competenciesOf(picks, trade);
  const weights = weightsFor([...sums.values()]);
  const competencies: Competency[] = [...sums.keys()].map((id, index) => {
    const { name, description: about } = competencyText(id, language);
    return { id, name, description: about, weight: weights[index] ?? 0 };
  });
  const idOf = ({ competency }: Offer): CompetencyId => (competency && sums.has(competency) ? competency : trade);
  const order = [...sums.keys()];
  const questions: Question[] = picks.toSorted((a, b) => order.indexOf(idOf(a.offer)) - order.indexOf(idOf(b.offer))).map(({ offer }, index) => ({ id: `q${index + 1}`, competencyId: idOf(offer), ...offer.question }));
  return { title: profile.title, level: profile.level, mustHave: profile.mustHave, niceToHave: profile.niceToHave, competencies, questions };
}
