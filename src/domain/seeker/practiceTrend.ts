/** Practice over time, by competency: which parts of a story each attempt contained. No grade. */
import { z } from 'zod';
import { storyParts, type PracticeAttempt } from './practice.ts';
import type { Stored } from '#domain/base/source.ts';

export type StoryPartName = (typeof storyParts)[number];

/** The little that is needed of a coach's reply; a task may change the rest of it without old attempts losing their trend. */
const Coached = z.object({
  sentences: z.array(z.object({ text: z.string(), part: z.enum(storyParts).nullable() })),
  skeleton: z.array(z.object({ part: z.enum(storyParts) })),
  speech: z.object({ words: z.number(), fillerCount: z.number(), numbers: z.number() }).nullish(),
});

/** The parts of one answer: those that were found, those this kind of question asks for, and the text of each. */
export interface PartsSeen {
  found: StoryPartName[];
  wanted: StoryPartName[];
  missing: StoryPartName[];
  texts: Record<StoryPartName, string>;
  counts: { words: number; fillers: number; numbers: number } | null;
}

/** Reads the parts out of a coach's stored words; null when there are none that can be read. */
export function readPartsSeen(coaching: unknown): PartsSeen | null {
  const read = Coached.safeParse(coaching);
  if (!read.success) return null;
  const { sentences, skeleton, speech } = read.data;
  const of = (part: StoryPartName): string =>
    sentences
      .filter((sentence) => sentence.part === part)
      .map(({ text }) => text.trim())
      .join(' ');
  const texts: Record<StoryPartName, string> = {
    situation: of('situation'),
    task: of('task'),
    action: of('action'),
    result: of('result'),
  };
  const found = storyParts.filter((part) => texts[part] !== '');
  const wanted = storyParts.filter(
    (part) => skeleton.some((line) => line.part === part) || texts[part] !== '',
  );
  return {
    found,
    wanted,
    missing: wanted.filter((part) => !found.includes(part)),
    texts,
    counts: speech
      ? { words: speech.words, fillers: speech.fillerCount, numbers: speech.numbers }
      : null,
  };
}

/** When an attempt was made; those of a moment ago may not have the server's time yet. */
export function readMadeAt({
  createdAt,
  updatedAt,
}: Pick<PracticeAttempt, 'createdAt' | 'updatedAt'>): Date | null {
  return createdAt ?? updatedAt ?? null;
}

/** One attempt on the line of a competency; `id` leads to the words it rests on. */
export interface TrendPoint extends PartsSeen {
  id: string;
  at: Date;
  question: string;
}
/** `change`: how the share of parts moved from the first attempt to the latest; "notEnough" below two attempts. */
export interface CompetencyTrend {
  competency: string;
  points: TrendPoint[];
  change: 'more' | 'fewer' | 'same' | 'notEnough';
  missingNow: StoryPartName[];
}

const trendMin = 2;
const compareCodePoints = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** The share of wanted parts that was there, rounded so that equal shares are equal. */
const shareOf = ({ found, wanted }: PartsSeen): number =>
  wanted.length === 0 ? 0 : Math.round((found.length / wanted.length) * 1e6);

function changeOf(points: readonly TrendPoint[]): CompetencyTrend['change'] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < trendMin) return 'notEnough';
  const step = shareOf(last) - shareOf(first);
  return step > 0 ? 'more' : step < 0 ? 'fewer' : 'same';
}

/**
 * How answers developed, per competency, each with its attempts from the first to the latest.
 * Attempts without coaching or competency are left out. Those with most missing parts in the latest attempt come first, then the latest practised.
 */
export function trendOf(
  attempts: readonly Pick<Stored<PracticeAttempt>, 'id' | 'data'>[],
): CompetencyTrend[] {
  const byName = new Map<string, { competency: string; points: TrendPoint[] }>();
  for (const { id, data } of attempts) {
    const competency = data.competency?.trim() ?? '';
    const parts = readPartsSeen(data.content?.coaching);
    const at = readMadeAt(data);
    if (competency === '' || !parts || !at) continue;
    const key = competency.toLowerCase();
    const known = byName.get(key) ?? { competency, points: [] };
    known.points.push({
      ...parts,
      id,
      at,
      question: data.content?.question?.text ?? data.title ?? '',
    });
    byName.set(key, known);
  }
  return [...byName.values()]
    .map(({ competency, points }) => {
      const inTime = points.sort(
        (a, b) => a.at.getTime() - b.at.getTime() || compareCodePoints(a.id, b.id),
      );
      return {
        competency,
        points: inTime,
        change: changeOf(inTime),
        missingNow: inTime.at(-1)?.missing ?? [],
      };
    })
    .sort(
      (a, b) =>
        b.missingNow.length - a.missingNow.length ||
        (b.points.at(-1)?.at.getTime() ?? 0) - (a.points.at(-1)?.at.getTime() ?? 0) ||
        compareCodePoints(a.competency, b.competency),
    );
}
