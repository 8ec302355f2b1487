/** `npm run bench -- --only cost`: what screens and an interview read, write and carry, and the bill of a month before and now. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { chooseBitRates } from '../../src/media/formats.ts';
import type { KeptFiles } from '../serviceWorker/areas.ts';
import {
  before,
  company,
  computeBill,
  computeRecorded,
  interview,
  sumBill,
  type Kind,
  type State,
} from './bill.ts';
import { pricesOf } from './prices.ts';

/** What a screen was measured to need. */
export interface ScreenCost {
  who: string;
  path: string;
  reads: number;
  /** Of these, counts that the server adds up. */
  counts: number;
  writes: number;
  bytes: number;
}

/** The documents that a request writes: the SDK's stream of writes, or a commit. */
export function countWrites(request: Pick<Request, 'url' | 'postData'>): number {
  if (!/\/Write\/channel|:commit/.test(request.url())) return 0;
  const sent = request.postData() ?? '';
  const texts = sent.startsWith('{')
    ? [sent]
    : [...new URLSearchParams(sent)].flatMap(([name, value]) =>
        /^req\d+___data__$/.test(name) ? [value] : [],
      );
  return texts.reduce((sum, text) => {
    const { writes } = JSON.parse(text) as { writes?: unknown[] };
    return sum + (writes?.length ?? 0);
  }, 0);
}

/** What a new candidate's device fetches: the entry and their area, in English. */
function weighNewcomer(directory: string): number {
  const kept = JSON.parse(readFileSync(join(directory, '.vite', 'kept.json'), 'utf8')) as KeptFiles;
  const { files, texts } = kept.areas.candidate;
  return [...kept.entry, ...files, ...texts.en].reduce((sum, file) => {
    const content = readFileSync(join(directory, file));
    return sum + (file.endsWith('.woff2') ? content : brotliCompressSync(content)).length;
  }, 0);
}

function printScreens(screens: readonly ScreenCost[]): void {
  console.log(
    '\nWhat a screen needs (cold cache, seeded data; KB of data beside the app itself)\n',
  );
  console.log(
    `${'who'.padEnd(14)}${'path'.padEnd(52)}${'reads'.padStart(7)}${'counts'.padStart(8)}${'writes'.padStart(8)}${'KB'.padStart(9)}`,
  );
  for (const { who, path, reads, counts, writes, bytes } of screens)
    console.log(
      `${who.padEnd(14)}${path.padEnd(52)}${String(reads).padStart(7)}${String(counts).padStart(8)}${String(writes).padStart(8)}${(bytes / 1024).toFixed(0).padStart(9)}`,
    );
}

function printInterview(now: State): void {
  console.log('\nAn interview, from invitation to decision (look-ups of rules included)\n');
  console.log(
    `${'step'.padEnd(36)}${'video writes'.padStart(14)}${'reads'.padStart(8)}${'text writes'.padStart(14)}${'reads'.padStart(8)}`,
  );
  for (const { step, video, text } of interview)
    console.log(
      `${step.padEnd(36)}${String(video[0]).padStart(14)}${String(video[1]).padStart(8)}${String(text[0]).padStart(14)}${String(text[1]).padStart(8)}`,
    );
  for (const [name, state] of [
    ['before', before],
    ['now', now],
  ] as const) {
    const recorded = computeRecorded(state) / 1e6;
    const share = state.isPlayedWhole ? 1 : company.watched;
    console.log(
      `bytes ${name}: ${recorded.toFixed(0)} MB recorded, ${(recorded * company.openings * share).toFixed(0)} MB played`,
    );
  }
}

function printBills(now: State): void {
  console.log(
    `\nA month of ${company.jobs} jobs and ${company.candidates} candidates in US dollars (list prices of ${pricesOf.date}, without mail, AI and free allowances)\n  ${pricesOf.sources.join('\n  ')}\n`,
  );
  for (const kind of ['video', 'text'] satisfies Kind[]) {
    const [old, fresh] = [computeBill(kind, before), computeBill(kind, now)];
    console.log(`${kind.padEnd(36)}${'before'.padStart(10)}${'now'.padStart(10)}`);
    for (const part of Object.keys(old))
      console.log(
        `  ${part.padEnd(34)}${(old[part] ?? 0).toFixed(2).padStart(10)}${(fresh[part] ?? 0).toFixed(2).padStart(10)}`,
      );
    console.log(
      `  ${'sum'.padEnd(34)}${sumBill(old).toFixed(2).padStart(10)}${sumBill(fresh).toFixed(2).padStart(10)}\n`,
    );
  }
}

/** Prints it all. `screens`: as measured in this run, the dashboard among them. */
export function printCost(directory: string, screens: readonly ScreenCost[]): void {
  const dashboard = screens.find(({ path }) => path === '/hiring-dashboard');
  const [lean, older] = [chooseBitRates('vp9'), chooseBitRates('avc1')];
  const now: State = {
    bits: { lean: lean.video + lean.audio, older: older.video + older.audio },
    isPlayedWhole: false,
    hasClasses: true,
    dashboard: {
      counts: dashboard?.counts ?? before.dashboard.counts,
      jobCounts: before.dashboard.jobCounts,
      everySeconds: 300,
      followsChanges: true,
    },
    newcomerBytes: weighNewcomer(directory),
  };
  printScreens(screens);
  printInterview(now);
  printBills(now);
}
