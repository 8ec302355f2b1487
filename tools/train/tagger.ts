// Fits the tagger of knowledge and skills on annotated postings, prints how well it does on postings left out, and writes its file: tsx tools/train/tagger.ts --data DIR [--folds 5] [--fit] [--layer knowledge|skill]; --folds 0 fits without printing
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readClusters } from '#ai/onDevice/tagger/clusters.ts';
import { featuresOf, viewOf } from '#ai/onDevice/tagger/features.ts';
import { chooseSpans, type SpanChance } from '#ai/onDevice/tagger/lattice.ts';
import { readTagger, taggerOf, type Layer } from '#ai/onDevice/tagger/model.ts';
import { exactScore, goldOf, type FitOptions } from './fits/crfTraining.ts';
import { fit } from './fits/crfFit.ts';
import { layerBytes, smallLayer } from './layerFile.ts';
import {
  readAnnotated,
  type AnnotatedPosting,
  type Layer as LayerName,
  type Span,
} from './taggerData.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    folds: { type: 'string', default: '5' },
    only: { type: 'string', default: '99' },
    fit: { type: 'boolean', default: false },
    layer: { type: 'string', default: '' },
    rows: { type: 'string', default: '120000' },
    top: { type: 'string', default: '1.2' },
    bits: { type: 'string', default: '20' },
    keep: { type: 'string' },
  },
});
if (!values.data) throw new Error('say where the data is: --data DIR');

const file = new URL('../../src/ai/onDevice/tagger/tagger.bin', import.meta.url);
const fileNote = new URL('../../src/ai/onDevice/tagger/taggerFile.ts', import.meta.url);
const figuresFile = new URL('./tagger.json', import.meta.url);
const clusterBytes = readFileSync(new URL('./clusters.bin', import.meta.url));
const clusters = readClusters(clusterBytes);
const bits = Number(values.bits);
const options: Record<LayerName, FitOptions> = {
  knowledge: { bits, epochs: 10, rate: 0.1, decay: 0, rare: 1, dropout: 0.5, seed: 1 },
  skill: { bits, epochs: 12, rate: 0.1, decay: 0, rare: 2, dropout: 0.65, seed: 1 },
};
const most = Number(values.rows);
const thresholds = [
  0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.25, 0.28, 0.31, 0.35, 0.4,
];
const empty: Layer = {
  bits: 1,
  scale: 1,
  moves: new Float64Array(25),
  threshold: 1,
  rows: new Int8Array(8),
};

interface Prepared {
  posting: AnnotatedPosting;
  lines: { features: Int32Array[]; gold: Record<LayerName, Span[]> }[];
}

const prepared: Prepared[] = readAnnotated(values.data).map((posting) => {
  const view = viewOf(posting.lines);
  return {
    posting,
    lines: posting.lines.map((line, index) => ({
      features: featuresOf(
        line,
        posting.lines[index - 1],
        posting.lines[index + 1],
        view,
        clusters,
      ),
      gold: line.spans,
    })),
  };
});

function fitted(postings: readonly Prepared[], layer: LayerName, threshold: number): Layer {
  return smallLayer(
    fit(
      postings.flatMap(({ lines }) =>
        lines.map(({ features, gold }) => ({
          features,
          gold: goldOf(features.length, gold[layer]),
        })),
      ),
      options[layer],
    ),
    most,
    Number(values.top),
    threshold,
  );
}

/** Chances on every posting by weights that have not seen it, with the small weights as shipped. */
function leftOut(
  layer: LayerName,
): { chances: SpanChance[]; tokenCount: number; gold: readonly Span[]; source: string }[] {
  const folds = Number(values.folds);
  return Array.from({ length: Math.min(folds, Number(values.only)) }, (_, fold) => fold).flatMap(
    (fold) => {
      const weights = fitted(
        prepared.filter((__, index) => index % folds !== fold),
        layer,
        0.2,
      );
      if (values.keep) writeFileSync(`${values.keep}/${layer}-${fold}.bin`, layerBytes(weights));
      const tagger = taggerOf(clusters, { knowledge: empty, skill: empty, [layer]: weights });
      return prepared
        .filter((__, index) => index % folds === fold)
        .flatMap(({ posting }) =>
          tagger.chances(posting.lines).map((line, index) => ({
            chances: line[layer],
            tokenCount: posting.lines[index]?.tokens.length ?? 0,
            gold: posting.lines[index]?.spans[layer] ?? [],
            source: posting.source,
          })),
        );
    },
  );
}

interface TaggerFigures {
  f1: number;
  precision: number;
  recall: number;
  threshold: number;
  tech: number;
  house: number;
  folds: number;
  /** Postings left out that it was measured on. */
  postings: number;
  precise: number;
}
const readFigures = (): Record<string, TaggerFigures> =>
  JSON.parse(readFileSync(figuresFile, 'utf8')) as Record<string, TaggerFigures>;
const layers = (['knowledge', 'skill'] as const).filter(
  (layer) => values.layer === '' || layer === values.layer,
);
for (const layer of Number(values.folds) > 0 ? layers : []) {
  const lines = leftOut(layer);
  const scored = thresholds.map((threshold) => ({ threshold, ...exactScore(lines, threshold) }));
  const best = scored.reduce((a, b) => (b.f1 > a.f1 ? b : a));
  const bySource = (source: string): number =>
    exactScore(
      lines.filter((line) => line.source === source),
      best.threshold,
    ).f1;
  const near = lines.flatMap(({ chances, tokenCount, gold }) =>
    chooseSpans(chances, tokenCount, best.threshold).map(({ start, end }) =>
      gold.some((span) => span.start < end && start < span.end),
    ),
  );
  const row = {
    ...best,
    tech: bySource('tech'),
    house: bySource('house'),
    folds: Number(values.folds),
    postings: prepared.filter((_, index) => index % Number(values.folds) < Number(values.only))
      .length,
    precise: near.filter(Boolean).length / Math.max(1, near.length),
  };
  const rounded = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  ) as unknown as TaggerFigures;
  if (lines.length > 0)
    writeFileSync(
      figuresFile,
      `${JSON.stringify({ ...readFigures(), [layer]: rounded }, null, 2)}\n`,
    );
  console.log(layer, JSON.stringify(rounded));
  for (const { threshold, precision, recall, f1 } of scored)
    console.log(
      `  ${threshold}  P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F ${f1.toFixed(4)}`,
    );
}
if (values.fit) {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(clusterBytes.length, 0);
  const parts = (['knowledge', 'skill'] as const).map((layer) =>
    layerBytes(fitted(prepared, layer, readFigures()[layer]?.threshold ?? 0.2)),
  );
  const all = Buffer.concat([size, clusterBytes, ...parts]);
  readTagger(all);
  const packed = gzipSync(all, { level: 9 });
  writeFileSync(file, packed);
  writeFileSync(
    fileNote,
    `// Where the tagger's file is, and what it must be. Written by tools/train/tagger.ts; do not edit.\n\nexport const taggerFile = { url: new URL('./tagger.bin', import.meta.url), bytes: ${packed.length}, sha256: '${createHash('sha256').update(packed).digest('hex')}' } as const;\n`,
  );
  for (const [name, part] of [
    ['clusters', clusterBytes],
    ['knowledge', parts[0]],
    ['skill', parts[1]],
    ['all', all],
  ] as const)
    if (part) console.log(name, part.length, 'bytes,', gzipSync(part).length, 'packed');
}
