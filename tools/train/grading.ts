// Fits the weights that grade answers by a reference, with and without word vectors: tsx tools/train/grading.ts --data DIR (mohler.jsonl and saf_english.jsonl; the semeval2013 files only judge the settings).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { dataIn } from '../benchAi/data.ts';
import { fitToTravel } from './gradingNested.ts';
import { gradedRows, type GradedLine } from './gradingRows.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (!values.data) throw new Error('say where the data is: --data DIR');
const data = dataIn(values.data);
const corpora = Object.entries({
  mohler: true,
  saf_english: true,
  semeval2013_sciEntsBank: false,
  semeval2013_beetle: false,
}).map(([name, learnt]) => ({ learnt, lines: data.rows<GradedLine>(`${name}.jsonl`) }));
const { words } = await loadPacks(['words']);
if (!words) throw new Error('the word vectors are missing');

function fitWith(vectors: typeof words | null): unknown {
  const fitted = fitToTravel(
    corpora.map(({ learnt, lines }) => ({ learnt, rows: gradedRows(lines, vectors) })),
  );
  if (!fitted) throw new Error('nothing to learn from');
  console.log(vectors ? 'with word vectors' : 'by letters', fitted.settings);
  return fitted.model;
}
const file = new URL('../../src/ai/onDevice/grading/weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ words: fitWith(words), letters: fitWith(null) })}\n`);
