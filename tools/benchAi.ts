// Measures the on-device AI on dev data and prints the figures beside the baselines: tsx tools/benchAi.ts --data DIR [--json OUT]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAnswers, benchOwnAnswers, type AuthoredAnswer } from './benchAi/benchAnswers.ts';
import { benchPostings, type Posting } from './benchAi/benchPostings.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, json: { type: 'string' } } });
if (!values.data) throw new Error('say where the data is: --data DIR');

function rows<T>(name: string): T[] {
  const path = join(values.data ?? '', name);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as T) : [];
}

const report = { ownAnswers: benchOwnAnswers(), answers: benchAnswers(rows<AuthoredAnswer>('interview_answers_authored.jsonl')), postings: benchPostings(rows<Posting>('job_postings_real.jsonl')), descriptions: benchPostings(rows<Posting>('job_descriptions.jsonl')) };
for (const [part, lines] of Object.entries(report)) {
  console.log(`\n${part}`);
  for (const { name, value, baseline } of lines) console.log(`  ${name.padEnd(52)} ${value.padStart(9)}   ${baseline}`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
