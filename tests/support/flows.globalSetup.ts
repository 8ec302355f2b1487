// For the stories in a browser: the built app, and for each lane a Firebase with the seed and a Chromium. They last for all files of the lane.
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startFirebase } from '../../local/firebase.ts';
import { seedFirebase } from '../../local/seeding.ts';
import { findTestBrowser, testFlags } from '../../tools/browser.ts';
import type { Lane } from './lane.ts';
import { laneCount } from './running/laneCount.ts';
import { seedOnce } from './running/prepareStories.ts';
import { laneData, storiesProject } from './seeded.ts';
import { buildApp, serveApp } from './serveApp.ts';

type Seeded = Pick<Lane, 'firebase'> & {
  readonly restore: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const endings: (() => Promise<unknown>)[] = [];

/** Runs before the first test. */
export async function setup(project: TestProject): Promise<void> {
  try {
    const executablePath = findTestBrowser(console.warn);
    await shareSeed();
    const starting = Array.from({ length: laneCount() }, startSeeded);
    for (const one of starting)
      endings.push(() =>
        one.then(
          ({ stop }) => stop(),
          () => undefined,
        ),
      );
    const directory = await buildApp();
    const seeded = await Promise.all(starting);
    const restorer = await serveRestore(seeded);
    const lanes: Lane[] = [];
    for (const [index, { firebase }] of seeded.entries()) {
      const app = await serveApp(directory, firebase);
      const browser = await chromium.launchServer({ executablePath, args: [...testFlags] });
      endings.unshift(() => Promise.all([browser.close(), app.stop()]));
      lanes.push({
        firebase,
        app: app.url,
        browser: browser.wsEndpoint(),
        restore: `${restorer}/${index}`,
      });
    }
    project.provide('lanes', lanes);
    project.provide('dist', directory);
  } catch (cause) {
    await teardown();
    throw cause;
  }
}

/** Runs after the last test. */
export async function teardown(): Promise<void> {
  await Promise.all(endings.splice(0).map((end) => end()));
}

/** Several lanes start from one seed; npm test has made it already. To seed each of them would take as long again for each, and fail where they do it at once. */
async function shareSeed(): Promise<void> {
  if (laneCount() === 1 || process.env['FLOWS_SEEDED']) return;
  const seeded = await seedOnce(process.env['EMULATOR_CLASSES']);
  process.env['FLOWS_SEEDED'] = seeded;
  endings.push(async () => rmSync(seeded, { recursive: true, force: true }));
}

/** A Firebase that holds the seed, and a way to restore it; before the first file there is nothing to restore. */
async function startSeeded(): Promise<Seeded> {
  // npm test sets this: an emulator that keeps no coverage answers sooner.
  const { EMULATOR_CLASSES: classes } = process.env;
  const data = laneData();
  const firebase = await startFirebase({
    projectId: storiesProject,
    ports: 'free',
    dataDir: data.directory,
    savesWhenAsked: true,
    log: console.warn,
    ...(classes ? { classes } : {}),
  });
  const stop = async (): Promise<void> => {
    await firebase.stop();
    data.remove();
  };
  try {
    if (!data.isSeeded) {
      await seedFirebase(firebase.addresses, console.warn);
      await firebase.save();
    }
  } catch (cause) {
    await stop();
    throw cause;
  }
  let isUsed = false;
  const restore = async (): Promise<void> => {
    if (isUsed) await firebase.restore();
    isUsed = true;
  };
  return { firebase: firebase.addresses, restore, stop };
}

/** Lets the processes of the tests ask for the seed: `POST /<lane>`. */
async function serveRestore(lanes: readonly Seeded[]): Promise<string> {
  const server: Server = createServer((request, response) => {
    const found = lanes[Number(request.url?.slice(1))];
    const restored = found ? found.restore() : Promise.reject(new Error(`No lane ${request.url}.`));
    restored.then(
      () => response.writeHead(204).end(),
      (cause: unknown) => response.writeHead(500).end(String(cause)),
    );
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  endings.unshift(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}
