// Fits the weights that grade answers by a reference, with and without word vectors: tsx tools/train/grading.ts --data DIR (mohler.jsonl and saf_english.jsonl).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { dataIn } from '../benchAi/data.ts';
import { fit } from './gradingFit.ts';
import { gradedRows, type GradedLine } from './gradingRows.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (!values.data) throw new Error('say where the data is: --data DIR');
const data = dataIn(values.data);
const lines = [...data.rows<GradedLine>('mohler.jsonl'), ...data.rows<GradedLine>('saf_english.jsonl')];
const { words } = await loadPacks(['words']);
if (!words) throw new Error('the word vectors are missing');

const modelOf = (vectors: typeof words | null): unknown => fit(gradedRows(lines, vectors).map(({ vectors: [vector = []], truth }) => ({ vector, truth })));
const file = new URL('../../src/ai/onDevice/grading/weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ words: modelOf(words), letters: modelOf(null) })}\n`);
console.log(`${lines.length} answers`);
