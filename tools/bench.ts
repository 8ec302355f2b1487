/** `npm run bench`: JavaScript bytes per route of the built app, documents read per screen of the seeded one, what a month costs, and the cost of size. Ratios, never seconds. `npm run bench -- --only bytes|reads|cost|waterfall|scale` prints one part; `--rounds 1` takes each of the sizes once. */
import { chromium, type Page } from 'playwright-core';
import { accounts, people } from '../local/seed/accounts.ts';
import { startFirebase } from '../local/firebase.ts';
import { seedFirebase } from '../local/seeding.ts';
import { routes } from '../src/navigation/routes.ts';
import { buildApp, serveApp } from '../tests/support/serveApp.ts';
import { countWrites, printCost, type ScreenCost } from './benchCost/printCost.ts';
import { printScale } from './benchScale.ts';
import { printWaterfall } from './benchWaterfall.ts';
import { chromiumFlags, findBrowser } from './browser.ts';
import { appEntry, filesOf, pageKeys, readManifest, scriptBytes } from './buildFiles.ts';

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(8);

function printBytes(directory: string): void {
  const manifest = readManifest(directory);
  const size = scriptBytes(directory);
  const base = filesOf(manifest, appEntry);
  const rows = [...pageKeys(manifest)].map(([name, key]) => ({
    name,
    own: size(filesOf(manifest, key, new Set(base))),
  }));
  const smallest = Math.min(...rows.map(({ own }) => own));
  console.log(
    '\nJavaScript before a route can show its page (KB brotli; static imports of entry and page)\n',
  );
  console.log(
    `${'route'.padEnd(20)}${'path'.padEnd(44)}${'KB'.padStart(8)}${'x least'.padStart(10)}`,
  );
  for (const { name, own } of rows.toSorted((a, b) => a.own - b.own))
    console.log(
      `${name.padEnd(20)}${routes[name].path.padEnd(44)}${kilobytes(own)}${(own / smallest).toFixed(2).padStart(10)}`,
    );
  console.log(`${'(entry alone)'.padEnd(64)}${kilobytes(size(base))}`);
}

const screens: { who: keyof typeof people | null; path: string }[] = [
  { who: null, path: '/' },
  { who: null, path: '/pricing' },
  { who: null, path: '/login' },
  { who: 'recruiter', path: '/hiring-dashboard' },
  { who: 'recruiter', path: '/jobs/seed-backend' },
  { who: 'recruiter', path: '/jobs/seed-backend?tab=invites' },
  { who: 'recruiter', path: '/jobs/seed-backend/candidates/seed-c-chidieze' },
  { who: 'owner', path: '/account?tab=billing' },
  { who: 'owner', path: '/account?tab=organization' },
  { who: 'owner', path: '/admin' },
  { who: 'superAdmin', path: '/super-admin' },
  { who: 'superAdmin', path: '/admin/users' },
  { who: 'superAdmin', path: '/admin/queue-dashboard' },
  { who: 'seeker', path: '/job-seeker' },
  { who: 'seeker', path: '/job-seeker/upgrade' },
  { who: 'seeker', path: '/hirely-pro' },
];

async function waitForReads(page: Page): Promise<Record<string, number>> {
  const reads = (): Promise<Record<string, number>> =>
    page.evaluate(() => ({ ...globalThis.__HIRELY_READS__ }));
  for (let before = '', now = ' '; before !== now;) {
    before = now;
    await page.waitForTimeout(2_500);
    now = JSON.stringify(await reads());
  }
  return reads();
}

/** Counts what a page writes and what it gets beside the app itself, from now on. */
function countTraffic(page: Page, url: string): { writes: number; bytes: number } {
  const traffic = { writes: 0, bytes: 0 };
  page.on('request', (request) => {
    traffic.writes += countWrites(request);
  });
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(url)) return;
    void request.sizes().then(
      ({ responseBodySize }) => {
        traffic.bytes += responseBodySize;
      },
      () => undefined,
    );
  });
  return traffic;
}

async function printReads(url: string): Promise<ScreenCost[]> {
  const costs: ScreenCost[] = [];
  const browser = await chromium.launch({
    executablePath: findBrowser(console.warn),
    args: [...chromiumFlags],
  });
  console.log(
    '\nDocuments read by a screen (cold cache, seeded data; an empty answer counts as one)\n',
  );
  console.log(`${'who'.padEnd(14)}${'path'.padEnd(52)}${'reads'.padStart(6)}   by collection`);
  for (const { who, path } of screens) {
    const context = await browser.newContext({ baseURL: url });
    // What this device evaluates in the background it reads once, whatever page is open: it rests meanwhile.
    await context.addInitScript(() => {
      globalThis.__HIRELY_READS__ = {};
      localStorage.setItem('hirely.worker.paused', '1');
    });
    const page = await context.newPage();
    const traffic = countTraffic(page, url);
    const person = who && accounts.find(({ uid }) => uid === people[who].uid);
    if (person) {
      // The measured page is opened as after signing in: the same session, nothing read before.
      await page.goto(`/login?next=${encodeURIComponent(path)}`);
      await page.getByLabel(/^email/i).fill(person.email);
      await page.locator('input[autocomplete="current-password"]').fill(person.password);
      await page.locator('main button[type="submit"]').click();
      await page.waitForURL((address) => address.pathname !== '/login');
    } else await page.goto(path);
    const reads = await waitForReads(page);
    const total = Object.values(reads).reduce((sum, count) => sum + count, 0);
    console.log(
      `${(who ?? 'nobody').padEnd(14)}${path.padEnd(52)}${String(total).padStart(6)}   ${Object.entries(
        reads,
      )
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    );
    costs.push({
      who: who ?? 'nobody',
      path,
      reads: total,
      counts: reads['count'] ?? 0,
      ...traffic,
    });
    await context.close();
  }
  await browser.close();
  return costs;
}

const only = process.argv[process.argv.indexOf('--only') + 1];
const parts = (['bytes', 'reads', 'cost', 'waterfall', 'scale'] as const).filter(
  (part) => !process.argv.includes('--only') || part === only,
);
const firebase = await startFirebase({
  projectId: `demo-bench-${process.pid}`,
  ports: 'free',
  log: console.warn,
});
const directory = await buildApp();
if (parts.includes('bytes')) printBytes(directory);
await seedFirebase(firebase.addresses, console.warn);
const app = await serveApp(directory, firebase.addresses);
try {
  if (parts.includes('reads') || parts.includes('cost')) {
    const costs = await printReads(app.url);
    if (parts.includes('cost')) printCost(directory, costs);
  }
  if (parts.includes('waterfall')) await printWaterfall(app.url);
  if (parts.includes('scale')) await printScale(app.url, firebase.addresses);
} finally {
  await app.stop();
  await firebase.stop();
}
