// Several passes over one answer made into one rating: the middle level, its quotes, and how far the passes lie apart.
import { passesDisagree, type QuestionRating } from '#domain/evaluation/evaluation.ts';

type Reason = QuestionRating['reasons'][number];

/**
 * The rating in the middle. With an even number of levels the lower of the two middle ones counts; when most passes
 * gave no level there is none. Passes two levels or more apart, or that do not agree whether there is evidence at all,
 * leave the rating with low confidence and a reason that asks for a person.
 */
export function mergeRatings(passes: readonly QuestionRating[]): QuestionRating {
  const [first] = passes;
  if (!first) throw new Error('no pass to merge');
  const rated = passes
    .filter((pass) => pass.status === 'rated' && pass.level !== null)
    .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0));
  const enough = rated.length * 2 > passes.length;
  const middle =
    (enough
      ? rated[Math.floor((rated.length - 1) / 2)]
      : passes.find((pass) => !rated.includes(pass))) ?? first;
  const [low, high] = [rated[0]?.level ?? null, rated.at(-1)?.level ?? null];
  const all = {
    levels: passes.map((pass) => (pass.status === 'rated' ? pass.level : null)),
    low,
    high,
  };
  const wide = low !== null && high !== null && high - low >= 2;
  const reasons: Reason[] = [
    ...(wide ? [{ code: 'passesDisagree', values: { of: passes.length, low, high } }] : []),
    ...(rated.length > 0 && rated.length < passes.length
      ? [{ code: 'passesUnsure', values: { of: passes.length, count: rated.length } }]
      : []),
    ...middle.reasons,
  ];
  const confidence = passesDisagree({ passes: all })
    ? 'low'
    : low !== high && middle.confidence === 'high'
      ? 'medium'
      : middle.confidence;
  return {
    ...middle,
    confidence,
    reasons,
    flags: [...new Set(passes.flatMap((pass) => pass.flags))],
    passes: all,
  };
}
