// What the tagger sees of each token: its form, its neighbours, word clusters, known skills, and where in the posting it is. Hashes only.
import type { Section } from '#ai/onDevice/posting/headingCues.ts';
import type { Clusters } from './clusters.ts';
import { hashOf, mixHash } from './hashes.ts';
import { type Seen, coreOf, nothing, readTokens } from './tokenSigns.ts';
import {
  type Add,
  type LineSigns,
  type Neighbours,
  addClusters,
  addCues,
  addKnownSkills,
  addPosition,
  addPosting,
  addSection,
  addWords,
  type PostingView,
} from './tokenFeatures.ts';

export type LineContext = Section | 'heading';

/** A line of a posting as tokens, with the section each is in. */
export interface Line {
  tokens: readonly string[];
  sections: readonly LineContext[];
  /** Where a comma follows: no span goes on there. */
  cuts?: readonly boolean[];
}

export function viewOf(lines: readonly Line[]): PostingView {
  const counts = new Map<string, number>();
  const tags = new Set<string>();
  for (const { tokens, sections } of lines)
    tokens.forEach((token, index) => {
      const lower = coreOf(token).toLowerCase();
      counts.set(lower, (counts.get(lower) ?? 0) + 1);
      if (sections[index] === 'tags')
        for (const part of [lower, ...lower.split('-')]) tags.add(part);
    });
  return { counts, tags };
}

const sectionNumbers = new Map<LineContext, number>(
  (['opening', 'about', 'tasks', 'must', 'nice', 'tags', 'offer', 'apply', 'heading'] as const).map(
    (name, index) => [name, index + 1],
  ),
);

/** How long a line is, 1 to 5. */
function lengthClassOf(count: number): number {
  if (count < 4) return 1;
  if (count < 8) return 2;
  if (count < 16) return 3;
  return count < 32 ? 4 : 5;
}

/** For each token: the last cue before it, and how far back. */
function findCuesBefore(row: readonly Seen[]): number[] {
  let leftCue = 0;
  let leftCueAt = -1;
  return row.map(({ cue }, index) => {
    const mine = leftCue === 0 ? 0 : leftCue * 8 + Math.min(6, index - leftCueAt);
    if (cue > 0) {
      leftCue = cue;
      leftCueAt = index;
    }
    return mine;
  });
}

function signsOf(
  row: readonly Seen[],
  before: Line | undefined,
  after: Line | undefined,
): LineSigns {
  const count = row.length;
  const at = (index: number): Seen => row[index] ?? nothing;
  const neighbour = (other: Line | undefined): number =>
    other ? hashOf(coreOf(other.tokens[0] ?? '').toLowerCase()) : 7;
  return {
    count,
    length: lengthClassOf(count),
    first: at(at(0).stop ? 1 : 0),
    cues: [...new Set(row.map(({ cue }) => cue))].filter((cue) => cue > 0),
    lefts: findCuesBefore(row),
    capitals: row.filter(({ short }) => short === 2 || short === 3).length > count / 2 ? 1 : 2,
    knownShare: Math.min(
      3,
      Math.floor((row.filter(({ known }) => known > 0).length / Math.max(1, count)) * 6),
    ),
    previous: neighbour(before),
    following: neighbour(after),
    ended: before ? hashOf((before.tokens.at(-1) ?? '').slice(-1)) : 7,
  };
}

/** The features of each token of a line, as hashes of 32 bits; `before` and `after` are its neighbours in the posting. */
export function featuresOf(
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
  view: PostingView,
  clusters: Clusters,
): Int32Array[] {
  const row = readTokens(line.tokens, clusters);
  const at = (index: number): Seen => row[index] ?? nothing;
  const signs = signsOf(row, before, after);
  return row.map((token, index) => {
    const out: number[] = [];
    const add: Add = (kind, a, b = 0) => {
      out.push(mixHash(kind, a, b));
    };
    const neighbours: Neighbours = {
      token,
      left: at(index - 1),
      left2: at(index - 2),
      left3: at(index - 3),
      right: at(index + 1),
      right2: at(index + 2),
      right3: at(index + 3),
    };
    const section = sectionNumbers.get(line.sections[index] ?? 'opening') ?? 0;
    addWords(add, neighbours);
    addClusters(add, neighbours);
    addKnownSkills(add, neighbours, section);
    addSection(add, token, section);
    addPosition(add, token, index, section, signs);
    addCues(add, token, index, signs);
    addPosting(add, token, section, signs, view);
    return Int32Array.from(out);
  });
}
