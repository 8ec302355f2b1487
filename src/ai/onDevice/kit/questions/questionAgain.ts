// Writes one question again: same competency, unlike all those given; also for competencies a person has added.
import { limits, type Question, type QuestionKind } from '#domain/jobs/kit.ts';
import { cues } from '#ai/onDevice/library/cues.ts';
import {
  generalIds,
  isProfessional,
  type CompetencyId,
  type CompetencyText,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { readCompetencyText, libraryIds } from '#ai/onDevice/library/library.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { buildJobProfile, type JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { ownCompetency } from '#ai/onDevice/kit/ownCompetency.ts';
import { draftQuestions } from './questionsFor.ts';
import { redraftRubric } from './rubricAgain.ts';
import { findRoleFields } from '#ai/onDevice/kit/roleFields.ts';
import { beginners, buildPool } from './pool.ts';
import { findNextBest } from './selectQuestions.ts';
import { listToolOffers } from './toolOffers.ts';
import { offerAboutWork } from './workOffers.ts';
import { offerAboutDuty } from './dutyQuestions.ts';
import { offerAboutCompetency, type Offer } from './writtenQuestions.ts';

/** Duties of the posting that another question may be about. */
const mostDuties = 8;

/** The library's competency behind an id or, for one a person has named, behind its name. */
function findLibraryId(id: string, name: string): CompetencyId | null {
  const known = libraryIds.find((candidate) => candidate === id);
  if (known) return known;
  const wanted = name.trim().toLowerCase();
  const byName = libraryIds.find((candidate) =>
    ['en', 'es'].some(
      (language) =>
        readCompetencyText(candidate, language as 'en' | 'es').name.toLowerCase() === wanted,
    ),
  );
  if (byName) return byName;
  const byCue = generalIds.find((candidate) =>
    new RegExp(cues[candidate].pattern.source, 'iu').test(name),
  );
  return byCue ?? findRoleFields(name)[0] ?? null;
}

function findFreeId(taken: readonly string[]): string {
  for (let count = taken.length + 1; ; count += 1)
    if (!taken.includes(`q${count}`)) return `q${count}`;
}

/** Texts as they are compared: without spaces around them, in lower case. */
function toLowerCaseSet(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.map((text) => text.trim().toLowerCase()));
}

/** Offers of a competency, the nearest to the job first: its duties, its occupation, its tools, behaviour in general. */
async function offersOf(profile: JobProfile, id: CompetencyId): Promise<Offer[]> {
  const { occupation, heavy, works, trade, isTechnical } = await buildPool(profile, mostDuties);
  const isBeginner = beginners.test(profile.level);
  const isOwn = ({ competency }: Offer): boolean => (competency ?? trade) === id;
  return [
    ...heavy
      .flatMap((duty) => [
        ...offerAboutWork(duty, works, profile.language),
        ...offerAboutDuty(duty, profile.language, {
          isBeginner,
          isTechnical,
        }),
      ])
      .filter(isOwn),
    ...occupation.filter(isOwn),
    ...(isProfessional(id) ? listToolOffers(profile, '').flat() : []),
    ...offerAboutCompetency(id, profile.language),
  ];
}

/** The first of the offers that is new beside the questions given: of the kind wanted, and about a duty that none of them is about, where there is one. */
function findNewOffer(
  offers: readonly Offer[],
  given: readonly string[],
  kind: QuestionKind | undefined,
  language: 'en' | 'es',
): Offer | undefined {
  // The same question about another duty is the same question; a duty that is asked about already comes last.
  const fresh = offers.filter(
    ({ duty }) =>
      duty === undefined || !given.some((other) => duty.asked.some((end) => other.endsWith(end))),
  );
  const isNew = ({ duty }: Offer): boolean =>
    duty === undefined || !given.some((other) => duty.words.some((words) => other.includes(words)));
  const ranked = [...fresh.filter(isNew), ...fresh.filter((one) => !isNew(one))];
  return ranked.find(
    ({ question }) =>
      (kind === undefined || question.kind === kind) &&
      findFindings(question.text, language).length === 0,
  );
}

/** A question of the library or of the competency's own words that is not among those given; null where all are used. */
function questionFrom(
  sources: readonly (readonly [CompetencyId, CompetencyText])[],
  profile: JobProfile,
  competencyId: string,
  given: readonly string[],
  kind: QuestionKind | undefined,
): Omit<Question, 'id'> | null {
  const { language, seed } = profile;
  const lower = toLowerCaseSet(given);
  for (const [source, text] of sources) {
    const candidates = draftQuestions(profile, source, text, competencyId).filter(
      ({ question }) => !lower.has(question.text.trim().toLowerCase()),
    );
    const sameKind = kind
      ? candidates.filter(({ question }) => question.kind === kind)
      : candidates;
    const best =
      findNextBest(sameKind, [], given, language, seed) ??
      findNextBest(candidates, [], given, language, seed);
    if (best) return best.question;
  }
  return null;
}

export async function questionAgain(
  {
    description,
    language,
    known,
    competency,
    replaces,
    others,
    takenIds = [],
    keep,
  }: CheckedInput<'regenerateQuestion'>,
  packs: Packs = noPacks,
): Promise<Question> {
  const given = [...others, ...(replaces ? [replaces.text] : [])];
  const profile = buildJobProfile(description, language, known, given.length, packs);
  const libraryCompetency = findLibraryId(competency.id, competency.name);
  const libraryText = libraryCompetency ? readCompetencyText(libraryCompetency, language) : null;
  const about = competency.description ?? '';
  const own = ownCompetency(competency.name, about, language);
  const id = replaces?.id ?? findFreeId(takenIds);
  const kept = keep?.trim();
  if (kept)
    return {
      id,
      ...redraftRubric(
        kept,
        replaces?.kind ?? 'behavioural',
        competency.id,
        libraryCompetency,
        libraryText ?? own,
        language,
      ),
    };
  const lower = toLowerCaseSet(given);
  const offers = libraryCompetency
    ? (await offersOf(profile, libraryCompetency)).filter(
        ({ question: { text } }) =>
          !lower.has(text.trim().toLowerCase()) && text.length <= limits.questionMax,
      )
    : [];
  const offered = findNewOffer(offers, given, replaces?.kind, language);
  if (offered) return { id, competencyId: competency.id, ...offered.question };
  const sources: [CompetencyId, CompetencyText][] = [['expertise', own]];
  if (libraryCompetency && libraryText) sources.unshift([libraryCompetency, libraryText]);
  const written = questionFrom(sources, profile, competency.id, given, replaces?.kind);
  if (written) return { id, ...written };
  const [further] = draftQuestions(
    profile,
    'expertise',
    ownCompetency(competency.name, about, language, given.length + 1),
    competency.id,
  );
  if (!further) throw new Error('no question could be written');
  return { id, ...further.question };
}
