// A spoken interview in a browser that hears a generated voice: its recordings, what the device keeps of them, and the files that arrive.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newPerson, ownBrowser, type Person } from '../support/people.ts';
import { invite, type Invited, jobPath, sessionPath } from './candidateWorld.ts';
import { change, stored } from '../support/operator.ts';
import { beginAsGuest } from './guestSteps.ts';
import { readFile } from '../support/bucket.ts';
import { watchRecorders } from './recorderWatch.ts';

let browser: Browser | undefined;

/** Four seconds of tones that rise and fall, as 16-bit mono: something a recorder has to keep. */
function spokenWav(): Buffer {
  const rate = 48_000;
  const samples = rate * 4;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let n = 0; n < samples; n += 1) {
    const loud = Math.abs(Math.sin((n / rate) * Math.PI * 3));
    wav.writeInt16LE(
      Math.round(
        9_000 * loud * Math.sin((2 * Math.PI * n * (180 + 60 * Math.floor((n / rate) * 4))) / rate),
      ),
      44 + n * 2,
    );
  }
  return wav;
}

/** Opens a Chromium that hears the voice; for before the stories. Returns what closes it again. */
export async function openSpokenBrowser(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hirely-voice-'));
  const wav = join(folder, 'voice.wav');
  writeFileSync(wav, spokenWav());
  const opened = await ownBrowser([`--use-file-for-fake-audio-capture=${wav}`]);
  browser = opened;
  return async () => {
    browser = undefined;
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Somebody in the room of a spoken interview; what the recorder gives out is written down beside the app. */
export async function inTheRoom(
  retakes = 1,
): Promise<{ kim: Person; invited: Invited; path: string }> {
  if (!browser) throw new Error('openSpokenBrowser comes first.');
  const invited = await invite();
  const kim = await newPerson({ camera: 'allowed' }, browser);
  await watchRecorders(kim.context);
  await beginAsGuest(kim, invited);
  // It begins as a written interview; then everything is spoken, and recordings are agreed to.
  await change(await sessionPath(invited), { 'consent.policyVersion': '2026-11-video-2' });
  await change(jobPath(invited), { type: 'video', retakes, slots: { videos: 3, documents: 0 } });
  await kim.page
    .getByRole('button', { name: 'Start recording' })
    .or(kim.page.getByRole('button', { name: 'Open camera and microphone' }))
    .first()
    .waitFor();
  return { kim, invited, path: await sessionPath(invited) };
}

/** SHA-256 of what the recorder gave out for its n-th recording on this page. */
export async function hashRecording(page: Page, n = 0): Promise<string> {
  const bytes = await page.evaluate(async (index) => {
    const { spokenChunks } = window as unknown as { spokenChunks: Blob[][] };
    return [...new Uint8Array(await new Blob(spokenChunks[index] ?? []).arrayBuffer())];
  }, n);
  return hashOf(Uint8Array.from(bytes));
}

/** SHA-256 of what the device keeps of the newest recording. */
export async function keptHash(page: Page): Promise<string> {
  const bytes = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB'));
      });
    const db = await done(indexedDB.open('hirely-recordings'));
    const takes = (await done(db.transaction('takes').objectStore('takes').getAll())) as {
      id: string;
      startedAt: number;
    }[];
    const newest = takes.toSorted((a, b) => b.startedAt - a.startedAt)[0]?.id ?? '';
    const pieces = (await done(
      db
        .transaction('pieces')
        .objectStore('pieces')
        .getAll(IDBKeyRange.bound([newest, 0], [newest, 1e9])),
    )) as { bytes: ArrayBuffer }[];
    db.close();
    return [...new Uint8Array(await new Blob(pieces.map((piece) => piece.bytes)).arrayBuffer())];
  });
  return hashOf(Uint8Array.from(bytes));
}

/** Starts recording; opens camera and microphone where they are not. */
export async function start({ page }: Person): Promise<void> {
  const open = page.getByRole('button', { name: 'Open camera and microphone' });
  const record = page.getByRole('button', { name: 'Start recording' });
  await record.or(open).first().waitFor();
  if (await open.isVisible()) await open.click();
  await record.click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
}
/** Ends the recording; its review is open. */
export async function stop({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('take-review').waitFor();
}
/** Uses the recording in review as the answer. */
export const use = ({ page }: Person): Promise<void> =>
  page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();

/** Waits for the answer's document, and expects its file to be what was recorded. */
export async function arrived(
  path: string,
  answerId: string,
  text: string,
  within = 30_000,
): Promise<Record<string, unknown>> {
  await expect
    .poll(() => stored(`${path}/answers/${answerId}`), { timeout: within, interval: 250 })
    .toBeDefined();
  const found = await stored(`${path}/answers/${answerId}`);
  const file = await readFile(String(found?.['storagePath']));
  expect(hashOf(file.bytes)).toBe(text);
  expect(found).toMatchObject({
    type: 'video',
    sha256: text,
    size: file.bytes.length,
    mime: file.type,
  });
  return found ?? {};
}
