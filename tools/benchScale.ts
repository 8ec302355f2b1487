// The cost of size: a job of 10,000 candidates and a company of 500 jobs compared with 100 and 5. Ratios, because seconds depend on the machine.
import { chromium, type Page } from 'playwright-core';
import type { FirebaseAddresses } from '../local/addresses.ts';
import { makeScale, type ScaleWorld } from '../local/seed/scale.ts';
import { chromiumFlags, findBrowser } from './browser.ts';

const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 3;
const sizes = {
  small: { jobs: 5, candidates: 100 },
  large: { jobs: 500, candidates: 10_000 },
} as const;
type Size = keyof typeof sizes;

interface Measured {
  /** Time until the first row is shown. */
  firstMs: number;
  reads: number;
  /** While scrolling: mean time between frames, and the share of frames that took more than 50 ms. */
  frameMs: number | null;
  slow: number | null;
  /** Rows drawn after scrolling. */
  drawn: number | null;
}
interface Screen {
  name: string;
  path: (world: ScaleWorld) => string;
  row: string;
  scrolls: boolean;
  act?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  {
    name: 'hiring dashboard',
    path: () => '/hiring-dashboard',
    row: '[data-testid="job-row"]',
    scrolls: true,
  },
  {
    name: 'candidates, table',
    path: ({ interviewId }) => `/jobs/${interviewId}`,
    row: '[data-testid="candidate-row"]',
    scrolls: true,
  },
  {
    name: 'candidates by name',
    path: ({ interviewId }) => `/jobs/${interviewId}?sort=name_asc`,
    row: '[data-testid="candidate-row"]',
    scrolls: false,
  },
  {
    name: 'needs my scorecard',
    path: ({ interviewId }) => `/jobs/${interviewId}?scorecard=missing`,
    row: '[data-testid="candidate-row"]',
    scrolls: false,
  },
  {
    name: 'search of a name',
    path: ({ interviewId }) => `/jobs/${interviewId}`,
    row: '[data-testid="candidate-row"]',
    scrolls: false,
    act: async (page) => {
      await page.locator('input[type="search"]').fill('Ada Ab');
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-testid="candidate-row"]')].every((row) =>
          row.textContent?.includes('Ada Ab'),
        ),
      );
    },
  },
  {
    name: 'candidates, board',
    path: ({ interviewId }) => `/jobs/${interviewId}?view=board`,
    row: '[data-testid="card"]',
    scrolls: false,
  },
];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function readsOf(page: Page): Promise<number> {
  const sum = (): Promise<number> =>
    page.evaluate(() =>
      Object.values(globalThis.__HIRELY_READS__ ?? {}).reduce((all, count) => all + count, 0),
    );
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(1_500);
    now = await sum();
  }
  return sum();
}

/** Scrolls 600 px a frame for so many frames, and gives the times between them. As text: a compiled function would bring names that the page does not know. */
function scrollFrames(page: Page, frames: number): Promise<number[]> {
  return page.evaluate<number[]>(`new Promise((done) => {
    const times = [];
    let last = performance.now();
    requestAnimationFrame(function frame(now) {
      times.push(now - last);
      last = now;
      scrollBy(0, 600);
      if (times.length < ${frames}) requestAnimationFrame(frame);
      else done(times.slice(1));
    });
  })`);
}

async function measure(
  page: Page,
  world: ScaleWorld,
  { path, row, scrolls, act }: Screen,
): Promise<Measured> {
  // A neutral page first: the screen is measured, not the app's start.
  await page.goto('/about-us');
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    globalThis.__HIRELY_READS__ = {};
  });
  const begin = Date.now();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path(world));
  await page.locator(row).first().waitFor({ timeout: 60_000 });
  const firstMs = Date.now() - begin;
  const began = Date.now();
  await act?.(page);
  const extra = act ? Date.now() - began : 0;
  const reads = await readsOf(page);
  if (!scrolls)
    return { firstMs: act ? extra : firstMs, reads, frameMs: null, slow: null, drawn: null };
  const times = await scrollFrames(page, 120);
  return {
    firstMs,
    reads,
    frameMs: times.reduce((sum, time) => sum + time, 0) / times.length,
    slow: times.filter((time) => time > 50).length / times.length,
    drawn: await page.locator(row).count(),
  };
}

async function measureAll(url: string, world: ScaleWorld): Promise<Map<string, Measured>> {
  const browser = await chromium.launch({
    executablePath: findBrowser(console.warn),
    args: [...chromiumFlags],
  });
  const found = new Map<string, Measured>();
  for (const screen of screens) {
    const taken: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // A browser of its own each time: nothing is in a cache.
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
      });
      await context.addInitScript(() => {
        globalThis.__HIRELY_READS__ = {};
      });
      const page = await context.newPage();
      await page.goto('/login?next=/about-us');
      await page.getByLabel(/^email/i).fill(world.people.recruiter.email);
      await page
        .locator('input[autocomplete="current-password"]')
        .fill(world.people.recruiter.password);
      await page.locator('main button[type="submit"]').click();
      await page.waitForURL((address) => address.pathname !== '/login');
      taken.push(await measure(page, world, screen));
      await context.close();
    }
    const of = (key: keyof Measured): number =>
      median(
        taken.flatMap((one) => {
          const value = one[key];
          return value === null ? [] : [value];
        }),
      );
    found.set(screen.name, {
      firstMs: of('firstMs'),
      reads: of('reads'),
      frameMs: screen.scrolls ? of('frameMs') : null,
      slow: screen.scrolls ? of('slow') : null,
      drawn: screen.scrolls ? of('drawn') : null,
    });
  }
  await browser.close();
  return found;
}

/** Makes both companies and prints what the large one costs beside the small one. */
export async function printScale(url: string, addresses: FirebaseAddresses): Promise<void> {
  const results = new Map<Size, Map<string, Measured>>();
  for (const size of ['small', 'large'] as const) {
    const { jobs, candidates } = sizes[size];
    const began = Date.now();
    const world = await makeScale(addresses, { id: `bench-${size}`, jobs, candidates });
    console.warn(
      `Seeded ${jobs} jobs and ${candidates} candidates in ${((Date.now() - began) / 1000).toFixed(0)} s.`,
    );
    results.set(size, await measureAll(url, world));
  }
  const [small, large] = [results.get('small'), results.get('large')];
  const { small: few, large: many } = sizes;
  console.log(
    `\nA job with ${many.candidates} candidates in a company with ${many.jobs} jobs, beside ${few.candidates} and ${few.jobs} (medians of ${rounds}; x = large / small)\n`,
  );
  console.log(
    `${'screen'.padEnd(24)}${'first row'.padStart(12)}${'reads small'.padStart(14)}${'reads large'.padStart(14)}${'x reads'.padStart(10)}${'scroll frame'.padStart(14)}${'slow frames'.padStart(14)}${'rows drawn'.padStart(12)}`,
  );
  const times = (a: number | null | undefined, b: number | null | undefined): string =>
    a && b ? `x ${(a / b).toFixed(2)}` : '–';
  for (const { name } of screens) {
    const [a, b] = [large?.get(name), small?.get(name)];
    console.log(
      `${name.padEnd(24)}${times(a?.firstMs, b?.firstMs).padStart(12)}${String(b?.reads ?? '').padStart(14)}${String(a?.reads ?? '').padStart(14)}${times(a?.reads, b?.reads).padStart(10)}${times(a?.frameMs, b?.frameMs).padStart(14)}${(a?.slow == null ? '–' : `${(a.slow * 100).toFixed(0)} %`).padStart(14)}${String(a?.drawn ?? '–').padStart(12)}`,
    );
  }
  console.log('\nA count is one read per 1,000 entries; here each count is one.');
}
