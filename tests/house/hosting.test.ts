/** The server of the stories and the dev server answer as Firebase Hosting does: held against the server that its emulator runs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOn, freePort } from '../../local/addresses.ts';
import { onPagePlugin } from '../../local/onPage.ts';
import { serveApp, type ServedApp } from '../support/serveApp.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
interface Superstatic {
  server: (options: object) => { listen: (done: () => void) => Server };
}
const own = createRequire(import.meta.url);
const inTools = createRequire(own.resolve('firebase-tools/package.json'));

const files = {
  'index.html': 'home',
  'app.html': 'app',
  '404.html': 'not found',
  'pricing.html': 'pricing',
  'es/pricing.html': 'precios',
  'sw.js': '0;',
  'assets/job-1.js': '0;',
};
const addresses = addressesOn('demo-hosting', { auth: 1, firestore: 2, storage: 3 });
const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
let ours: ServedApp;
let official: { url: string; stop: () => void };

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  ours = await serveApp(folder, addresses, { keep: true });
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
  ) as { hosting: object };
  const { server } = inTools('superstatic') as Superstatic;
  const port = await freePort();
  const running = await new Promise<Server>((settle) => {
    const started = server({
      port,
      hostname: '127.0.0.1',
      cwd: folder,
      config: { ...hosting, public: '.' },
    }).listen(() => settle(started));
  });
  official = { url: `http://127.0.0.1:${port}`, stop: () => void running.close() };
});

afterAll(async () => {
  await ours.stop();
  official.stop();
  rmSync(folder, { recursive: true });
});

async function ask(url: string): Promise<object> {
  const { status, headers } = await fetch(url);
  return {
    status,
    kept: headers.get('cache-control'),
    referrer: headers.get('referrer-policy'),
    secure: headers.get('strict-transport-security'),
  };
}

describe('the server of the stories', () => {
  it.each([
    '/',
    '/pricing',
    '/es/pricing',
    '/hiring-dashboard',
    '/hirely-pro/review/abc',
    '/sw.js',
    '/assets/job-1.js',
    '/assets/job-2.js',
    '/assets/none',
    '/nothing.js',
  ])('answers %s as hosting does', async (path) =>
    expect(await ask(ours.url + path)).toEqual(await ask(official.url + path)),
  );
  it('says of a built file that it is not there, for as long as of one that is', async () => {
    expect(await ask(`${official.url}/assets/job-2.js`)).toMatchObject({
      status: 404,
      // Why a page that misses a file asks past the cache (missingChunk.ts).
      kept: 'public, max-age=31536000, immutable',
    });
  });
});

describe('the dev server', () => {
  it('answers a built file with 404, and leaves the rest to the app', async () => {
    const handlers: Handler[] = [];
    const { configureServer } = onPagePlugin(addresses);
    (configureServer as (server: object) => void)({
      middlewares: { use: (handler: Handler) => handlers.push(handler) },
    });
    const server = createServer((request, response) =>
      handlers[0]?.(request, response, () => response.end('the app')),
    );
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    const { port } = server.address() as AddressInfo;
    const statusOf = async (path: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await statusOf('/assets/job-2.js')).toBe(404);
    expect(await statusOf('/hiring-dashboard')).toBe(200);
    server.close();
  });
});
