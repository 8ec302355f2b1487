/** For the stories in a browser: a Firebase of their own with the seed, the built app, and one Chromium. */
import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { type LocalFirebase, startFirebase } from '../../local/firebase.ts';
import { seedFirebase } from '../../local/seeding.ts';
import { chromiumFlags, findBrowser } from '../../tools/browser.ts';
import { freshProject } from './firebase.globalSetup.ts';
import { copySeeded, storiesProject } from './seeded.ts';
import { buildApp, type ServedApp, serveApp } from './serveApp.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served app. */
    app: string;
    /** The folder of its build. */
    dist: string;
    /** Where the shared Chromium listens for Playwright. */
    browser: string;
  }
}

let firebase: LocalFirebase | undefined;
let app: ServedApp | undefined;
let browser: BrowserServer | undefined;
let seeded: ReturnType<typeof copySeeded> = null;

/** Runs before the first test. */
export async function setup(project: TestProject): Promise<void> {
  const executablePath = findBrowser(console.warn);
  seeded = copySeeded();
  // npm test sets this: an emulator that keeps no coverage answers sooner.
  const { EMULATOR_CLASSES: classes } = process.env;
  const starting = startFirebase({
    projectId: seeded ? storiesProject : freshProject(),
    ports: 'free',
    say: console.warn,
    ...(seeded ? { dataDir: seeded.directory } : {}),
    ...(classes ? { classes } : {}),
  });
  const directory = await buildApp().catch(async (cause: unknown) => {
    await (await starting).stop();
    throw cause;
  });
  firebase = await starting;
  if (!seeded) await seedFirebase(firebase.addresses, console.warn);
  app = await serveApp(directory, firebase.addresses);
  browser = await chromium.launchServer({ executablePath, args: [...chromiumFlags] });
  project.provide('firebase', firebase.addresses);
  project.provide('app', app.url);
  project.provide('dist', directory);
  project.provide('browser', browser.wsEndpoint());
}

/** Runs after the last test. */
export async function teardown(): Promise<void> {
  await Promise.all([browser?.close(), app?.stop(), firebase?.stop()]);
  seeded?.remove();
}
