// All that could be asked in a job: of its occupation, about its duties and tools, of its field of work.
import { inWords } from '#domain/text/wordLimits.ts';
import {
  isProfessional,
  type CompetencyId,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import { loadOccupation, type WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import { workQuestions } from '#ai/onDevice/library/works.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isAction, readDutyKind } from '#ai/onDevice/kit/duties/dutyKind.ts';
import { findHeavyDuties, type HeavyDuty } from '#ai/onDevice/kit/duties/heavyDuties.ts';
import type { JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { arePeopleLed } from '#ai/onDevice/kit/peopleLed.ts';
import { draftQuestions } from './questionsFor.ts';
import { isAcademic, isDoctor, findRoleFields } from '#ai/onDevice/kit/roleFields.ts';
import { academicAreas, ofScholars, sellers, sells, technicalAreas } from './tradeAreas.ts';
import { isOfStrangeTrade, type JobWords } from './tradeGroups.ts';
import {
  toPlainName,
  measureShared,
  stemsOf,
  titleHoldsName,
  titleIsName,
  tradeOf,
  weightOf,
} from '#ai/onDevice/kit/trade.ts';
import { isOfEveryTrade, workNamed } from '#ai/onDevice/kit/duties/workNamed.ts';
import { offerAboutWork } from './workOffers.ts';
import { offerAboutOccupation, type Offer } from './writtenQuestions.ts';

/** Levels of people at the beginning, as they are shown. */
export const beginners = /junior|júnior|intern|prácticas|trainee|becari/i;
export interface Pool {
  /** The questions of the occupation; none where title and duties do not agree on one. */
  occupation: ReturnType<typeof offerAboutOccupation>;
  /** The title names another occupation than the one whose duties are nearest: its questions are asked only about a duty of this job; or (`isSure`) it is the occupation's, but for its grade. */
  isNeighbour: boolean;
  isSure: boolean;
  /** The duties of the posting, heaviest first. */
  heavy: HeavyDuty[];
  /** The questions of the works that these duties are. */
  works: ReadonlyMap<string, readonly WrittenQuestion[]>;
  /** The competency of the trade. */
  trade: CompetencyId;
  isLed: boolean;
  isTechnical: boolean;
  /** Questions of what is usual in the occupation that the title names; asked where the posting says little. */
  usual: Offer[];
}

/** The trade is software, data or the running of them. */
export const technical: ReadonlySet<string> = new Set(
  'software data operations testing infoSecurity'.split(' '),
);

/** The usual duties of the occupation that a title names, as far as they are a work of its own field in the library. */
function listUsualDuties({ tasks, posted, removed, language, title }: JobProfile): HeavyDuty[] {
  const postedLines = new Set(posted.map(({ line }) => line));
  const fields: readonly string[] = findRoleFields(title);
  return removed
    ? []
    : tasks
        .filter(({ line, phrase }) => phrase === line && !postedLines.has(line))
        .flatMap(({ line, phrase }) => {
          const work = workNamed(line, language)?.work;
          const isOwn =
            work?.competency &&
            (!technical.has(fields[0] ?? '') || technicalAreas.has(work.area)) &&
            (!isProfessional(work.competency) || fields.includes(work.competency));
          return work && isOwn && !isOfEveryTrade(work)
            ? [{ line, phrase, kind: readDutyKind(line), rank: 0, work }]
            : [];
        });
}

/** What is said of the job, for the guard against other trades. */
const jobWordsOf = ({ title, duties, mustHave, niceToHave, text }: JobProfile): JobWords => ({
  named: [title, ...duties, ...mustHave, ...niceToHave].join('\n'),
  text,
  posted: [title, ...duties, text].join('\n'),
});

/** A question of the occupation is about a duty when they share this much. */
export const sameDuty = 0.4;

/** The stems of the things a duty names; what is done with them says little. */
function listThings(line: string, language: 'en' | 'es'): string[] {
  return stemsOf(
    wordsOf(line)
      .map(({ lower }) => lower)
      .filter((word) => word.length >= 5 && !isAction(`${word} it now`))
      .join(' '),
    language,
  );
}

/** A thing that more duties of an occupation name is what the whole trade is about. */
const mostOfThing = 2;

/** The questions of an occupation without those about a duty that a person took away and about none that stayed, and without those that name a requirement taken away. */
function dropRemoved<One extends { content: string; question: { text: string } }>(
  offers: readonly One[],
  { removed, duties, own, title }: JobProfile,
): readonly One[] {
  if (!removed) return offers;
  const thingsOf = ({ content }: One): string[] => listThings(content.split('\n')[0] ?? '', own);
  const kept = new Set([title, ...duties].flatMap((line) => listThings(line, own)));
  const gone = removed.responsibilities
    .flatMap((line) => listThings(line, own))
    .filter(
      (thing) =>
        !kept.has(thing) &&
        offers.filter((one) => thingsOf(one).includes(thing)).length <= mostOfThing,
    );
  return offers.filter((one) => {
    const stems = new Set(stemsOf(one.content, own));
    const isAbout = (lines: readonly string[]): boolean =>
      lines.some((line) => measureShared(line, stems, own) >= sameDuty);
    const words = ` ${toPlainName(one.question.text)} `;
    const namesGone = thingsOf(one).some((thing) => gone.includes(thing));
    return (
      !((namesGone || isAbout(removed.responsibilities)) && !isAbout(duties)) &&
      !removed.skills.some((name) => words.includes(` ${toPlainName(name)} `))
    );
  });
}

/** How much of a duty a question says that is near it. */
const nearDuty = 0.3;
/** A stem that so few occupations share sets one setting apart from another. */
const telling = 4;

/** The questions of an occupation that are near a duty or a tool of the posting: others suppose another setting or rank than this job has. All of them where the posting names no duties. Where the title says more than the occupation (`isSure` is false), a question must be near a whole duty. */
export function sortByNearness<One extends { content: string }>(
  offers: readonly One[],
  { duties: read, posted, mustHave, own }: JobProfile,
  isSure = true,
): One[] {
  const duties = read.length > 0 ? read : posted.map(({ line }) => line);
  if (duties.length === 0) return isSure ? [...offers] : [];
  const named = new Set(
    [
      ...duties.flatMap((line) => listThings(line, own)),
      ...mustHave.flatMap((name) => stemsOf(name, own)),
    ].filter((stem) => weightOf(stem, own) >= telling),
  );
  return offers.filter(({ content }) => {
    const stems = new Set(stemsOf(content, own));
    return isSure
      ? [...stems].some((stem) => named.has(stem))
      : duties.some((line) => measureShared(line, stems, own) >= nearDuty);
  });
}

/** What the job calls for. `duties`: how many of them at most. */
export async function buildPool(profile: JobProfile, duties: number): Promise<Pool> {
  const { language, own, title, duties: lines, text, posted, removed, studied } = profile;
  const named = tradeOf({ title, duties: lines, text }, own);
  // Who sells to pharmacies is no pharmacist.
  const entry =
    named && sells.test(title) && !sellers.has(named.entry.id) ? null : (named?.entry ?? null);
  const isScholar = isAcademic(title) && removed === null;
  const isBedside = isDoctor(title) && !isScholar && findRoleFields(title)[0] === 'clinical';
  const job = jobWordsOf(profile);
  // What stands without a verb in such a posting is a field of study.
  const heavy = findHeavyDuties(posted, language, duties, removed !== null).filter(
    ({ rank, phrase, work, kind, isOwn = false }) =>
      // Words that are not the posting's may be of another trade.
      !((isOwn || phrase === work?.phrase[language]) && isOfStrangeTrade(phrase ?? '', job)) &&
      !(isBedside && ofScholars.has(work?.area ?? '')) &&
      (!isScholar ||
        (phrase === null
          ? rank !== 2
          : isOwn
            ? kind === 'teach' ||
              (studied.topics.length === 0 &&
                (kind === 'analyse' || academicAreas.has(work?.area ?? '')))
            : phrase !== work?.phrase[language] || academicAreas.has(work.area))),
  );
  const [field] = findRoleFields(entry ? `${title} ${entry.titles.en[0] ?? ''}` : title);
  const usual = listUsualDuties(profile);
  const recognised = [...heavy, ...usual].flatMap(({ work }) => work ?? []);
  const works = new Map(
    [
      ...(await workQuestions(
        recognised.filter(({ area }) => !isScholar || academicAreas.has(area)),
      )),
    ].map(([id, questions]) => [
      id,
      questions.filter((one) => !isOfStrangeTrade(one[language].text, job)),
    ]),
  );
  return {
    occupation: entry
      ? dropRemoved(
          offerAboutOccupation(await loadOccupation(entry.id), language, own),
          profile,
        ).filter(({ question }) => !isOfStrangeTrade(question.text, job))
      : [],
    isNeighbour: (named?.fit ?? 0) < titleHoldsName,
    isSure: (named?.fit ?? 0) >= titleIsName,
    heavy,
    works,
    trade: field ?? 'expertise',
    isLed: arePeopleLed({ title, duties: lines, text }),
    isTechnical: field
      ? technical.has(field)
      : technical.has(profile.fields[0]?.field ?? '') &&
        inWords(
          /\b(?:developers?|software engineers?|programmers?|devops|desarrollador\w*|programador\w*)\b/iu,
        ).test(text),
    usual: usual.flatMap((duty) => offerAboutWork(duty, works, language)),
  };
}

/** What the library asks of a field of work, without the slots for duties and skills. */
export function listFieldOffers(profile: JobProfile, trade: CompetencyId): Offer[] {
  if (trade === 'expertise') return [];
  const text = readCompetencyText(trade, profile.language);
  const job = jobWordsOf(profile);
  return draftQuestions(
    profile,
    trade,
    {
      ...text,
      stems: text.stems.filter((stem) => !/\{(?:task|skill|tool|activity)\}/.test(stem.text)),
    },
    trade,
  )
    .filter(({ question }) => !isOfStrangeTrade(question.text, job))
    .map(({ question, stem }) => ({ question, competency: null, from: stem }));
}
