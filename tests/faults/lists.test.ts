// Long lists, spoiled documents, and work on many at once that breaks off: pages stay, and nothing half-done is shown as done.
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#data/firestore/ids.ts';
import { periodOf } from '#domain/base/moment.ts';
import { makeScale, type ScaleWorld } from '../../local/seed/scale.ts';
import { addresses } from '../support/firebase.ts';
import { logIn, type Person } from '../support/people.ts';
import { refuse, shiftClock, someone, toFirestore } from './faultWorld.ts';
import { untilSteady } from './untilSteady.ts';
import { spoiledDocuments, writeRaw } from './spoiled.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { readDownload } from '../support/downloads.ts';

const all = 5_000;
const names = [
  '=HYPERLINK("http://a.test")',
  'Ünal "Ö" Özil 🙂',
  'Line\nBreak, comma; semicolon',
  '名前',
  '\t=1',
];
let world: ScaleWorld;

beforeAll(async () => {
  world = await makeScale(addresses(), {
    id: `faults-${createId().slice(0, 6).toLowerCase()}`,
    jobs: 3,
    candidates: all,
    names,
  });
}, 240_000);

interface Monthly {
  limit: number;
  currentMonth: number;
}
async function usage(): Promise<{ interviews: Monthly; candidates: Monthly }> {
  const organization = await stored(`organizations/${world.orgId}`);
  return organization?.['usage'] as { interviews: Monthly; candidates: Monthly };
}

async function staff(role: keyof ScaleWorld['people']): Promise<Person> {
  const person = await someone();
  await logIn(person, world.people[role]);
  return person;
}

describe('a list', () => {
  it('F-LIS-03 of 5,000 candidates: the first rows soon, at most 100 documents read', async () => {
    const remo = await staff('recruiter');
    const { page } = remo;
    await untilSteady(remo);
    await page.evaluate(() => {
      (globalThis as { __HIRELY_READS__?: object }).__HIRELY_READS__ = {};
    });
    const begun = Date.now();
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/jobs/${world.interviewId}`);
    await page.getByTestId('candidate-row').first().waitFor();
    expect(Date.now() - begun).toBeLessThan(4_000);
    await untilSteady(remo);
    const reads = await page.evaluate(
      () => (globalThis as { __HIRELY_READS__?: Record<string, number> }).__HIRELY_READS__ ?? {},
    );
    expect(
      Object.values(reads).reduce((sum, count) => sum + count, 0),
      JSON.stringify(reads),
    ).toBeLessThanOrEqual(100);
    expect(await page.getByTestId('candidate-row').count()).toBeLessThan(60);
  });

  it('F-LIS-04 with 200 spoiled documents in each collection: every page draws, no row takes its neighbours with it', async () => {
    const candidateRef = {
      orgId: world.orgId,
      interviewId: world.interviewId,
      candidateUid: `${world.orgId.replace('scale-', '')}-c00002`,
      uid: world.people.owner.uid,
    };
    await writeRaw(spoiledDocuments(candidateRef));
    const oda = await staff('owner');
    const { page } = oda;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const seen: string[] = [];
    for (const path of [
      '/hiring-dashboard',
      '/jobs',
      ...[
        '',
        '?view=board',
        '?tab=invites',
        '?tab=resumes',
        '?tab=interview',
        '?tab=insights',
        '?tab=activity',
        '?tab=compare',
      ].map((query) => `/jobs/${candidateRef.interviewId}${query}`),
      `/jobs/${candidateRef.interviewId}/candidates/${candidateRef.candidateUid}`,
      `/jobs/${candidateRef.interviewId}/candidates/spoiled-001`,
      '/account',
    ]) {
      await oda.goTo(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await untilSteady(oda, 4);
      if ((await page.getByRole('main').innerText()).trim().length < 40)
        seen.push(`${path}: empty`);
      if (!path.includes('spoiled') && (await page.getByText('Something went wrong').count()) > 0)
        seen.push(
          `${path}: ${await page.getByText('Something went wrong').first().locator('xpath=ancestor::*[3]').innerText()}`,
        );
    }
    expect(seen).toEqual([]);
    expect(errors).toEqual([]);
    await oda.goTo(`/jobs/${candidateRef.interviewId}`);
    await page.getByTestId('candidate-row').first().waitFor();
  }, 240_000);
});

describe('work on many', () => {
  it('F-BAT-03 an export that breaks off leaves no file; the whole one has a line for everybody, and F-EXP-01 nothing in it runs', async () => {
    const remo = await staff('recruiter');
    const { page } = remo;
    await remo.goTo(`/jobs/${world.interviewId}`);
    await page.getByTestId('candidate-row').first().waitFor();
    let files = 0;
    page.on('download', () => {
      files += 1;
    });
    let asked = 0;
    await remo.context.route(
      (address) => toFirestore(address) && /:runQuery|Listen/.test(address.pathname),
      (route) => {
        asked += 1;
        return asked > 6 ? route.abort('connectionreset') : route.continue();
      },
    );
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Save the file' }).click();
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(6);
    await untilSteady(remo);
    expect(files).toBe(0);
    await remo.context.unrouteAll({ behavior: 'ignoreErrors' });
    await remo.goTo(`/jobs/${world.interviewId}`);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 90_000 }),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    const { data } = Papa.parse<string[]>(
      (await readDownload(file)).toString('utf8').replace(/^\ufeff/, ''),
      { delimiter: ',', newline: '\r\n' },
    );
    const lines = data.slice(1, -1);
    const sessions = (
      await idsIn(`organizations/${world.orgId}/interviews/${world.interviewId}/sessions`)
    ).filter((id) => !id.startsWith('spoiled'));
    expect(lines).toHaveLength(sessions.length);
    const first = lines.map(([name = '']) => name);
    expect(
      names.filter((name) => first.includes(/^[\s]*[=+\-@\t]/.test(name) ? `'${name}` : name)),
    ).toEqual(names);
    expect(
      lines.flat().filter((cell) => /^[\s]*[=+\-@]/.test(cell) && !cell.startsWith("'")),
    ).toEqual([]);
  }, 180_000);

  it('F-BAT-04 the 37th of 200 invitations is refused: the others are sent, it is named, and going on doubles nobody', async () => {
    const remo = await staff('recruiter');
    const { page } = remo;
    const at = `organizations/${world.orgId}`;
    const jobId = world.interviewId.replace(/0000$/, '0001');
    const used = async (): Promise<number> => (await usage()).candidates.currentMonth;
    const before = await used();
    await remo.goTo(`/jobs/${jobId}?tab=invites`);
    await page.getByRole('tab', { name: /Invites/ }).waitFor();
    let refused = 0;
    await remo.context.route(
      (address) => toFirestore(address) && address.pathname.endsWith(':commit'),
      (route) => {
        if (!(route.request().postData() ?? '').includes('person37@many.example'))
          return route.continue();
        refused += 1;
        return refuse(route, 403, 'PERMISSION_DENIED');
      },
    );
    await page.getByRole('button', { name: 'A list (CSV)' }).click();
    await page
      .getByLabel('Or paste the list')
      .fill(
        [
          'email,name',
          ...Array.from(
            { length: 200 },
            (_, index) => `person${index + 1}@many.example,Person ${index + 1}`,
          ),
        ].join('\n'),
      );
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByRole('button', { name: 'Invite 200 candidates' }).click();
    await page.getByText('1 couldn’t be invited:').waitFor({ timeout: 420_000 });
    await page.getByText('199 of 200 invited').waitFor();
    await page.getByText(/person37@many\.example: /).waitFor();
    expect(refused).toBeGreaterThanOrEqual(1);
    expect(await used()).toBe(before + 199);
    // A reload in between forgets nothing.
    await remo.context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByRole('button', { name: 'Go on with 1' }).click();
    await page.getByText('All 200 candidates invited.').waitFor();
    const invites = await idsIn(`${at}/interviews/${jobId}/invites`);
    expect(invites).toHaveLength(200);
    expect(await used()).toBe(before + 200);
  }, 520_000);

  it('F-CLK-04 the month changes while the page is open: the counter begins again, and creating works', async () => {
    const at = `organizations/${world.orgId}`;
    const end = new Date(
      Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 1) - 60_000,
    );
    const period = periodOf(end);
    const before = await usage();
    await change(at, {
      'usage.candidates': { ...before.candidates, limit: 300, currentMonth: 300, period },
      'usage.interviews': { ...before.interviews, limit: 7, currentMonth: 7, period },
    });
    const oda = await someone();
    // A minute before the end, by this device's clock, which goes on.
    await shiftClock(oda, end.getTime() - Date.now());
    await logIn(oda, world.people.owner);
    await oda.goTo('/hiring-dashboard');
    await oda.page.getByText('7 of 7', { exact: true }).first().waitFor();
    await oda.page.getByText('0 of 7', { exact: true }).first().waitFor({ timeout: 150_000 });
    const jobId = world.interviewId.replace(/0000$/, '0001');
    await oda.goTo(`/jobs/${jobId}?tab=invites`);
    await oda.page.getByLabel(/^Email/).fill('first@month.example');
    // Longer than this clock is behind the server's.
    await oda.page.getByRole('combobox', { name: /valid|expire|open for/i }).click();
    await oda.page.getByRole('option').last().click();
    await oda.page.getByRole('button', { name: 'Send invitation', exact: true }).click();
    await expect
      .poll(async () => (await usage()).candidates.currentMonth, { timeout: 20_000 })
      .toBe(1);
  }, 260_000);
});
