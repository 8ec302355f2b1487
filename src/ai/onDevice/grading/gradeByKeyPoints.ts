// Rates an answer to a question that has a model answer: the level follows from the points that are made, each shown with the words that make it.
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { Level } from '#domain/jobs/kit.ts';
import type { ReasonCode } from '#ai/reasons/reasons.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { findPoints, type PointFound, type Sentence } from './coverage.ts';

type Reason = QuestionRating['reasons'][number];

/** Least shares of the points for the levels 2, 3, 4 and 5; a point that is only touched on counts half. */
const cuts = [0.15, 0.35, 0.6, 0.85] as const;

const showText = (text: string): string =>
  text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text;

const codes: Record<PointFound['credit'], ReasonCode> = {
  0: 'keyPointMissing',
  1: 'keyPointPartly',
  2: 'keyPointCovered',
};

function confidenceOf(
  points: readonly PointFound[],
  value: number,
  words: number,
): QuestionRating['confidence'] {
  const nearest = Math.min(...cuts.map((cut) => Math.abs(cut - value)));
  const clear =
    points.filter(({ share }) => share < 0.22 || (share > 0.38 && share < 0.44) || share > 0.6)
      .length / points.length;
  if (points.length < 2 || words < 8 || clear < 0.4) return 'low';
  return nearest > 0.05 && clear >= 0.7 && words >= 20 ? 'high' : 'medium';
}

export interface ToGrade {
  question: string;
  modelAnswer: string;
  /** Sentences of the answer and its follow-ups, without those that address a machine. */
  sentences: readonly Sentence[];
  words: number;
}

type Judged = Pick<QuestionRating, 'status' | 'level' | 'confidence' | 'reasons' | 'quotes'>;

/** Status, level, confidence, reasons and quotes of a rating by the points of a model answer; "not enough evidence" when no point was found. Values hold the reviewer's own points, shortened. */
export function gradeByKeyPoints(
  { question, modelAnswer, sentences, words }: ToGrade,
  packs: Packs,
): Judged {
  const points = findPoints(question, modelAnswer, sentences, packs);
  const value =
    Math.round(
      (points.reduce((sum, { credit }) => sum + credit / 2, 0) / Math.max(1, points.length)) * 1e6,
    ) / 1e6;
  const quoted = [
    ...new Set(
      points
        .toSorted((a, b) => b.share - a.share)
        .flatMap(({ sentence }) => (sentence ? [sentence] : [])),
    ),
  ];
  const reasons: Reason[] = [
    {
      code: 'keyPointsCovered' satisfies ReasonCode,
      values: { count: points.filter(({ credit }) => credit === 2).length, of: points.length },
    },
    ...points.map(({ point, credit }, index) => ({
      code: codes[credit],
      values: { number: index + 1, point: showText(point) },
    })),
  ];
  if (quoted.length === 0)
    return { status: 'not_enough_evidence', level: null, confidence: 'low', reasons, quotes: [] };
  const level: Level = ([1, 2, 3, 4, 5] as const)[cuts.filter((cut) => value >= cut).length] ?? 1;
  return {
    status: 'rated',
    level,
    confidence: confidenceOf(points, value, words),
    reasons,
    quotes: quoted.map(({ answerId, start, end, text }) => ({ answerId, start, end, text })),
  };
}

/** Both readings as one rating: the points drive the level. Where the rubric sees more, a good answer in unforeseen words may be the reason: the level goes half the way up, and the confidence is low when they are far apart. */
export function withRubric(graded: Judged, byRubric: QuestionRating): QuestionRating {
  const rubric = byRubric.status === 'rated' ? (byRubric.level ?? 0) : 0;
  const points = graded.level ?? 0;
  const { criteria: _, ...base } = byRubric;
  if (rubric <= points || rubric < 3)
    return {
      ...base,
      ...graded,
      ...(base.flags.includes('offTopic') ? { confidence: 'low' } : {}),
    };
  const level = ([1, 2, 3, 4, 5] as const)[Math.max(1, Math.floor((points + rubric) / 2)) - 1] ?? 1;
  const quotes = [
    ...graded.quotes,
    ...byRubric.quotes.filter(
      ({ answerId, start }) =>
        !graded.quotes.some((quote) => quote.answerId === answerId && quote.start === start),
    ),
  ];
  return {
    ...base,
    status: 'rated',
    level,
    confidence: rubric - points >= 2 ? 'low' : 'medium',
    reasons: [...graded.reasons, ...byRubric.reasons],
    quotes,
  };
}
