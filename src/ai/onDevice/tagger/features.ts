// What the tagger sees of each token: its form, its neighbours, word clusters, known skills, and where in the posting it stands. Hashes only.
import type { Section } from '#ai/onDevice/posting/headingCues.ts';
import type { Clusters } from './clusters.ts';
import { hashOf, mixed } from './hashes.ts';
import { type Seen, coreOf, nothing, seen } from './tokenSigns.ts';

export type LineContext = Section | 'heading';

/** A line of a posting as tokens, with the section each stands in. */
export interface Line {
  tokens: readonly string[];
  sections: readonly LineContext[];
  /** Where a comma follows: no span goes on there. */
  cuts?: readonly boolean[];
}

/** How often each word stands in the posting, for "named again elsewhere". */
export interface PostingView {
  counts: ReadonlyMap<string, number>;
  tags: ReadonlySet<string>;
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

/** The features of each token of a line, as hashes of 32 bits; `before` and `after` are its neighbours in the posting. */
export function featuresOf(
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
  view: PostingView,
  clusters: Clusters,
): Int32Array[] {
  const row = seen(line.tokens, clusters);
  const count = row.length;
  const at = (index: number): Seen => row[index] ?? nothing;
  const length = lengthClassOf(count);
  const first = at(at(0).stop ? 1 : 0);
  const cues = [...new Set(row.map(({ cue }) => cue))].filter((cue) => cue > 0);
  const capitals = row.filter(({ short }) => short === 2 || short === 3).length > count / 2 ? 1 : 2;
  const neighbour = (other: Line | undefined): number =>
    other ? hashOf(coreOf(other.tokens[0] ?? '').toLowerCase()) : 7;
  const previous = neighbour(before);
  const following = neighbour(after);
  const ended = before ? hashOf((before.tokens.at(-1) ?? '').slice(-1)) : 7;
  const knownShare = Math.min(
    3,
    Math.floor((row.filter(({ known }) => known > 0).length / Math.max(1, count)) * 6),
  );
  let leftCue = 0;
  let leftCueAt = -1;
  const lefts = row.map(({ cue }, index) => {
    const mine = leftCue === 0 ? 0 : leftCue * 8 + Math.min(6, index - leftCueAt);
    if (cue > 0) {
      leftCue = cue;
      leftCueAt = index;
    }
    return mine;
  });
  return row.map((token, index) => {
    const out: number[] = [];
    const add = (kind: number, a: number, b = 0): void => {
      out.push(mixed(kind, a, b));
    };
    const left = at(index - 1);
    const left2 = at(index - 2);
    const right = at(index + 1);
    const right2 = at(index + 2);
    const left3 = at(index - 3);
    const right3 = at(index + 3);
    const section = sectionNumbers.get(line.sections[index] ?? 'opening') ?? 0;
    add(0, 1);
    add(1, token.word);
    add(2, left.word);
    add(3, right.word);
    add(4, left2.word);
    add(5, right2.word);
    add(6, left3.word);
    add(7, right3.word);
    add(8, left.word, token.word);
    add(9, token.word, right.word);
    add(10, left2.word, left.word);
    add(11, right.word, right2.word);
    add(12, left.word, right.word);
    add(13, token.shape);
    add(14, left.shape, token.shape);
    add(15, token.shape, right.shape);
    add(16, mixed(1, left.short, token.short), right.short);
    for (let size = 2; size <= 4; size += 1) {
      add(17 + size, hashOf(token.core.slice(-size)));
      add(22 + size, hashOf(token.core.slice(0, size)));
    }
    add(28, left.suffix3);
    add(29, right.suffix3);
    add(30, left.suffix2, token.suffix2);
    add(31, token.suffix2, right.suffix2);
    add(32, token.suffix3, right.word);
    add(33, left.word, token.suffix3);
    add(34, token.fine);
    add(35, token.middle);
    add(36, token.coarse);
    add(37, left.fine);
    add(38, left.middle);
    add(39, right.fine);
    add(40, right.middle);
    add(41, left2.middle);
    add(42, right2.middle);
    add(43, left.middle, token.middle);
    add(44, token.middle, right.middle);
    add(45, left.word, token.middle);
    add(46, token.middle, right.word);
    add(47, left.middle, right.middle);
    add(48, mixed(2, left.coarse, token.coarse), right.coarse);
    add(49, mixed(3, left2.coarse, left.coarse), token.coarse);
    add(50, mixed(4, token.coarse, right.coarse), right2.coarse);
    add(51, token.known);
    add(52, left.known, token.known);
    add(53, token.known, right.known);
    add(54, token.known, section);
    add(55, token.known, left.cue);
    add(56, token.field, token.known);
    add(57, token.ending, right.ending);
    add(58, left.ending);
    add(59, token.cue, section);
    add(60, section);
    add(61, section, token.word);
    add(62, section, token.middle);
    add(63, section, token.short);
    add(64, section, token.suffix3);
    add(65, length, Math.min(index, 3));
    add(66, length, Math.min(count - index - 1, 3));
    add(67, first.word);
    add(68, first.fine);
    add(69, first.word, Math.min(index, 5));
    add(70, first.middle, token.middle);
    add(71, first.suffix3, section);
    add(72, lefts[index] ?? 0);
    add(73, lefts[index] ?? 0, token.short);
    add(74, lefts[index] ?? 0, token.coarse);
    for (const cue of cues) {
      add(75, cue);
      add(76, cue, token.short);
      add(77, cue, token.known);
      add(78, cue, token.suffix2);
    }
    add(79, previous);
    add(80, following);
    add(81, ended, section);
    add(82, capitals, token.short);
    add(83, knownShare, token.short);
    add(84, knownShare, token.known);
    add(85, knownShare, length);
    const repeats = Math.min(4, view.counts.get(token.core) ?? 0);
    add(86, repeats, token.short);
    add(87, view.tags.has(token.core) ? 1 : 0, token.short);
    add(88, token.stop ? 1 : 0, section);
    return Int32Array.from(out);
  });
}
