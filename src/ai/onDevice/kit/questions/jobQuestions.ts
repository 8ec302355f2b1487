// Picks the questions of a kit that are about the job: its heaviest duties, whom one leads, the main tool, then what else the posting names.
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import type { HeavyDuty } from '#ai/onDevice/kit/duties/heavyDuties.ts';
import type { JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { needOffers } from './needs.ts';
import {
  beginners,
  listFieldOffers,
  sortByNearness,
  buildPool,
  sameDuty,
  type Pool,
} from './pool.ts';
import { isDoctor } from '#ai/onDevice/kit/roleFields.ts';
import { listToolOffers } from './toolOffers.ts';
import { listTopicOffers } from './topicOffers.ts';
import { measureShared, stemsOf } from '#ai/onDevice/kit/trade.ts';
import { size, type Picking } from './picking.ts';
import { offerAboutWork } from './workOffers.ts';
import { offerAboutDuty } from './dutyQuestions.ts';
import { offerAboutCompetency, type Offer } from './writtenQuestions.ts';

/** Of the duties of each rank, only the first so many are among the main ones. */
const mostOfRank: readonly number[] = [size.duties.most, 5, 5];
/** With fewer duties than this, what is usual in the occupation is asked about too. */
const fewDuties = 4;

/** A question of a neighbouring occupation is about a duty from this share on. */
const surelySame = 0.55;

/** The questions of one kit while they are picked. */
interface Draft {
  readonly profile: JobProfile;
  readonly picking: Picking;
  /** All that could be asked. */
  readonly pool: Pool;
  /** The questions of the occupation that are near the posting. */
  readonly nearest: readonly Offered[];
  readonly needs: ReturnType<typeof needOffers>;
  /** The words of the duties that are asked about. */
  readonly asked: string[];
  /** Duties of a work whose questions are all asked. */
  readonly repeated: HeavyDuty[];
}
type Offered = Pool['occupation'][number];

/** The question of the occupation that is about a duty, if one is left. */
function findOccupationOffer({ pool, picking, profile: { own } }: Draft, line: string): Offer[] {
  return pool.occupation
    .map((one) => ({ one, shared: measureShared(line, new Set(stemsOf(one.content, own)), own) }))
    .filter(
      ({ one, shared }) =>
        shared >= (pool.isNeighbour ? surelySame : sameDuty) && !picking.isAsked(one.from),
    )
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, 1)
    .map(({ one }) => one);
}

/** The questions about a duty, those that suit it less well among them. */
function listAnyOffers({ pool, profile }: Draft, duty: HeavyDuty): Offer[] {
  return offerAboutDuty(duty, profile.language, {
    isBeginner: beginners.test(profile.level),
    isTechnical: pool.isTechnical,
  });
}

/** The questions about a duty that suit it. */
function listSuitedOffers(draft: Draft, duty: HeavyDuty): Offer[] {
  return listAnyOffers(draft, duty).filter(({ isPoor }) => !isPoor);
}

/** Asks about a duty: as its occupation does, as the work that it is, or in its own words. */
function askAbout(draft: Draft, duty: HeavyDuty, weight: number): void {
  const { picking, pool, profile } = draft;
  const ofWork = offerAboutWork(duty, pool.works, profile.language).find(
    ({ from }) => !picking.isAsked(from),
  );
  // In words of ours, a duty easily says what another one has said.
  if (
    duty.isOwn &&
    duty.phrase !== null &&
    measureShared(
      duty.phrase,
      new Set(stemsOf(draft.asked.join('\n'), profile.language)),
      profile.language,
    ) >= sameDuty
  )
    return;
  if (duty.work && !ofWork && picking.isAsked(`work.${duty.work.id}`)) draft.repeated.push(duty);
  else if (
    picking.takeFirst(
      [
        findOccupationOffer(draft, duty.line),
        ofWork ? [ofWork] : [],
        listSuitedOffers(draft, duty),
      ],
      weight,
    )
  )
    draft.asked.push(duty.phrase ?? duty.line, duty.work?.phrase[profile.language] ?? '');
}

/** The questions of the occupation that are near the posting, without those that a work of the posting asks about already. */
function listNearOffers({ nearest, pool, picking, profile: { own } }: Draft): Offer[] {
  const phrases = pool.heavy.flatMap(({ work }) =>
    work && picking.isAsked(`work.${work.id}`) ? [work.phrase[own]] : [],
  );
  return nearest.filter(({ content, competency }) => {
    if (competency === 'leadership' && !pool.isLed) return false;
    const stems = new Set(stemsOf(content, own));
    return !phrases.some((phrase) => measureShared(phrase, stems, own) >= sameDuty);
  });
}

/** The questions about each tool that no question names yet, the main tool first. */
function listToolsLeft({ picking, profile, asked }: Draft): Offer[][] {
  return listToolOffers(
    profile,
    picking.picks.map(({ offer }) => offer.question.text).join('\n'),
    asked,
  );
}

/** The duties that are asked about first. They leave room for whom one leads, a language to be heard, and the main tool. */
function listMainDuties(draft: Draft): HeavyDuty[] {
  const { pool, needs } = draft;
  const beside =
    Number(pool.isLed) +
    Number(needs.language.length > 0) +
    Number(listToolsLeft(draft).length > 0);
  const most = Math.min(size.duties.most, Math.max(size.duties.least, size.all - beside));
  // Vague duties are asked about where little else is named.
  return pool.heavy.filter(({ rank }, index) => index < (mostOfRank[rank] ?? 0)).slice(0, most);
}

/** Asks about the main duties, whom one leads, a language to be heard, and the main tool. */
function askMain(draft: Draft, main: readonly HeavyDuty[]): void {
  const { picking, pool, needs, profile } = draft;
  const askMainTool = (): boolean => picking.take(listToolsLeft(draft)[0] ?? [], 1);
  let isToolAsked = false;
  for (const [index, duty] of main.entries()) {
    // The main tool comes before the third duty, also where the title names it.
    if (index === 2) isToolAsked = askMainTool();
    askAbout(draft, duty, 1.6 - 0.1 * index);
  }
  const isLeadingAsked = picking.picks.some(({ offer }) => offer.competency === 'leadership');
  if (pool.isLed && !isLeadingAsked)
    picking.takeFirst(
      [
        listNearOffers(draft).filter(({ competency }) => competency === 'leadership'),
        offerAboutCompetency('leadership', profile.language),
      ],
      1.4,
    );
  picking.take(needs.language, 0.8);
  if (!isToolAsked) askMainTool();
}

/** Asks about what else the posting names: further duties come before what the trade asks for, and that before further tools. */
function askFurther(draft: Draft, main: readonly HeavyDuty[]): void {
  const { picking, pool, needs } = draft;
  const tools = listToolsLeft(draft);
  const isMissing = (): boolean => picking.picks.length < size.job;
  const more = pool.heavy.filter((duty) => !main.includes(duty));
  // No question that fits any job is asked while a duty is left.
  for (const duty of more) if (duty.rank === 0 && !picking.full) askAbout(draft, duty, 1);
  for (const offers of listTopicOffers(draft.profile)) if (isMissing()) picking.take(offers, 1.1);
  while (isMissing() && picking.take(listNearOffers(draft), 1.2));
  if (pool.heavy.length < fewDuties && pool.occupation.length === 0)
    for (const offer of pool.usual) if (isMissing()) picking.take([offer], 1);
  if (isMissing()) picking.take(needs.licence, 0.6);
  for (const offers of tools.slice(0, 1)) if (isMissing()) picking.take(offers, 1);
  for (const duty of more)
    if (duty.rank > 0 && duty.rank < 3 && isMissing()) askAbout(draft, duty, 1);
  // Of two duties that are the same work, the second is asked about in words of its own.
  for (const duty of draft.repeated)
    if (!duty.isOwn && isMissing()) picking.take(listSuitedOffers(draft, duty), 1);
  for (const offers of tools.slice(1)) if (isMissing()) picking.take(offers, 1);
}

/** A duty whose words the questions hold to this share is asked about already. */
const surelyAsked = 0.6;

/** Where a posting names few duties: what its field of work asks and the duties left come before a second question about one. */
function askAgain(draft: Draft, main: readonly HeavyDuty[]): void {
  const { picking, pool, profile } = draft;
  const isShort = (): boolean => picking.picks.length < size.least;
  const twice = new Set<HeavyDuty>();
  // What says little is not asked about twice.
  const isNamed = ({ phrase, line }: HeavyDuty): boolean =>
    picking.picks.some(({ offer }) => offer.question.text.includes(phrase ?? line));
  const stemsAsked = (): ReadonlySet<string> =>
    new Set(
      stemsOf(picking.picks.map(({ offer }) => offer.question.text).join('\n'), profile.language),
    );
  const isAsked = (duty: HeavyDuty): boolean =>
    isNamed(duty) ||
    measureShared(duty.phrase ?? duty.line, stemsAsked(), profile.language) >= surelyAsked;
  const askUnasked = (most: number, listOffers: typeof listAnyOffers): void => {
    for (const duty of pool.heavy)
      if (isShort() && duty.rank <= most && !isAsked(duty))
        if (picking.take(listOffers(draft, duty), 0.8)) twice.add(duty);
  };
  askUnasked(2, listSuitedOffers);
  // What the field of care asks is asked of nurses.
  if (!(isDoctor(profile.title) && pool.trade !== 'research'))
    while (isShort() && picking.take(listFieldOffers(profile, pool.trade), 1));
  // A question that suits a duty less well is still of this posting.
  askUnasked(3, listAnyOffers);
  for (const duty of main)
    if (duty.rank === 0 && duty.phrase !== null && !twice.has(duty) && isShort()) {
      const near = listSuitedOffers(draft, duty).filter(({ isNear }) => isNear);
      if (picking.take(near, 0.8)) twice.add(duty);
    }
  for (const duty of pool.heavy)
    if (isShort() && !twice.has(duty) && !(duty.rank > 0 && isNamed(duty)))
      picking.take(listAnyOffers(draft, duty), 0.8);
}

/** Picks the questions about the job, and gives the competency of its trade. */
export async function pickJobQuestions(
  picking: Picking,
  profile: JobProfile,
): Promise<CompetencyId> {
  const pool = await buildPool(profile, size.duties.most + 3);
  const draft: Draft = {
    profile,
    picking,
    pool,
    nearest: pool.isNeighbour ? [] : sortByNearness(pool.occupation, profile, pool.isSure),
    needs: needOffers(profile),
    asked: [],
    repeated: [],
  };
  const main = listMainDuties(draft);
  askMain(draft, main);
  askFurther(draft, main);
  askAgain(draft, main);
  return pool.trade;
}
