// Reads the tagger from its file: word clusters, then one layer of weights for knowledge and one for skills.
import { readClusters, type Clusters } from './clusters.ts';
import { featuresOf, viewOf, type Line } from './features.ts';
import { B, I, labels, latticeOf, computeSpanChances, type SpanChance } from './lattice.ts';

/** Weights of four labels (all but "outside") in steps of `scale`, one row for each hash of `bits` bits. */
export interface Layer {
  bits: number;
  scale: number;
  /** labels × labels, as factors; 0 where a label may not follow. */
  moves: Float64Array;
  threshold: number;
  rows: Int8Array;
}

export interface TaggedLine {
  knowledge: SpanChance[];
  skill: SpanChance[];
}

export interface Tagger {
  /** The spans of each line that may be knowledge or skill, with their chances, all of at least .05. Same lines, same numbers everywhere. */
  chances: (lines: readonly Line[]) => TaggedLine[];
  /** The chance above which a span counts, set where exact agreement was best. */
  threshold: Readonly<Record<keyof TaggedLine, number>>;
}

const longest = 18;
const least = 0.05;
const free = labels - 1;
/** A score that no other can make up for. */
const never = -1e3;

interface Reader {
  view: DataView;
  bytes: Uint8Array;
  at: number;
}

function readLayer(reader: Reader): Layer {
  const { view, bytes } = reader;
  const count = view.getUint32(reader.at, true);
  const bits = view.getUint32(reader.at + 4, true);
  const scale = view.getFloat64(reader.at + 8, true);
  const threshold = view.getFloat64(reader.at + 16, true);
  reader.at += 24;
  const moves = new Float64Array(labels * labels);
  for (let move = 0; move < moves.length; move += 1)
    moves[move] = view.getFloat64(reader.at + move * 8, true);
  reader.at += moves.length * 8;
  const positions = new Int32Array(count);
  let position = 0;
  for (let index = 0; index < count; index += 1) {
    let shift = 0;
    for (let more = true; more; shift += 7) {
      const byte = view.getUint8(reader.at);
      position += (byte & 127) << shift;
      more = byte > 127;
      reader.at += 1;
    }
    positions[index] = position;
  }
  const rows = new Int8Array((1 << bits) * free);
  for (let label = 0; label < free; label += 1) {
    const plane = new Int8Array(bytes.buffer, bytes.byteOffset + reader.at, count);
    for (let index = 0; index < count; index += 1)
      rows[(positions[index] ?? 0) * free + label] = plane[index] ?? 0;
    reader.at += count;
  }
  return { bits, scale, moves, threshold, rows };
}

function readScores(
  features: readonly Int32Array[],
  { rows, bits, scale }: Layer,
  cuts: readonly boolean[] | undefined,
): Float64Array {
  const mask = (1 << bits) - 1;
  const scores = new Float64Array(features.length * labels);
  features.forEach((list, position) => {
    let first = 0;
    let inner = 0;
    let last = 0;
    let single = 0;
    for (const feature of list) {
      const at = (feature & mask) * free;
      first += rows[at] ?? 0;
      inner += rows[at + 1] ?? 0;
      last += rows[at + 2] ?? 0;
      single += rows[at + 3] ?? 0;
    }
    const base = position * labels;
    scores[base + 1] = first * scale;
    scores[base + 2] = inner * scale;
    scores[base + 3] = last * scale;
    scores[base + 4] = single * scale;
    if (cuts?.[position]) {
      scores[base + B] = never;
      scores[base + I] = never;
    }
  });
  return scores;
}

/** The tagger over given clusters and layers. */
export function taggerOf(
  clusters: Clusters,
  layers: Readonly<Record<keyof TaggedLine, Layer>>,
): Tagger {
  const chancesIn = (
    features: readonly Int32Array[],
    layer: Layer,
    cuts?: readonly boolean[],
  ): SpanChance[] =>
    features.length === 0
      ? []
      : computeSpanChances(
          latticeOf(readScores(features, layer, cuts), layer.moves),
          layer.moves,
          longest,
          least,
        );
  return {
    threshold: { knowledge: layers.knowledge.threshold, skill: layers.skill.threshold },
    chances: (lines) => {
      const view = viewOf(lines);
      return lines.map((line, index) => {
        const features = featuresOf(line, lines[index - 1], lines[index + 1], view, clusters);
        return {
          knowledge: chancesIn(features, layers.knowledge, line.cuts),
          skill: chancesIn(features, layers.skill),
        };
      });
    },
  };
}

/** Reads the file that tools/train/tagger.ts writes. @throws RangeError when it is cut short. */
export function readTagger(bytes: Uint8Array): Tagger {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint32(0, true);
  const clusters = readClusters(bytes.subarray(4, 4 + size));
  const reader = { view, bytes, at: 4 + size };
  const knowledge = readLayer(reader);
  const skill = readLayer(reader);
  return taggerOf(clusters, { knowledge, skill });
}
