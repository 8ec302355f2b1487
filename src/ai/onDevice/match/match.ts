// Matches a resume to a job: verdicts with evidence, closeness of titles, years from dates, and their weighted sum.
import type { Packs, WordVectors } from '#ai/onDevice/packs/packs.ts';
import { findSkillNamed, findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { readRequirementKind } from '#ai/onDevice/qualifications/qualification.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { matchWeights, type ResumeMatch } from '#ai/tasks/matchResume.ts';
import { readGrounds } from './grounds.ts';
import { judgeRequirement } from './requirements.ts';
import { measureTitleCloseness } from './titles.ts';
import { yearsOf } from '#ai/onDevice/match/qualifications/years.ts';

type Input = CheckedInput<'matchResume'>;

const roundExactly = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** From here on a job counts as comparable, for the years asked for. */
const comparable = 0.45;

/** The share of requirements met; half for those met in part. Years have a part of their own. */
function computeCoverage(
  requirements: ResumeMatch['requirements'],
  need: 'must' | 'nice',
): number | null {
  const own = requirements.filter(
    (item) => item.need === need && readRequirementKind(item.text) !== 'years',
  );
  return own.length === 0
    ? null
    : roundExactly(
        own.reduce(
          (sum, { state }) => sum + (state === 'met' ? 1 : state === 'partial' ? 0.5 : 0),
          0,
        ) / own.length,
      );
}

/** How much the kinds of skills asked for are those of the resume (cosine), for neighbouring work under another title. */
function computeKinship({ job, resume }: Input): number {
  const count = (names: readonly string[]): Map<string, number> => {
    const fields = new Map<string, number>();
    for (const name of names) {
      const field = (findSkillNamed(name) ?? findSkills(name)[0]?.skill)?.field;
      if (field && field !== 'soft' && field !== 'language')
        fields.set(field, (fields.get(field) ?? 0) + 1);
    }
    return fields;
  };
  const [asked, own] = [count([...job.mustHave, ...job.niceToHave]), count(resume.skills)];
  const dot = [...asked].reduce((sum, [field, number]) => sum + number * (own.get(field) ?? 0), 0);
  const length = (fields: Map<string, number>): number =>
    Math.sqrt([...fields.values()].reduce((sum, number) => sum + number * number, 0));
  return dot === 0 ? 0 : dot / (length(asked) * length(own));
}

/** The closest title: the present one counts in full, earlier ones a little less. */
function findClosestTitle(input: Input, words: WordVectors | null): ResumeMatch['title'] {
  const { job, resume } = input;
  const ownTitles = [
    ...(resume.headline ? [{ text: resume.headline, path: 'headline', age: 0 }] : []),
    ...resume.experience.flatMap(({ title }, index) =>
      title ? [{ text: title, path: `experience.${index}.title`, age: index }] : [],
    ),
  ];
  let best: ResumeMatch['title'] = { resume: null, closeness: 0, evidence: null };
  for (const { text, path, age } of ownTitles) {
    const closeness = roundExactly(
      measureTitleCloseness(job.title, text, words) * (1 - 0.1 * Math.min(3, age)),
    );
    const source = resume.from[path];
    if (closeness > best.closeness)
      best = {
        resume: text,
        closeness,
        evidence: source
          ? { ...source, text: resume.lines[source.line]?.slice(source.start, source.end) ?? text }
          : null,
      };
  }
  const kin = roundExactly(computeKinship(input) * 0.5);
  return best.closeness >= kin ? best : { ...best, closeness: kin };
}

/** The match. Deterministic: `asOf` is today. */
export function matchOf(input: Input, { words }: Pick<Packs, 'words'>): ResumeMatch {
  const { job, resume, asOf } = input;
  const grounds = readGrounds(resume, { jobTitle: job.title, asOf, words });
  const requirements = [
    ...job.mustHave.map((text) => judgeRequirement(text, 'must', grounds)),
    ...job.niceToHave.map((text) => judgeRequirement(text, 'nice', grounds)),
  ];
  const title = findClosestTitle(input, words);
  const years = {
    asked: job.minYears,
    all: yearsOf(resume, asOf),
    comparable: yearsOf(
      resume,
      asOf,
      (index) =>
        measureTitleCloseness(job.title, resume.experience[index]?.title ?? '', words) >=
        comparable,
    ),
  };
  const values: Record<keyof typeof matchWeights, number | null> = {
    required: computeCoverage(requirements, 'must'),
    title: job.title.trim() === '' ? null : title.closeness,
    years: job.minYears ? roundExactly(years.comparable / job.minYears) : null,
    nice: computeCoverage(requirements, 'nice'),
  };
  const asked = (['required', 'title', 'years', 'nice'] as const).filter(
    (part) => values[part] !== null,
  );
  const whole = asked.reduce((sum, part) => sum + matchWeights[part], 0);
  const parts = asked.map((part) => {
    const [value, weight] = [
      values[part] ?? 0,
      Math.round((matchWeights[part] / whole) * 1e6) / 1e6,
    ];
    return { part, value, weight, points: roundToTenth(value * weight * 100) };
  });
  // Rounded points of a perfect match may add up to 100.1: the last one gives way.
  const over = roundToTenth(parts.reduce((sum, { points }) => sum + points, 0) - 100);
  const last = parts.at(-1);
  if (over > 0 && last) last.points = roundToTenth(last.points - over);
  const flags: ResumeMatch['flags'] = [
    ...resume.flags.filter((flag) => flag !== 'fewFields'),
    ...(requirements.length === 0 ? ['noRequirements' as const] : []),
  ];
  return {
    score: Math.min(100, roundToTenth(parts.reduce((sum, { points }) => sum + points, 0))),
    parts,
    requirements,
    title,
    years,
    flags,
  };
}
