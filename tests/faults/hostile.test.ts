// Words, names and addresses that attack: shown as text to whoever opens them; doors stay shut; the bundle holds no secret.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { addresses } from '../support/firebase.ts';
import { lane } from '../support/lane.ts';
import { logIn } from '../support/people.ts';
import { inviteToCompany, reviewerReads, someone, toFirestore, weigh } from './faultWorld.ts';
import { untilSteady } from './untilSteady.ts';
import { beginAsGuest, field, send, toReview, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

const payloads = [
  '<img src=x onerror="window.__xss=1">',
  '<svg/onload=window.__xss=1>',
  '<script>window.__xss=1</script>',
  '"><iframe srcdoc="<script>parent.__xss=1</script>">',
  '[x](javascript:window.__xss=1)',
  '![](https://evil.example/?q=1)',
  '<math><mtext><img src=x onerror=window.__xss=1></math>',
  '{{constructor.constructor("window.__xss=1")()}}',
  '${window.__xss=1}',
  '<a id="app" name="__proto__">',
  '<style>@import "https://evil.example/a.css"</style>',
  '\u202Egnp.exe\u0000',
  '__proto__',
  'constructor',
];

describe('words that attack', () => {
  it('F-XSS-01 in answers and names are text for the reviewer', async () => {
    const invited = await inviteToCompany();
    const kim = await someone();
    const name = 'Kim <img src=x onerror="window.__xss=1">';
    await beginAsGuest(kim, invited, { ai: false, name });
    const words = payloads.join('\n').replace('\u0000', '');
    await field(kim).fill(words);
    await untilSaved(kim);
    await toReview(kim);
    await send(kim);
    const path = await sessionPath(invited);
    const ravi = await someone();
    const outside: string[] = [];
    ravi.page.on('request', (request) => {
      if (request.url().includes('evil.example')) outside.push(request.url());
    });
    await logIn(ravi, people.recruiter);
    for (const address of [
      `/jobs/${invited.interviewId}`,
      `/jobs/${invited.interviewId}/candidates/${path.split('/').at(-1) ?? ''}`,
    ]) {
      await ravi.goTo(address);
      await ravi.page.getByText('Kim <img src=x').first().waitFor();
      expect(
        await ravi.page.evaluate(() => (globalThis as { __xss?: number }).__xss),
      ).toBeUndefined();
    }
    await ravi.page.getByText('<svg/onload=window.__xss=1>').first().waitFor();
    expect(outside).toEqual([]);
    expect(ravi.problems.filter((problem) => /Content Security Policy/.test(problem))).toEqual([]);
    expect(weigh('F-XSS-01', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-XSS-05 as keys change no prototype', async () => {
    const invited = await inviteToCompany();
    const kim = await someone();
    await beginAsGuest(kim, invited, { name: '__proto__' });
    await field(kim).fill('__proto__');
    await untilSaved(kim);
    expect(
      await kim.page.evaluate(
        () =>
          Object.keys(Object.prototype).length +
          Object.getOwnPropertyNames(Object.prototype).filter((name) => name.startsWith('polluted'))
            .length,
      ),
    ).toBe(0);
    expect(
      weigh('F-XSS-05', '__proto__', await reviewerReads(await sessionPath(invited), 'q1')),
    ).toBe(0);
  });
});

describe('doors', () => {
  it('F-NAV-05 of other roles stay shut, and nothing behind them is asked for', async () => {
    const jo = await someone();
    await logIn(jo, people.seeker);
    await untilSteady(jo);
    const asked: string[] = [];
    await jo.context.route(toFirestore, (route) => {
      asked.push(route.request().postData() ?? '');
      return route.continue();
    });
    await jo.goTo('/admin/users');
    await jo.page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
    expect(asked.join('').includes('"collectionId":"users"')).toBe(false);
  });
});

describe('addresses', () => {
  it('F-NAV-04 with an invitation leak to nobody: no other host is asked, and none learns where one came from', async () => {
    const invited = await inviteToCompany();
    const kim = await someone();
    const foreign: string[] = [];
    const own = new URL(lane().app).host;
    const known = Object.values(addresses());
    await kim.context.route('https://elsewhere.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>document.title = document.referrer</script>',
      }),
    );
    kim.page.on('request', (request) => {
      const { host } = new URL(request.url());
      const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
      if (host !== own && !known.includes(host) && sent.includes(invited.code))
        foreign.push(request.url());
    });
    const answer = await kim.page.goto(`/hirely-pro/join/${invited.code}`);
    expect(answer?.headers()['referrer-policy']).toMatch(
      /^(no-referrer|strict-origin|same-origin|strict-origin-when-cross-origin)$/,
    );
    await kim.page.getByRole('button', { name: 'Continue as guest' }).waitFor();
    await kim.page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: 'https://elsewhere.example/',
      });
      document.body.append(link);
      link.click();
    });
    await kim.page.waitForURL('https://elsewhere.example/');
    expect(await kim.page.title()).not.toContain(invited.code);
    expect(foreign).toEqual([]);
  });
});

describe('the bundle', () => {
  it('F-HDR-03 holds no key but the public settings', () => {
    const secrets = [
      /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
      /"type":\s*"service_account"/,
      /\bsk-[A-Za-z0-9]{20,}/,
      /\bghp_[A-Za-z0-9]{36}/,
      /\bAKIA[0-9A-Z]{16}\b/,
      /\bya29\.[\w-]{20,}/,
    ];
    const folder = inject('dist');
    const texts = [
      join(folder, 'index.html'),
      join(folder, 'sw.js'),
      ...readdirSync(join(folder, 'assets'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(folder, 'assets', name)),
    ];
    expect(texts.length).toBeGreaterThan(50);
    expect(
      texts.filter((file) => secrets.some((secret) => secret.test(readFileSync(file, 'utf8')))),
    ).toEqual([]);
  });
});
