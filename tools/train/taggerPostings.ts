// Reads each posting with a tagger that has not seen it (kept by tools/train/tagger.ts --keep DIR): tsx tools/train/taggerPostings.ts --data DIR --keep DIR [--show N]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import { readTagger } from '#ai/onDevice/tagger/model.ts';
import { benchPostings, type Posting } from '../benchAi/benchPostings.ts';
import { readAnnotated } from './taggerData.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    keep: { type: 'string' },
    folds: { type: 'string', default: '5' },
    show: { type: 'string', default: '0' },
  },
});
if (!values.data || !values.keep)
  throw new Error('say where the data and the kept layers are: --data DIR --keep DIR');
const keep = values.keep;
const folds = Number(values.folds);
const clusterBytes = readFileSync(new URL('./clusters.bin', import.meta.url));
const size = Buffer.alloc(4);
size.writeUInt32LE(clusterBytes.length, 0);
const packs = Array.from({ length: folds }, (_, fold) => {
  const files = ['knowledge', 'skill'].map((layer) => join(keep, `${layer}-${fold}.bin`));
  return files.every((file) => existsSync(file))
    ? {
        ...noPacks,
        tagger: readTagger(
          Buffer.concat([size, clusterBytes, ...files.map((file) => readFileSync(file))]),
        ),
      }
    : null;
});
const foldOf = new Map(
  readAnnotated(values.data).map(({ id }, index) => [`posting-${id}`, index % folds]),
);
const packsFor = (id: string): (typeof packs)[number] => packs[foldOf.get(id) ?? 0] ?? null;
const postings = readFileSync(join(values.data, 'job_postings_real.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Posting)
  .filter(({ id }) => packsFor(id) !== null);
for (const [name, choose] of [
  ['without the tagger', () => noPacks],
  ['with a tagger that has not seen them', (id: string) => packsFor(id) ?? noPacks],
] as const) {
  const started = process.cpuUsage();
  const figures = benchPostings(postings, choose);
  const { user } = process.cpuUsage(started);
  console.log(`\n${name}: ${(user / 1000 / postings.length).toFixed(1)} ms of CPU a posting`);
  for (const figure of figures) console.log(`  ${figure.name.padEnd(52)} ${figure.value}`);
}
for (const { id, text, gold } of postings.slice(0, Number(values.show))) {
  const { title, mustHave, niceToHave, responsibilities } = readPosting(
    { text, language: 'en' },
    packsFor(id) ?? noPacks,
  );
  console.log(
    `\n${id} ${title}\n  must: ${mustHave.join(' | ')}\n  nice: ${niceToHave.join(' | ')}\n  marked: ${(gold.knowledge ?? []).join(' | ')}\n  tasks: ${responsibilities.join(' | ')}`,
  );
}
