// What the on-device AI costs: processor time per answer, bytes over the network, memory. Printed, never asserted: machines differ.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { answer } from '#ai/onDevice/engine.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import type { AuthoredAnswer } from './benchAnswers.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** Each pack's file, compressed as it is downloaded. */
const files = {
  words: 'src/ai/onDevice/packs/words.bin',
  deep: 'src/ai/onDevice/packs/deep.bin',
  tagger: 'src/ai/onDevice/tagger/tagger.bin',
};
const published: Record<string, string> = {
  words: 'at most 1.2 MB',
  deep: 'at most 6.6 MB',
  tagger: '0.37 MB',
};
const memory: Record<string, string> = { words: '8 MB', deep: '46–72 MB', tagger: '' };

const kinds: Record<string, 'behavioural' | 'situational' | 'technical'> = {
  behavioral: 'behavioural',
  situational: 'situational',
  technical: 'technical',
};
const inputOf = (row: AuthoredAnswer): CheckedInput<'evaluateAnswer'> => ({
  question: {
    id: 'q1',
    text: row.question,
    anchors: ['', '', '', '', ''],
    lookFor: row.rubric.map(({ text }) => text),
    kind: kinds[row.type],
  },
  competencyId: 'c1',
  answer: row.answer,
  followUps: [],
  language: 'en',
});

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** Milliseconds of processor time, all threads. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

export async function benchCost(data: Data): Promise<Figure[]> {
  const rows = data.rows<AuthoredAnswer>('interview_answers_authored.jsonl');
  const figures: Figure[] = [];
  if (rows.length > 0) {
    const evaluateAll = async (): Promise<void> => {
      for (const row of rows) await answer('evaluateAnswer', inputOf(row));
    };
    await evaluateAll();
    const words = rows.reduce((sum, row) => sum + row.answer.split(/\s+/).length, 0) / rows.length;
    const [pure, { deep }] = [await cpuOf(evaluateAll), await loadPacks(['deep'])];
    const sentences = rows.map((row) => row.answer.match(/[^.!?]+[.!?]*/g) ?? []);
    const encoded = await cpuOf(async () => {
      for (const texts of sentences) deep?.embed(texts);
    });
    figures.push(
      {
        name: `evaluating an answer of ${Math.round(words)} words, CPU`,
        value: `${(pure / rows.length).toFixed(1)} ms`,
        baseline: 'at most 150 ms per answer × 4 criteria',
      },
      {
        name: 'sentence encoder, per 125 words, CPU',
        value: `${((encoded / rows.length) * (125 / words)).toFixed(1)} ms`,
        baseline: '56 ms (SIMD), 370 ms (plain)',
      },
    );
  }
  const added = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', at('tools/benchAi/packMemory.ts')], {
      cwd: at(''),
      encoding: 'utf8',
    }),
  ) as Record<string, number>;
  for (const [name, path] of Object.entries(files)) {
    figures.push(
      {
        name: `${name}: downloaded`,
        value: megabytes(statSync(at(path)).size),
        baseline: published[name] ?? '',
      },
      {
        name: `${name}: unpacked`,
        value: megabytes(gunzipSync(readFileSync(at(path))).length),
        baseline: '',
      },
      {
        name: `${name}: memory added`,
        value: megabytes(added[name] ?? 0),
        baseline: memory[name] ?? '',
      },
    );
  }
  return figures;
}
