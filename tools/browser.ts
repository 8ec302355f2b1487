/** Finds a Chromium on this machine, or installs Debian's. */
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

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium. Throws one sentence with what to install if there is none and none can be installed. */
export function findBrowser(log: (text: string) => void = () => {}): string {
  const found = presentBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    log('No Chromium is here: installing it with apt-get.');
    const options = {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    try {
      execFileSync('apt-get', ['update', '-qq'], options);
      execFileSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
        options,
      );
    } catch {
      log('apt-get could not install Chromium.');
    }
    const installed = presentBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), or set CHROME_PATH to one.',
  );
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
function playwrightBrowsers(): string[] {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) =>
      ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome')),
    );
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
