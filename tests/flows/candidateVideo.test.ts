// What was said arrives byte for byte: recorded, cut off, offline, crashed, refused for a while, and recorded again.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../support/firebase.ts';
import { newPerson, ownBrowser, type Person } from '../support/people.ts';
import { bucketOf } from '../../local/addresses.ts';
import { invite, sessionPath, type Invited } from './candidateWorld.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { beginAsGuest, send, toReview } from './guestSteps.ts';

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'hirely-voice-'));

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

beforeAll(async () => {
  const wav = join(folder, 'voice.wav');
  writeFileSync(wav, spokenWav());
  browser = await ownBrowser([`--use-file-for-fake-audio-capture=${wav}`]);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const jobPath = ({ orgId, interviewId }: Invited): string =>
  `organizations/${orgId}/interviews/${interviewId}`;
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Somebody in the room of a spoken interview; what the recorder gives out is written down beside the app. */
async function inTheRoom(retakes = 1): Promise<{ kim: Person; invited: Invited; path: string }> {
  const invited = await invite();
  const kim = await newPerson({ camera: 'allowed' }, browser);
  await kim.context.addInitScript(() => {
    const spokenChunks: Blob[][] = [];
    const recorders: MediaRecorder[] = [];
    Object.assign(window, { spokenChunks, recorders });
    window.MediaRecorder = class extends MediaRecorder {
      override start(slice?: number): void {
        const pieces: Blob[] = [];
        spokenChunks.push(pieces);
        recorders.push(this);
        this.addEventListener('dataavailable', ({ data }) => pieces.push(data));
        super.start(slice);
      }
    };
  });
  await beginAsGuest(kim, invited);
  // The door is the written interview's; behind it everything is spoken, and recordings are agreed to.
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
async function hashRecording(page: Page, n = 0): Promise<string> {
  const bytes = await page.evaluate(async (index) => {
    const { spokenChunks } = window as unknown as { spokenChunks: Blob[][] };
    return [...new Uint8Array(await new Blob(spokenChunks[index] ?? []).arrayBuffer())];
  }, n);
  return hashOf(Uint8Array.from(bytes));
}

/** SHA-256 of what the device keeps of the newest recording. */
async function keptHash(page: Page): Promise<string> {
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

interface StoredFile {
  bytes: Uint8Array;
  type: string;
}
async function storedFile(path: string): Promise<StoredFile> {
  const answer = await fetch(
    `http://${addresses().storage}/v0/b/${bucketOf(addresses().projectId)}/o/${encodeURIComponent(path)}?alt=media`,
    { headers: { authorization: 'Bearer owner' } },
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return {
    bytes: new Uint8Array(await answer.arrayBuffer()),
    type: answer.headers.get('content-type') ?? '',
  };
}
async function filesOf({ orgId, interviewId }: Invited): Promise<string[]> {
  const answer = await fetch(
    `http://${addresses().storage}/v0/b/${bucketOf(addresses().projectId)}/o?prefix=${encodeURIComponent(`interviews/${orgId}/${interviewId}/`)}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  return (
    ((await answer.json()) as { items?: { name: string }[] }).items?.map(({ name }) => name) ?? []
  );
}

async function start({ page }: Person): Promise<void> {
  const open = page.getByRole('button', { name: 'Open camera and microphone' });
  const record = page.getByRole('button', { name: 'Start recording' });
  await record.or(open).first().waitFor();
  if (await open.isVisible()) await open.click();
  await record.click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
}
async function stop({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('take-review').waitFor();
}
const use = ({ page }: Person): Promise<void> =>
  page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();

/** Waits for the answer's document, and holds its file against what was said. */
async function arrived(
  path: string,
  answerId: string,
  text: string,
  within = 30_000,
): Promise<Record<string, unknown>> {
  const until = Date.now() + within;
  let found = await stored(`${path}/answers/${answerId}`);
  while (!found && Date.now() < until) {
    await new Promise((done) => setTimeout(done, 250));
    found = await stored(`${path}/answers/${answerId}`);
  }
  const file = await storedFile(String(found?.['storagePath']));
  expect(hashOf(file.bytes)).toBe(text);
  expect(found).toMatchObject({
    type: 'video',
    sha256: text,
    size: file.bytes.length,
    mime: file.type,
  });
  return found ?? {};
}

describe('a spoken answer', () => {
  it('is recorded, sent while the next question is answered, and arrives byte for byte', async () => {
    const { kim, invited, path } = await inTheRoom();
    await start(kim);
    await kim.page.waitForTimeout(6_000);
    await stop(kim);
    expect(await stored(`${path}/answers/q1`)).toBeUndefined();
    await use(kim);
    // The follow-up is there at once, whatever the line does.
    await kim.page.getByText('What did you change afterwards?').first().waitFor({ timeout: 5_000 });
    const answer = await arrived(path, 'q1', await hashRecording(kim.page));
    expect(answer).toMatchObject({ rev: 1, takes: 1 });
    expect(Number(answer['durationMs'])).toBeGreaterThan(5_500);
    expect(String(answer['storagePath'])).toMatch(/[.]webm$/);

    await start(kim);
    await kim.page.waitForTimeout(2_500);
    await stop(kim);
    await use(kim);
    expect(await arrived(path, 'q1_f1', await hashRecording(kim.page, 1))).toMatchObject({
      prompt: 'What did you change afterwards?',
    });
    await toReview(kim);
    await send(kim);
    expect((await stored(path))?.['status']).toBe('submitted');
    expect(await filesOf(invited)).toHaveLength(2);
    await kim.leave();
  });

  it('goes on offline, says where it is, and is sent by itself; handing in waits for it', async () => {
    const { kim, path } = await inTheRoom();
    await start(kim);
    await kim.page.waitForTimeout(2_000);
    await kim.context.setOffline(true);
    await kim.page.waitForTimeout(3_000);
    await stop(kim);
    await use(kim);
    const hash = await hashRecording(kim.page);
    await toReview(kim);
    await kim.page.locator('[data-save-state=onDevice]').first().waitFor();
    await kim.page.getByRole('button', { name: 'Send to the company' }).click();
    await kim.page.getByRole('button', { name: 'Send anyway' }).click();
    await kim.page.waitForTimeout(1_500);
    expect((await stored(path))?.['status']).toBe('in_progress');
    await kim.context.setOffline(false);
    await kim.page.getByTestId('receipt').waitFor();
    await arrived(path, 'q1', hash);
    expect((await stored(path))?.['status']).toBe('submitted');
    await kim.leave();
  });

  it('survives its tab: what was said until then is offered, used, and costs no retake', async () => {
    const { kim, path, invited } = await inTheRoom(0);
    await start(kim);
    await kim.page.waitForTimeout(5_000);
    await kim.page.close();
    const page = await kim.context.newPage();
    await page.goto(`/hirely-pro/join/${invited.code}`);
    const back = { ...kim, page };
    await page.locator('[data-testid=take-review][data-take-state=faulty]').waitFor();
    const kept = await keptHash(page);
    await use(back);
    const answer = await arrived(path, 'q1', kept);
    // No more than the last two seconds may be missing.
    expect(Number(answer['durationMs'])).toBeGreaterThanOrEqual(3_000);
    await kim.context.close();
  });

  it('comes through cuts, an expired token and a busy database with one upload and one document', async () => {
    const { kim, path, invited } = await inTheRoom();
    const counts = { cut: 0, expired: 0, busy: 0, finalized: 0 };
    await kim.context.route(
      (address) => address.host === addresses().storage,
      async (route) => {
        const request = route.request();
        const command = (await request.allHeaders())['x-goog-upload-command'] ?? '';
        if (request.method() !== 'POST' || !command.includes('upload')) return route.continue();
        if (counts.cut < 2) {
          counts.cut += 1;
          return route.abort('connectionreset');
        }
        if (counts.expired < 1) {
          counts.expired += 1;
          return route.fulfill({
            status: 401,
            headers: { 'access-control-allow-origin': '*' },
            body: '',
          });
        }
        if (command.includes('finalize')) counts.finalized += 1;
        return route.continue();
      },
    );
    await kim.context.route(/documents:commit/, (route) => {
      if (!(route.request().postData() ?? '').includes('storagePath') || counts.busy >= 3)
        return route.continue();
      counts.busy += 1;
      return route.fulfill({
        status: 503,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: '{"error":{"code":503,"message":"busy","status":"UNAVAILABLE"}}',
      });
    });
    await start(kim);
    // Long enough to be sent in several pieces.
    await kim.page.waitForTimeout(9_000);
    await stop(kim);
    await use(kim);
    expect(await arrived(path, 'q1', await hashRecording(kim.page), 45_000)).toMatchObject({
      rev: 1,
    });
    expect(counts).toMatchObject({ cut: 2, expired: 1, busy: 3, finalized: 1 });
    expect(await filesOf(invited)).toHaveLength(1);
    await kim.leave();
  }, 90_000);

  it('is whole where the device keeps nothing, or stops keeping in the middle; and that is said', async () => {
    const { kim, path, invited } = await inTheRoom(1);
    await start(kim);
    await kim.page.waitForTimeout(2_000);
    // From now on the device is full.
    await kim.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await kim.page.waitForTimeout(2_500);
    await stop(kim);
    await kim.page.getByText('This browser cannot keep recordings safe').waitFor();
    const hash = await hashRecording(kim.page);
    await use(kim);
    await arrived(path, 'q1', hash);
    await kim.context.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
    await kim.page.goto(`/hirely-pro/join/${invited.code}`);
    await kim.page.getByText('This browser cannot keep recordings safe').waitFor();
    await start(kim);
    await kim.page.waitForTimeout(2_500);
    await stop(kim);
    await use(kim);
    // The follow-up, or the next question where the device has forgotten which one was asked.
    await expect
      .poll(async () => (await idsIn(`${path}/answers`)).length, { timeout: 30_000 })
      .toBe(2);
    const [second = ''] = (await idsIn(`${path}/answers`)).filter((id) => id !== 'q1');
    await arrived(path, second, await hashRecording(kim.page));
    await kim.leave();
  }, 90_000);

  it('that breaks is kept as far as it came, and uses up no retake', async () => {
    const { kim, path } = await inTheRoom(0);
    const breaks = async (act: () => Promise<void>): Promise<void> => {
      await start(kim);
      await kim.page.waitForTimeout(2_500);
      await act();
      await kim.page.locator('[data-testid=take-review][data-take-state=faulty]').waitFor();
    };
    await breaks(() =>
      kim.page.evaluate(
        () =>
          void (window as unknown as { recorders: MediaRecorder[] }).recorders
            .at(-1)
            ?.dispatchEvent(new Event('error')),
      ),
    );
    await expect
      .poll(() => kim.page.getByRole('button', { name: /Record again/ }).isEnabled())
      .toBe(true);
    await kim.page.getByRole('button', { name: /Record again/ }).click();
    await breaks(() =>
      kim.page.evaluate(() =>
        (window as unknown as { recorders: MediaRecorder[] }).recorders
          .at(-1)
          ?.stream.getTracks()
          .forEach((track) => track.dispatchEvent(new Event('ended'))),
      ),
    );
    // The second of two broken ones becomes the answer: nothing has been used up before.
    await use(kim);
    expect(await arrived(path, 'q1', await hashRecording(kim.page, 1))).toMatchObject({ takes: 1 });
    await kim.leave();
  });

  it('can be recorded again as often as allowed; the chosen one is the answer', async () => {
    // The interview allows no retake; this question has its own number.
    const { kim, path, invited } = await inTheRoom(0);
    await change(jobPath(invited), { ownRetakes: { q1: 1 } });
    await start(kim);
    await kim.page.waitForTimeout(2_000);
    await stop(kim);
    await kim.page.getByRole('button', { name: /Record again/ }).click();
    await kim.page.getByText('You can’t re-record this answer.').waitFor();
    await start(kim);
    await kim.page.waitForTimeout(3_000);
    await stop(kim);
    await expect.poll(() => kim.page.getByRole('button', { name: /Record again/ }).count()).toBe(0);
    await use(kim);
    expect(await arrived(path, 'q1', await hashRecording(kim.page, 1))).toMatchObject({
      rev: 1,
      takes: 1,
    });
    expect(await filesOf(invited)).toHaveLength(1);
    expect(await idsIn(`${path}/answers`)).toEqual(['q1']);
    await kim.leave();
  });
});
