// A new version goes online while somebody answers: no loop, no reload into a recording, no word lost, and the app opens without network.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addresses } from '../support/firebase.ts';
import { lane } from '../support/lane.ts';
import { serveApp, type ServedApp } from '../support/serveApp.ts';
import type { Person } from '../support/people.ts';
import {
  inviteToCompany,
  leadTo,
  refuse,
  reviewerReads,
  someone,
  toFirestore,
  untilKept,
  weigh,
} from './faultWorld.ts';
import { untilOnDevice, untilSteady } from './untilSteady.ts';
import { beginAsGuest, field, toReview, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

const words = 'Written in the old version. ¿Y ahora? 🔁';
let folder = '';
let built = '';
let app: ServedApp | undefined;

/** Another deployment: every chunk has another name, and the old files are gone. */
function deploy(): void {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, 'x.js')]));
  const texts = [
    ...scripts.map((name) => join(assets, name)),
    join(folder, 'index.html'),
    join(folder, 'app.html'),
    join(folder, 'sw.js'),
  ];
  for (const file of texts) {
    const text = readFileSync(file, 'utf8').replace(
      /[\w.-]+\.js/g,
      (name) => renamed.get(name) ?? name,
    );
    writeFileSync(
      file,
      file.endsWith('sw.js') ? text.replace(/version:`\w+`/, 'version:`another`') : text,
    );
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
}

function restore(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
}

beforeAll(async () => {
  built = inject('dist');
  folder = mkdtempSync(join(tmpdir(), 'hirely-versions-'));
  cpSync(built, folder, { recursive: true });
  app = await serveApp(folder, addresses(), { changing: true });
});
afterAll(async () => {
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function inRoom(keepsApp: boolean): Promise<{ kim: Person; path: string }> {
  const invited = await inviteToCompany();
  const kim = await someone({ keepsApp });
  const url = app?.url ?? lane().app;
  leadTo(kim, url);
  await beginAsGuest(kim, invited);
  return { kim, path: await sessionPath(invited) };
}

function loads({ page }: Person): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return () => count;
}

describe('a new version', () => {
  it('F-UPD-01 whose old chunks are gone: one reload at most, the draft is there', async () => {
    restore();
    const { kim, path } = await inRoom(false);
    await field(kim).fill(words);
    await untilOnDevice(kim, words);
    deploy();
    const reloads = loads(kim);
    // Two pages whose files were never loaded: the old names answer 404.
    await kim.page.evaluate(() => {
      window.history.pushState({}, '', '/pricing');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await kim.page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilSteady(kim);
    expect(reloads()).toBeLessThanOrEqual(3);
    await kim.page.goBack();
    await field(kim).waitFor();
    expect(await field(kim).inputValue()).toBe(words);
    await untilSaved(kim);
    expect(weigh('F-UPD-01', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-UPD-02 with the app kept: pages never loaded before still open, without a reload', async () => {
    restore();
    const { kim, path } = await inRoom(true);
    await untilKept(kim);
    await field(kim).fill(words);
    await untilSaved(kim);
    deploy();
    const reloads = loads(kim);
    await toReview(kim);
    await kim.page.evaluate(() => {
      window.history.pushState({}, '', '/pricing');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await kim.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(reloads()).toBeLessThanOrEqual(1);
    expect(weigh('F-UPD-02', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-UPD-03 is offered, not forced: the notice reloads when asked, the words are there, the new worker takes over', async () => {
    restore();
    const { kim, path } = await inRoom(true);
    await untilKept(kim);
    await kim.context.setOffline(true);
    await field(kim).fill(words);
    deploy();
    const reloads = loads(kim);
    await kim.context.setOffline(false);
    await kim.page.getByTestId('new-version').getByRole('button', { name: 'Reload' }).waitFor();
    expect(reloads()).toBe(0);
    await kim.page.getByTestId('new-version').getByRole('button', { name: 'Reload' }).click();
    await expect.poll(reloads).toBe(1);
    await field(kim).waitFor();
    expect(await field(kim).inputValue()).toBe(words);
    await untilSaved(kim);
    expect(
      await kim.page.evaluate(
        () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src,
      ),
    ).toMatch(/x\.js$/);
    await expect
      .poll(
        () =>
          kim.page.evaluate(async () =>
            (await caches.keys()).some((name) => name.endsWith('another')),
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    await kim.context.setOffline(true);
    await kim.page.reload();
    await field(kim).waitFor();
    expect(await field(kim).inputValue()).toBe(words);
    await kim.context.setOffline(false);
    expect(weigh('F-UPD-03', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-UPD-04 with new rules: an old page is refused cleanly and asked to reload, its words stay and can be taken along, and go when they may', async () => {
    restore();
    const { kim, path } = await inRoom(true);
    await field(kim).fill('Saved.');
    await untilSaved(kim);
    deploy();
    let refused = 0;
    await kim.context.route(
      (address) => toFirestore(address) && address.pathname.endsWith(':commit'),
      (route) => {
        if (route.request().method() !== 'OPTIONS') refused += 1;
        return refuse(route, 403, 'PERMISSION_DENIED');
      },
    );
    await field(kim).fill(words);
    await untilSaved(kim, 'refused');
    await kim.page
      .getByText('The server rejected this answer: You don’t have permission to do this.')
      .waitFor();
    await kim.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await kim.page.getByRole('button', { name: 'Copy', exact: true }).click();
    expect(await kim.page.evaluate(() => navigator.clipboard.readText())).toBe(words);
    await kim.page.getByTestId('new-version').getByRole('button', { name: 'Reload' }).waitFor();
    expect(await field(kim).inputValue()).toBe(words);
    // It goes on trying by itself, and no oftener than is polite.
    await expect.poll(() => refused, { timeout: 40_000 }).toBeGreaterThanOrEqual(2);
    expect(refused).toBeLessThanOrEqual(4);
    await kim.context.unrouteAll();
    await kim.page.getByTestId('new-version').getByRole('button', { name: 'Reload' }).click();
    await field(kim).waitFor();
    expect(await field(kim).inputValue()).toBe(words);
    await untilSaved(kim);
    expect(weigh('F-UPD-04', words, await reviewerReads(path, 'q1'))).toBe(0);
  });
});
