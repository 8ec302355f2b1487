/** The service worker: caches the app, so that an interview opens again after a reload without a network. Built to /sw.js by tools/serviceWorker. */
import { playedFolder, playedHello } from '#media/playedAddress.ts';
import { isKeepRequest, type Area, type KeepRequest } from './areaOf.ts';
import { isFile, kindOf } from './kindOf.ts';
import { answerPlayer, type Page } from './played.ts';

/** What the build writes in: the version, its entry, all its files, those that are fetched at once, and those of each area. */
declare const __HIRELY_BUILD__: {
  version: string;
  entry: string;
  files: readonly string[];
  first: readonly string[];
  areas: Readonly<
    Record<Area, { files: readonly string[]; texts: Readonly<Record<string, readonly string[]>> }>
  >;
};

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  request: Request;
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
}
/** Routes that the browser follows without asking this worker (Chromium): files from the cache, everything else past us. */
interface Installing extends Lasting {
  addRoutes?: (routes: readonly { condition: object; source: unknown }[]) => Promise<void>;
}
interface Scope {
  addEventListener: ((type: 'install', run: (event: Installing) => void) => void) &
    ((type: 'activate', run: (event: Lasting) => void) => void) &
    ((type: 'fetch', run: (event: Fetching) => void) => void) &
    ((type: 'message', run: (event: Lasting & MessageEvent<unknown>) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Page | undefined> };
  location: Location;
}

const scope = globalThis as unknown as Scope;
const build = __HIRELY_BUILD__;
const shellPrefix = 'hirely-shell-';
const shellName = shellPrefix + build.version;
/** Shared by all versions: a file name never has two contents. */
const filesName = 'hirely-files';
/** Which areas somebody was in. */
const visitedName = 'hirely-areas';
const listPath = '/assets/files.json';
/** The app's own page, which knows every address; the public pages are files beside it. */
const pageName = '/app';
/** Versions whose files stay: this one, and those that tabs opened earlier may still need. */
const keptVersions = 3;
const atOnce = 6;
/** So long the network may think about a page before the kept one is shown. */
const timeoutMs = 4_000;

/** A file as the server has it. That a name was not there once may be kept by the browser for a year: hosting says it with the file's own long life, and after a rollback the name may be back. */
async function fetchAnew(request: Request | string): Promise<Response> {
  const response = await fetch(request);
  return isFile(response) ? response : fetch(request, { cache: 'reload' });
}

async function bring(files: Cache, path: string): Promise<void> {
  if (await files.match(path)) return;
  const response = await fetchAnew(path);
  if (!isFile(response)) throw new Error(`${path} is not there`);
  await files.put(path, response);
}

async function bringAll(paths: readonly string[]): Promise<void> {
  const files = await caches.open(filesName);
  for (let at = 0; at < paths.length; at += atOnce)
    await Promise.all(paths.slice(at, at + atOnce).map((path) => bring(files, path)));
}

/** English stands in where another language has no text. */
function listAreaFiles({ area, language }: Omit<KeepRequest, 'hirely'>): string[] {
  const { files, texts } = build.areas[area];
  return [...new Set([...files, ...(texts[language] ?? []), ...(texts['en'] ?? [])])];
}

/** The areas that somebody was in on this device, with their languages: a new version brings theirs along. */
async function readVisited(): Promise<Omit<KeepRequest, 'hirely'>[]> {
  const list = await (await caches.open(visitedName)).match(listPath);
  return list ? ((await list.json()) as Omit<KeepRequest, 'hirely'>[]) : [];
}

/** Keeps what a page's area needs without network. */
async function keepArea({ area, language }: KeepRequest): Promise<void> {
  await bringAll(listAreaFiles({ area, language }));
  const visited = await readVisited();
  if (visited.some((one) => one.area === area && one.language === language)) return;
  await (
    await caches.open(visitedName)
  ).put(listPath, Response.json([...visited, { area, language }]));
}

async function install(): Promise<void> {
  await bringAll(build.first);
  for (const one of await readVisited()) await bringAll(listAreaFiles(one));
  const page = await fetch(pageName, { cache: 'reload' });
  if (!page.ok || !(await page.clone().text()).includes(build.entry))
    throw new Error('the page is of another version');
  const shell = await caches.open(shellName);
  await shell.put(listPath, Response.json(build.files));
  await shell.put(pageName, page);
  // Open tabs keep the files they know: nothing is taken from under them.
  await scope.skipWaiting();
}

/** A page then does not wait for a worker that has to start, or that went down with a tab that crashed. */
async function routeRequest(event: Installing): Promise<void> {
  const { URLPattern: Pattern } = globalThis as { URLPattern?: new (pattern: object) => object };
  if (!event.addRoutes || !Pattern) return;
  const at = (pattern: object): object => ({ urlPattern: new Pattern(pattern) });
  const { hostname, port } = scope.location;
  const here = (pathname: string): object => at({ hostname, port, pathname });
  await event.addRoutes([
    { condition: at({ pathname: '/__/*' }), source: 'network' },
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
    { condition: at({ pathname: '/assets/*.bin' }), source: 'network' },
    { condition: here('/assets/*'), source: { cacheName: filesName } },
    { condition: here(`${playedFolder}*`), source: 'fetch-event' },
    { condition: at({}), source: 'network' },
  ]);
}

/** Lets go of versions nobody has open any more. */
async function tidy(): Promise<void> {
  const shells = (await caches.keys()).filter(
    (name) => name.startsWith(shellPrefix) && name !== shellName,
  );
  await Promise.all(
    shells
      .slice(0, Math.max(0, shells.length - (keptVersions - 1)))
      .map((name) => caches.delete(name)),
  );
  const needed = new Set(build.files);
  for (const name of shells.slice(-(keptVersions - 1))) {
    const list = await (await caches.open(name)).match(listPath);
    for (const file of list ? ((await list.json()) as string[]) : []) needed.add(file);
  }
  const files = await caches.open(filesName);
  for (const request of await files.keys())
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
}

async function findPage(request: Request): Promise<Response> {
  const kept = await (await caches.open(shellName)).match(pageName);
  if (!kept) return fetch(request);
  try {
    const response = await Promise.race([
      fetch(request),
      new Promise<never>((_, fail) => setTimeout(() => fail(new Error('too slow')), timeoutMs)),
    ]);
    return response.status >= 500 ? kept : response;
  } catch {
    return kept;
  }
}

async function findFile(request: Request): Promise<Response> {
  const files = await caches.open(filesName).catch(() => null);
  const kept = await files?.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetchAnew(request);
  // A name of an older version: a clear "not there" instead of the page.
  if (response.ok && !isFile(response)) return new Response(null, { status: 404 });
  if (files && response.status === 200)
    await files.put(request, response.clone()).catch(() => undefined);
  return response;
}

scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([install(), routeRequest(event).catch(() => undefined)])),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    tidy()
      .catch(() => undefined)
      .then(() => scope.clients.claim()),
  ),
);
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'page') event.respondWith(findPage(event.request));
  if (kind === 'file') event.respondWith(findFile(event.request));
  if (kind === 'played')
    event.respondWith(
      scope.clients.get(event.clientId).then((page) => answerPlayer(event.request, page)),
    );
});
scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  // Pages ask whether this version answers players.
  if (event.data === playedHello) port?.postMessage(true);
  if (isKeepRequest(event.data))
    event.waitUntil(
      keepArea(event.data).then(
        () => port?.postMessage(true),
        () => port?.postMessage(false),
      ),
    );
});
