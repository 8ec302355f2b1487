// An interview with spoken answers that has begun, and what its device holds of a recording.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Device, Person } from '../support/people.ts';
import { inviteToCompany, reviewerLoads, asReviewer, someone, weigh } from './faultWorld.ts';
import { change, put } from '../support/operator.ts';
import { type Invited } from '../flows/candidateWorld.ts';
import { orgId as companyOrg } from '../../local/seed/companies.ts';

export interface VideoRoom {
  kim: Person;
  page: Page;
  invited: Invited;
  path: string;
  address: string;
}

/** Three questions that may be answered on video, by voice or in writing, begun a minute ago by a guest. */
export async function videoRoom({
  device = {},
  interview = {},
  before,
}: {
  device?: Device;
  interview?: Partial<Interview>;
  before?: (kim: Person) => Promise<void>;
} = {}): Promise<VideoRoom> {
  const invited = await inviteToCompany({
    interview: { type: 'video', retakes: 2, slots: { videos: 6, documents: 0 }, ...interview },
  });
  const kim = await someone({ camera: 'allowed', ...device });
  await before?.(kim);
  const { page } = kim;
  await kim.goTo(`/hirely-pro/join/${invited.code}`);
  const signedUp = page.waitForResponse(
    (response) =>
      response.url().includes('accounts:signUp') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const { localId: uid } = (await (await signedUp).json()) as { localId: string };
  await page.getByRole('button', { name: 'Continue as guest' }).waitFor({ state: 'detached' });
  // Nobody looks on while the interview is arranged: a page that did would remember that there was none.
  await page.goto('about:blank');
  const at = `organizations/${companyOrg}/interviews/${invited.interviewId}`;
  const path = `${at}/sessions/${uid}`;
  await change(`${at}/invites/${invited.token}`, {
    status: 'claimed',
    claimedBy: uid,
    claimedAt: new Date(),
  });
  const startedAt = new Date(Date.now() - 60_000);
  await put(path, {
    status: 'in_progress',
    inviteToken: invited.token,
    startedAt,
    consent: {
      recording: true,
      ai: false,
      policyVersion: '2026-11-video-2',
      aiPolicyVersion: 'fault-suite',
      at: new Date(),
    },
    rev: 1,
    orgId: companyOrg,
    interviewId: invited.interviewId,
    candidateUid: uid,
    language: 'en',
  });
  // The row by which staff know them: it changes in one commit with the session.
  await put(`${at}/candidates/${uid}`, {
    status: 'in_progress',
    displayName: 'Kim Ono',
    startedAt,
    ai: false,
    language: 'en',
    rev: 1,
    orgId: companyOrg,
    interviewId: invited.interviewId,
    candidateUid: uid,
  });
  const address = `/hirely-pro/interview/${companyOrg}/${invited.interviewId}`;
  await kim.goTo(address);
  await page.getByRole('navigation', { name: 'Questions' }).waitFor();
  return { kim, page, invited, path, address };
}

/** Starts recording and waits until so many seconds are on the device. */
export async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await untilRecorded(page, seconds);
}

/** Waits until the clock of the recording shows so many seconds. */
export async function untilRecorded(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction((least) => {
    const clocks = [...document.querySelectorAll('[role=timer]')].flatMap(
      ({ textContent }) => /(\d+):(\d\d)/.exec(textContent) ?? [],
    );
    return clocks.length > 0 && Number(clocks[1]) * 60 + Number(clocks[2]) >= least;
  }, seconds);
}

/** Ends the recording; its review is open. */
export async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('take-review').waitFor();
}

export interface Held {
  id: string;
  answerId: string;
  state: string;
  fault: string | null;
  counts: boolean;
  mime: string;
  durationMs: number;
  sha256: string;
  bytes: number;
}

/** How many bytes the takes on the device have together, by what it notes beside them. */
export async function bytesOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const open = indexedDB.open('hirely-recordings');
      open.onsuccess = () => done(open.result);
    });
    const takes = await new Promise<{ bytes: number }[]>((done) => {
      const all = database.transaction('takes').objectStore('takes').getAll();
      all.onsuccess = () => done(all.result as { bytes: number }[]);
    });
    database.close();
    return takes.reduce((sum, { bytes }) => sum + bytes, 0);
  });
}

/** Every take on the device, with the checksum of its assembled pieces. */
export async function takesOn(page: Page): Promise<Held[]> {
  const rows = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const open = indexedDB.open('hirely-recordings');
      open.onsuccess = () => done(open.result);
    });
    const all = <T>(name: string): Promise<T[]> =>
      new Promise((done) => {
        const request = db.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => done(request.result as T[]);
      });
    const takes = await all<{
      id: string;
      answerId: string;
      state: string;
      fault: string | null;
      counts: boolean;
      mime: string;
      durationMs: number;
    }>('takes');
    const pieces = await all<{ take: string; n: number; bytes: ArrayBuffer }>('pieces');
    db.close();
    const text = (bytes: ArrayBuffer): string => {
      let out = '';
      for (const byte of new Uint8Array(bytes)) out += String.fromCharCode(byte);
      return btoa(out);
    };
    return takes.map(({ id, answerId, state, fault, counts, mime, durationMs }) => ({
      id,
      answerId,
      state,
      fault,
      counts,
      mime,
      durationMs,
      parts: pieces
        .filter(({ take }) => take === id)
        .toSorted((a, b) => a.n - b.n)
        .map(({ bytes }) => text(bytes)),
    }));
  });
  return rows.map(({ parts, ...take }) => {
    const bytes = Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')));
    return {
      ...take,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
    };
  });
}

/** Uses the take in review, and gives back what it was on the device. */
export async function use(page: Page): Promise<Held> {
  const id = await page.getByTestId('take-review').getAttribute('data-take');
  const take = (await takesOn(page)).find((one) => one.id === id);
  if (!take) throw new Error('The take in review is not on the device.');
  await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();
  return take;
}

/** Waits until the server has the answer's document and file, and compares the file that a reviewer loads with what was recorded. Returns the bytes lost. */
export async function arrived(
  fault: string,
  path: string,
  take: Held,
  timeout = 40_000,
): Promise<number> {
  const at = `${path}/answers/${take.answerId}`;
  await expect
    .poll(async () => (await asReviewer(at))?.['sha256']?.stringValue ?? '', { timeout })
    .toBe(take.sha256);
  const answer = await asReviewer(at);
  const loaded = await reviewerLoads(answer?.['storagePath']?.stringValue ?? '');
  const same = loaded !== null && createHash('sha256').update(loaded).digest('hex') === take.sha256;
  const lost = same ? 0 : Math.max(1, take.bytes - (loaded?.length ?? 0));
  weigh(fault, new Uint8Array(take.bytes), same ? new Uint8Array(take.bytes) : loaded);
  return lost;
}

/** Plays a video to its end; returns the events of playing. */
export async function playToEnd(video: Locator): Promise<string[]> {
  return video.evaluate(async (element: HTMLVideoElement) => {
    const once = (name: string): Promise<string> =>
      new Promise((done) => {
        element.addEventListener(name, () => done(name), { once: true });
      });
    const events = [once('playing'), once('ended')];
    element.muted = true;
    await element.play();
    return Promise.all(events);
  });
}
