/**
 * `npm run pictures:site`: takes the pictures of the product that the public pages show, from the seeded company, in both
 * languages, light and dark, for wide screens and phones. `--dist FOLDER` names a finished build, `--at URL` a seeded app that is
 * running; `--only NAME` takes one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { people } from '../local/seed/accounts.ts';
import { startFirebase } from '../local/firebase.ts';
import { seedFirebase } from '../local/seeding.ts';
import {
  buildPicturePath,
  pictureLanguages,
  pictureModes,
  pictureNames,
  pictureSizes,
  type PictureLanguage,
  type PictureName,
  type PictureSize,
} from '../src/navigation/productPictures.ts';
import { buildApp, serveApp } from '../tests/support/serveApp.ts';
import { chromiumFlags, findTestBrowser } from './browser.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));
/** What one picture may weigh. */
const maxBytes = 60 * 1024;

/** The job, the candidate and the invitation of the seed that a language shows. */
const seeded = {
  en: {
    job: 'seed-backend',
    candidate: 'seed-c-chidieze',
    code: 'TRYH1RE0AAAAAAAA',
    name: 'Sven Olsen',
    answer:
      'Our order import stopped at night, and the shops opened with old stock figures. I read the logs first, found that one supplier had sent a date in another format, and replayed the night from the queue. Then I wrote a check that refuses such a file and names the line. It has not happened again since May.',
  },
  es: {
    job: 'seed-analyst',
    candidate: 'seed-c-elenarios',
    code: 'TRYH1RE0BBBBBBBB',
    name: 'Julia Romero',
    answer:
      'El informe de entregas mostraba un retraso que nadie veía en la calle. Comparé las horas con las de los conductores y encontré que un almacén guardaba la hora de salida dos veces. Corregí la consulta, comprobé tres semanas a mano y el equipo dejó de añadir rutas que no hacían falta.',
  },
} as const;

/** Logs the recruiter in, whose account then speaks the language too. */
async function logIn(page: Page, language: PictureLanguage, next: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await page.locator('input[name=email]').fill(people.recruiter.email);
  await page.locator('input[name=password]').fill(people.recruiter.password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: /^(Language|Idioma)$/ })
    .selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Each screen, opened and brought to what its picture shows. */
const screens: Record<PictureName, (page: Page, language: PictureLanguage) => Promise<void>> = {
  async job(page, language) {
    await logIn(page, language, `/jobs/${seeded[language].job}`);
    await page.getByRole('button', { name: /^(Board|Tablero)$/ }).click();
    // Columns beyond the window load when they are reached.
    await page.getByTestId('column-shortlisted').getByRole('listitem').first().waitFor();
  },
  async review(page, language) {
    const { job, candidate } = seeded[language];
    await logIn(page, language, `/jobs/${job}/candidates/${candidate}`);
    await page.locator('mark').first().waitFor();
  },
  async room(page, language) {
    const { code, name, answer } = seeded[language];
    await page.goto(`/hirely-pro/join/${code}`);
    await page.getByRole('button', { name: /Continue as guest|Continuar como invitado/ }).click();
    const next = page.getByRole('button', { name: /^(Next|Siguiente)$/ });
    await next.click();
    await page.locator('input[name=displayName]').fill(name);
    await page.locator('main input[type=checkbox]').first().check();
    await page.locator('main input[type=radio]').first().check();
    await next.click();
    await page.getByRole('button', { name: /^(Start|Empezar)$/ }).click();
    await page.getByTestId('answer-field').fill(answer);
    await page.locator('[data-save-state=confirmed]').first().waitFor();
  },
};

/** What is in the window as WebP, as good as its weight allows. */
async function takePicture(devtools: CDPSession): Promise<Buffer> {
  for (let quality = 88; quality > 30; quality -= 4) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error(`Too much is on a picture for ${maxBytes} bytes.`);
}

/** One screen in one language, in every mode and size. */
async function takePictures(browser: Browser, name: PictureName, language: PictureLanguage) {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: pictureSizes.wide,
    locale: language === 'es' ? 'es-ES' : 'en-US',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('hirely.language', chosen);
    localStorage.setItem('hirely.languageOffered', chosen);
    localStorage.setItem('hirely.worker.paused', '1');
  }, language);
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  await screens[name](page, language);
  const devtools = await context.newCDPSession(page);
  for (const size of ['wide', 'phone'] as const) {
    const { width, height, scale } = pictureSizes[size];
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
    await page.evaluate(frame, { name, size });
    for (const mode of pictureModes) {
      await page.emulateMedia({ colorScheme: mode });
      await page.locator(`html[data-theme=${mode}]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const picture = await takePicture(devtools);
      const file = buildPicturePath(name, language, mode, size);
      writeFileSync(join(folder, file), picture);
      console.info(`${file.padEnd(44)}${(picture.length / 1024).toFixed(1).padStart(6)} KB`);
    }
  }
  await context.close();
}

/** Runs on the page: brings what the picture is about into the window. */
function frame({ name, size }: { name: PictureName; size: PictureSize }): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  const about = { job: '[role=tablist]', review: 'h2', room: 'nav' }[name];
  const above = { job: 70, review: size === 'phone' ? 130 : 90, room: size === 'phone' ? 24 : 118 };
  const top = document.querySelector(`main ${about}`)?.getBoundingClientRect().top ?? 0;
  window.scrollTo({ top: window.scrollY + top - above[name] });
}

function valueOf(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** An app with the seed of its own, from a finished build or a new one. */
async function startSeeded(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = valueOf('--dist');
  const firebase = await startFirebase({
    projectId: `demo-pictures-${process.pid}`,
    ports: 'free',
    log: console.warn,
  });
  const directory = given ?? (await buildApp());
  await seedFirebase(firebase.addresses, console.warn);
  const served = await serveApp(directory, firebase.addresses, { keep: given !== undefined });
  return {
    url: served.url,
    stop: async () => {
      await served.stop();
      await firebase.stop();
    },
  };
}

const only = valueOf('--only');
const running = valueOf('--at');
const app = running ? { url: running, stop: async () => undefined } : await startSeeded();
const browser = await chromium.launch({
  executablePath: findTestBrowser(console.warn),
  args: [...chromiumFlags],
});
try {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const name of pictureNames.filter((one) => only === undefined || one === only))
    for (const language of pictureLanguages) await takePictures(browser, name, language);
} finally {
  await browser.close();
  await app.stop();
}
