// Writes one question again: same competency, unlike all those given; also for competencies a person has added.
import { limits, type Question } from '#domain/jobs/kit.ts';
import { cues } from '#ai/onDevice/library/cues.ts';
import {
  generalIds,
  isProfessional,
  type CompetencyId,
  type CompetencyText,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { competencyText, libraryIds } from '#ai/onDevice/library/library.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import { jobProfile, type JobProfile } from './jobProfile.ts';
import { ownCompetency } from './ownCompetency.ts';
import { questionsFor } from './questionsFor.ts';
import { rubricAgain } from './rubricAgain.ts';
import { roleFields } from './roleFields.ts';
import { beginners, poolFor } from './pool.ts';
import { nextBest } from './selectQuestions.ts';
import { toolOffers } from './toolOffers.ts';
import { aboutWork } from './workOffers.ts';
import { aboutDuty } from './dutyQuestions.ts';
import { aboutCompetency, type Offer } from './writtenQuestions.ts';

/** Duties of the posting that another question may be about. */
const mostDuties = 8;

/** The library's competency behind an id or, for one a person has named, behind its name. */
function libraryId(id: string, name: string): CompetencyId | null {
  const known = libraryIds.find((candidate) => candidate === id);
  if (known) return known;
  const wanted = name.trim().toLowerCase();
  const byName = libraryIds.find((candidate) =>
    ['en', 'es'].some(
      (language) =>
        competencyText(candidate, language as 'en' | 'es').name.toLowerCase() === wanted,
    ),
  );
  if (byName) return byName;
  const byCue = generalIds.find((candidate) =>
    new RegExp(cues[candidate].pattern.source, 'iu').test(name),
  );
  return byCue ?? roleFields(name)[0] ?? null;
}

function freeId(taken: readonly string[]): string {
  for (let count = taken.length + 1; ; count += 1)
    if (!taken.includes(`q${count}`)) return `q${count}`;
}

/** Offers of a competency, the nearest to the job first: its duties, its occupation, its tools, behaviour in general. */
async function offersOf(profile: JobProfile, id: CompetencyId): Promise<Offer[]> {
  const { occupation, heavy, works, trade, isTechnical } = await poolFor(profile, mostDuties);
  const isBeginner = beginners.test(profile.level);
  const isOwn = ({ competency }: Offer): boolean => (competency ?? trade) === id;
  return [
    ...heavy
      .flatMap((duty) => [
        ...aboutWork(duty, works, profile.language),
        ...aboutDuty(duty, profile.language, {
          isBeginner,
          isTechnical,
        }),
      ])
      .filter(isOwn),
    ...occupation.filter(isOwn),
    ...(isProfessional(id) ? toolOffers(profile, '').flat() : []),
    ...aboutCompetency(id, profile.language),
  ];
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
  const profile = jobProfile(description, language, known, given.length, packs);
  const id = libraryId(competency.id, competency.name);
  const libraryText = id ? competencyText(id, language) : null;
  const own: CompetencyText = ownCompetency(
    competency.name,
    competency.description ?? '',
    language,
  );
  const sources: [CompetencyId, CompetencyText][] = [
    ...(id && libraryText ? [[id, libraryText] as [CompetencyId, CompetencyText]] : []),
    ['expertise', own],
  ];
  const questionId = replaces?.id ?? freeId(takenIds);
  const asked = keep?.trim();
  if (asked)
    return {
      id: questionId,
      ...rubricAgain(
        asked,
        replaces?.kind ?? 'behavioural',
        competency.id,
        id,
        libraryText ?? own,
        language,
      ),
    };
  const lower = new Set(given.map((text) => text.trim().toLowerCase()));
  const offers = id
    ? (await offersOf(profile, id)).filter(
        ({ question: { text } }) =>
          !lower.has(text.trim().toLowerCase()) && text.length <= limits.questionMax,
      )
    : [];
  const isClean = ({ question: { text } }: Offer): boolean =>
    findingsIn(text, language).length === 0;
  // The same question about another duty is the same question; a duty that is asked about already comes last.
  const fresh = offers.filter(
    ({ duty }) =>
      duty === undefined || !given.some((other) => duty.asked.some((end) => other.endsWith(end))),
  );
  const isNew = ({ duty }: Offer): boolean =>
    duty === undefined || !given.some((other) => duty.words.some((words) => other.includes(words)));
  const ranked = [...fresh.filter(isNew), ...fresh.filter((one) => !isNew(one))];
  const offered = ranked.find(
    (one) => (!replaces || one.question.kind === replaces.kind) && isClean(one),
  );
  if (offered) return { id: questionId, competencyId: competency.id, ...offered.question };
  for (const [source, text] of sources) {
    const candidates = questionsFor(profile, source, text, competency.id).filter(
      ({ question }) => !lower.has(question.text.trim().toLowerCase()),
    );
    const sameKind = replaces
      ? candidates.filter(({ question }) => question.kind === replaces.kind)
      : candidates;
    const best =
      nextBest(sameKind, [], given, language, profile.seed) ??
      nextBest(candidates, [], given, language, profile.seed);
    if (best) return { id: questionId, ...best.question };
  }
  const count = given.length + 1;
  const [fallback] = questionsFor(
    profile,
    'expertise',
    ownCompetency(competency.name, competency.description ?? '', language, count),
    competency.id,
  );
  if (!fallback) throw new Error('no question could be written');
  return { id: questionId, ...fallback.question };
}
