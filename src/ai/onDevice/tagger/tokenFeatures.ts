// The features of one token, kind by kind: words, clusters, known skills, section, position, cues and the rest of the posting.
import { hashOf, mixHash } from './hashes.ts';
import type { Seen } from './tokenSigns.ts';

/** How often each word occurs in the posting, for "named again elsewhere". */
export interface PostingView {
  counts: ReadonlyMap<string, number>;
  tags: ReadonlySet<string>;
}

/** Writes one feature: its kind, and what it is about. */
export type Add = (kind: number, a: number, b?: number) => void;

/** A token with its neighbours, three on each side. */
export interface Neighbours {
  token: Seen;
  left: Seen;
  left2: Seen;
  left3: Seen;
  right: Seen;
  right2: Seen;
  right3: Seen;
}

/** What holds for every token of a line. */
export interface LineSigns {
  count: number;
  length: number;
  first: Seen;
  /** The cues of the line, each once. */
  cues: readonly number[];
  /** By token: the last cue before it, and how far back. */
  lefts: readonly number[];
  capitals: number;
  knownShare: number;
  previous: number;
  following: number;
  ended: number;
}

export function addWords(
  add: Add,
  { token, left, left2, left3, right, right2, right3 }: Neighbours,
): void {
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
  add(16, mixHash(1, left.short, token.short), right.short);
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
}

export function addClusters(add: Add, { token, left, left2, right, right2 }: Neighbours): void {
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
  add(48, mixHash(2, left.coarse, token.coarse), right.coarse);
  add(49, mixHash(3, left2.coarse, left.coarse), token.coarse);
  add(50, mixHash(4, token.coarse, right.coarse), right2.coarse);
}

export function addKnownSkills(
  add: Add,
  { token, left, right }: Neighbours,
  section: number,
): void {
  add(51, token.known);
  add(52, left.known, token.known);
  add(53, token.known, right.known);
  add(54, token.known, section);
  add(55, token.known, left.cue);
  add(56, token.field, token.known);
  add(57, token.ending, right.ending);
  add(58, left.ending);
  add(59, token.cue, section);
}

export function addSection(add: Add, token: Seen, section: number): void {
  add(60, section);
  add(61, section, token.word);
  add(62, section, token.middle);
  add(63, section, token.short);
  add(64, section, token.suffix3);
}

export function addPosition(
  add: Add,
  token: Seen,
  index: number,
  section: number,
  { length, count, first }: LineSigns,
): void {
  add(65, length, Math.min(index, 3));
  add(66, length, Math.min(count - index - 1, 3));
  add(67, first.word);
  add(68, first.fine);
  add(69, first.word, Math.min(index, 5));
  add(70, first.middle, token.middle);
  add(71, first.suffix3, section);
}

export function addCues(add: Add, token: Seen, index: number, { cues, lefts }: LineSigns): void {
  add(72, lefts[index] ?? 0);
  add(73, lefts[index] ?? 0, token.short);
  add(74, lefts[index] ?? 0, token.coarse);
  for (const cue of cues) {
    add(75, cue);
    add(76, cue, token.short);
    add(77, cue, token.known);
    add(78, cue, token.suffix2);
  }
}

export function addPosting(
  add: Add,
  token: Seen,
  section: number,
  { previous, following, ended, capitals, knownShare, length }: LineSigns,
  view: PostingView,
): void {
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
}
