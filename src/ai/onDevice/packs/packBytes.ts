// Brings the bytes of a pack file: from disk in Node, else from this browser's cache, else over the network, once.
import type { PackName, PackReport } from './packs.ts';

/** A pack file: where it is, and what it must be. `onlyIfCheap`: not worth the wait where data is dear or slow. */
export interface PackFile {
  name: PackName;
  url: URL;
  bytes: number;
  sha256: string;
  onlyIfCheap?: boolean;
}

const cacheName = 'hirely-packs';
/** A download stalled for so long is aborted; the next call tries again. */
const patience = 20_000;

/** The unpacked bytes. Throws when they cannot be had or are not the ones this build was made with. */
export async function loadPackBytes(
  file: PackFile,
  report: (report: PackReport) => void,
): Promise<Uint8Array> {
  if (file.url.protocol === 'file:') return readFromDisk(file.url);
  const cache = await openCache();
  const address = `${file.url.href}?sha256=${file.sha256}`;
  const cached = await cache?.match(address);
  if (cached) return unzipBytes(new Uint8Array(await cached.arrayBuffer()));
  if (file.onlyIfCheap && isDearOrSlow())
    throw new Error(`pack ${file.name} is left where it is to save data`);
  const bytes = await readFromNetwork(file, report);
  if (!(await isAsBuilt(file, bytes)))
    throw new Error(`pack ${file.name} is not the one this build was made with`);
  await remember(cache, address, bytes);
  return unzipBytes(bytes);
}

/** Asked of the process, not imported, so that no bundle looks for Node in a browser. */
function readFromDisk(url: URL): Uint8Array {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return process
    .getBuiltinModule('node:zlib')
    .gunzipSync(readFileSync(process.getBuiltinModule('node:url').fileURLToPath(url.href)));
}

/** Undefined where a browser keeps no such cache (private windows, pages without a secure context). */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(cacheName);
  } catch {
    return undefined;
  }
}

/** What the browser says of its connection, where it does (Chromium). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isDearOrSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Caches the bytes and deletes earlier builds' files of the same name. A full disk is no reason to fail. */
async function remember(
  cache: Cache | undefined,
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (!cache) return;
  const stem = (href: string): string => href.replace(/^.*\//, '').replace(/[-.?].*$/, '');
  try {
    await cache.put(
      address,
      new Response(bytes, { headers: { 'content-type': 'application/octet-stream' } }),
    );
    for (const { url } of await cache.keys())
      if (url !== address && stem(url) === stem(address)) await cache.delete(url);
  } catch {
    // The browser's own store of files still has them.
  }
}

async function readFromNetwork(
  { name, url, bytes: of }: PackFile,
  report: (report: PackReport) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(of);
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), patience);
  try {
    report({ pack: name, state: 'loading', done: 0, of });
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok || !response.body) throw new Error(`pack ${name}: ${response.status}`);
    const reader = response.body.getReader();
    let done = 0;
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), patience);
      bytes.set(chunk.value, done);
      done += chunk.value.length;
      report({ pack: name, state: 'loading', done, of });
    }
    return bytes;
  } finally {
    clearTimeout(timer);
  }
}

async function isAsBuilt({ sha256 }: PackFile, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  // Only pages with a secure context can hash; elsewhere unzipping notices a file that was cut.
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

async function unzipBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
