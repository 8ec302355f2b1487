// People of a company who lose their rights, and words of models and colleagues that attack: nothing more is shown, nothing is run.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { logIn } from '../support/people.ts';
import { inviteToCompany, remove, someone } from './faultWorld.ts';
import { untilSteady } from './untilSteady.ts';
import { change, idsIn, put, stored } from '../support/operator.ts';
import { orgId as companyOrg } from '../../local/seed/companies.ts';

const attacks =
  '<img src="https://evil.example/?q=1" onerror="window.__xss=1"> [x](javascript:window.__xss=1) ![](https://evil.example/?q=data) <svg/onload=window.__xss=1> <math><mi xlink:href="data:text/html,<script>window.__xss=1</script>"> {{7*7}} <template><script>window.__xss=1</script></template>';

function watched(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url());
  });
  return outside;
}
const hit = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as { __xss?: number }).__xss);

/** Everything that the databases of a page's browser hold, as text. */
async function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = (name: string): Promise<IDBDatabase> =>
      new Promise((done, fail) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    const all: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('firestore')) continue;
      const db = await open(name);
      for (const store of db.objectStoreNames)
        all.push(
          JSON.stringify(
            await new Promise((done) => {
              const asked = db.transaction(store).objectStore(store).getAll();
              asked.onsuccess = () => done(asked.result);
            }),
          ),
        );
      db.close();
    }
    return all.join('\n') + JSON.stringify(Object.entries(localStorage));
  });
}

describe('rights that end in mid-session', () => {
  it('F-TOK-04 a member is removed: the page leaves the company within 5 s, and the device forgets its candidates', async () => {
    const path = `organizations/${companyOrg}/members/${people.reviewer.uid}`;
    const before = await stored(path);
    const clara = await someone();
    await logIn(clara, people.reviewer);
    await clara.goTo('/jobs/seed-video/candidates/seed-c-idabergstrom');
    await clara.page.getByText('Ida Bergstrom').first().waitFor();
    await expect.poll(() => keptBy(clara.page)).toContain('Ida Bergstrom');
    await remove(path);
    const gone = Date.now();
    try {
      await clara.page.getByText('Ida Bergstrom').first().waitFor({ state: 'detached' });
      expect(Date.now() - gone).toBeLessThan(5_000);
      await clara.page.getByRole('main').getByRole('button').first().waitFor();
      await expect
        .poll(() => keptBy(clara.page).catch(() => 'Bergstrom'), { timeout: 20_000 })
        .not.toContain('Bergstrom');
      expect(await clara.page.locator('body').innerText()).not.toContain('Bergstrom');
    } finally {
      await put(path, before ?? {});
    }
  });

  it('F-TOK-03 an account is suspended: its pages close politely, its writes are denied', async () => {
    const invited = await inviteToCompany();
    const clara = await someone();
    await logIn(clara, people.reviewer);
    await clara.goTo(`/jobs/${invited.interviewId}`);
    await clara.page.getByRole('heading', { name: 'Dispatch Planner' }).first().waitFor();
    const suspension = `suspensions/${people.reviewer.uid}`;
    await put(suspension, {
      by: people.superAdmin.uid,
      at: new Date(),
      reason: 'for the test',
      auditId: 'a',
    });
    try {
      await clara.page
        .getByRole('heading', { name: /suspended/i })
        .first()
        .waitFor();
      expect(await untilSteady(clara)).not.toContain('Dispatch Planner');
      await clara.goTo(`/jobs/${invited.interviewId}`);
      await clara.page
        .getByRole('heading', { name: /suspended/i })
        .first()
        .waitFor();
      await expect
        .poll(() => keptBy(clara.page).catch(() => 'Dispatch Planner'), { timeout: 20_000 })
        .not.toContain('Dispatch Planner');
    } finally {
      await remove(suspension);
    }
  });

  it('F-NAV-06 a role set by hand in the browser opens no data', async () => {
    const jo = await someone();
    await jo.context.addInitScript(() => {
      for (const key of ['user', 'hirely.user', 'hirely.role', 'role'])
        localStorage.setItem(
          key,
          JSON.stringify({
            isSuperAdmin: true,
            isAdmin: true,
            isHiringManager: true,
            role: 'superAdmin',
          }),
        );
    });
    await logIn(jo, people.seeker);
    for (const address of ['/admin/users', '/admin/companies', '/jobs/seed-video']) {
      await jo.goTo(address);
      await jo.page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      expect(await jo.page.locator('body').innerText()).not.toMatch(
        /olivia@|Ida Bergstrom|Harbour & Pine/,
      );
    }
  });
});

describe('words that attack the company', () => {
  it('F-XSS-02 in descriptions, titles and questions are text', async () => {
    const invited = await inviteToCompany({
      interview: { title: `Planner ${attacks}`.slice(0, 120), description: attacks },
    });
    const at = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
    const content = await stored(`${at}/content/questions`);
    const items = (content?.['items'] ?? []) as { text: string }[];
    await change(`${at}/content/questions`, {
      items: items.map((item) => ({ ...item, text: attacks })),
    });
    await change(`${at}/invites/${invited.token}`, {
      companyName: attacks.slice(0, 100),
      interviewTitle: attacks.slice(0, 100),
    });
    const [ravi, kim] = await Promise.all([someone(), someone()]);
    const outside = [watched(ravi.page), watched(kim.page)];
    await kim.goTo(`/hirely-pro/join/${invited.code}`);
    await kim.page.getByRole('button', { name: 'Continue as guest' }).click();
    await kim.page.getByText('<img src="https://evil.example').first().waitFor();
    await logIn(ravi, people.recruiter);
    await ravi.goTo(`/jobs/${invited.interviewId}?tab=interview`);
    await ravi.page.getByText('<img src="https://evil.example').first().waitFor();
    await ravi.goTo('/hiring-dashboard');
    await ravi.page.getByRole('main').getByRole('heading').first().waitFor();
    expect([await hit(ravi.page), await hit(kim.page)]).toEqual([undefined, undefined]);
    expect(outside.flat()).toEqual([]);
  });

  it('F-AI-12 in what a model wrote are text, and load nothing', async () => {
    const session = `organizations/${companyOrg}/interviews/seed-backend/sessions/seed-c-annakowalczyk`;
    const [evaluationId = ''] = await idsIn(`${session}/evaluations`);
    const rating = await stored(`${session}/ratings/${evaluationId}`);
    const items = rating?.['items'] as {
      reasons: { code: string; values: object }[];
      quotes: { text: string }[];
      flags: string[];
    }[];
    await change(`${session}/evaluations/${evaluationId}`, {
      model: attacks,
      promptVersion: attacks,
      flags: [attacks],
    });
    await change(`${session}/ratings/${evaluationId}`, {
      items: items.map((item) => ({
        ...item,
        flags: [attacks],
        quotes: item.quotes.map((quote) => ({ ...quote, text: attacks })),
        reasons: [
          { code: attacks, values: {} },
          ...item.reasons.map((reason) => ({
            ...reason,
            values: Object.fromEntries(Object.keys(reason.values).map((key) => [key, attacks])),
          })),
        ],
      })),
    });
    const ravi = await someone();
    const outside = watched(ravi.page);
    await logIn(ravi, people.recruiter);
    await ravi.goTo('/jobs/seed-backend/candidates/seed-c-annakowalczyk');
    await ravi.page.getByText('Anna Kowalczyk').first().waitFor();
    await ravi.page.getByText('evil.example').first().waitFor();
    expect(await hit(ravi.page)).toBeUndefined();
    expect(outside).toEqual([]);
    expect(await ravi.page.locator('a[href^="javascript:"], img[src*="evil"]').count()).toBe(0);
    expect(ravi.problems.filter((problem) => /Content Security Policy/.test(problem))).toEqual([]);
  });
});
