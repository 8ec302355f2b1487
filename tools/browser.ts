/** Finds a Chromium on this machine, or installs Debian's; for tests rather its headless shell. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/**
 * Features that are off: those that Playwright switches off itself, since only the last such list counts, and the
 * address bar's own two pages, which each new context would load for half a second of computing.
 */
const featuresOff: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Chromium's flags for a closed network, as root, with a fake camera and microphone. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--disable-features=${featuresOff.join(',')}`,
];

/** The same for tests, whose camera shows ten pictures a second instead of twenty: each is drawn and encoded by the processor. */
export const testFlags: readonly string[] = chromiumFlags.map((flag) =>
  flag === '--use-fake-device-for-media-stream' ? `${flag}=fps=10` : flag,
);

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellName = 'chromium-headless-shell';

/**
 * The path of the browser for tests. Chromium's headless shell is the same engine without the windows around a page,
 * and loads one with half of the processor time; a whole Chromium does as well.
 */
export function findTestBrowser(log: (text: string) => void = () => {}): string {
  const found = findShell();
  if (found) return found;
  if (!presentBrowser()) installPackages(log, shellName);
  return onPath(shellName) ?? findBrowser(log);
}

/** Installs the headless shell where this process may, even beside a whole Chromium: for a whole run, it pays many times over. */
export function prepareTestBrowser(log: (text: string) => void): void {
  if (!findShell()) installPackages(log, shellName);
}

function findShell(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  return [chosen, ...playwrightShells(), onPath(shellName)].find((path) => path && isProgram(path));
}

/** The path of a Chromium. Throws one sentence with what to install if there is none and none can be installed. */
export function findBrowser(log: (text: string) => void = () => {}): string {
  const found = presentBrowser();
  if (found) return found;
  installPackages(log, 'chromium');
  const installed = presentBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), or set CHROME_PATH to one.',
  );
}

/** Installs a browser where this process may; says so, and says if it could not. */
function installPackages(log: (text: string) => void, name: string): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  log(`Installing ${name} with apt-get.`);
  const options = {
    stdio: 'ignore',
    // A machine without a network does not keep a run waiting.
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name, 'fonts-liberation'],
      options,
    );
  } catch {
    log(`apt-get could not install ${name}.`);
  }
}

function presentBrowser(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  const candidates = [
    chosen,
    chromium.executablePath(),
    ...playwrightBrowsers(),
    ...names.map(onPath),
  ];
  return candidates.find((path) => path && isProgram(path));
}

/** Browsers of other versions of Playwright; any recent one will do. */
const playwrightBrowsers = (): string[] =>
  inPlaywrightCache('chromium-', ['chrome-linux64/chrome', 'chrome-linux/chrome']);

/** The same without windows. */
const playwrightShells = (): string[] =>
  inPlaywrightCache('chromium_headless_shell-', [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
  ]);

/** Where programs of Playwright's downloads would be, newest first. */
function inPlaywrightCache(prefix: string, programs: readonly string[]): string[] {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith(prefix))
    .sort()
    .reverse()
    .flatMap((name) => programs.map((program) => join(cache, name, program)));
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
