// Builds the app as it is deployed and serves it as Firebase Hosting would, with the local Firebase behind it.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sirv from 'sirv';
import type { FirebaseAddresses } from '../../local/addresses.ts';
import { addressScriptHash, withAddresses } from '../../local/onPage.ts';
import { findRewrite, hostingHeaders } from './hostingHeaders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A built app that is being served. */
export interface ServedApp {
  /** Its address, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Builds the production app into a directory of its own and returns that. FLOWS_DIST names a finished build to use
 * instead.
 */
export async function buildApp(): Promise<string> {
  const finished = process.env['FLOWS_DIST'];
  if (finished) return resolve(root, finished);
  const directory = join(root, '.local', `flows-dist-${process.pid}`);
  const vite = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin',
    'vite.js',
  );
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', directory, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
      maxBuffer: 1e7,
    },
  ).catch((cause: { stderr?: string }) => {
    throw new Error(`The app could not be built.\n${cause.stderr ?? ''}`);
  });
  return directory;
}

/** Serves a build on a free port with the headers of firebase.json, opened only for the emulators. `changing`: files come and go, as with a deployment. `keep`: the build is another's. `fallback`: what answers an address without a file. */
export async function serveApp(
  directory: string,
  addresses: FirebaseAddresses,
  { changing = false, keep = false, fallback = 'app.html' } = {},
): Promise<ServedApp> {
  const files = sirv(directory, { dotfiles: true, etag: true, dev: changing });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://app').pathname);
    for (const [name, value] of Object.entries(hostingHeaders(path))) {
      response.setHeader(
        name,
        name === 'Content-Security-Policy' ? withEmulators(value, addresses) : value,
      );
    }
    const page = pageFor(directory, path, fallback);
    if (page) sendPage(response, page, addresses);
    else files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
      if (!keep && !process.env['FLOWS_DIST']) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The HTML file that answers a path: its own, or, where no file has that name, the app's. */
function pageFor(directory: string, path: string, fallback: string): string | undefined {
  const clean = path.replace(/\/+$/, '');
  const own = [`${clean}.html`, `${clean}/index.html`].map((name) => join(directory, name));
  const found = clean.endsWith('.html')
    ? join(directory, clean)
    : own.find((file) => existsSync(file));
  if (found && existsSync(found)) return found;
  // Files that are there answer for themselves; hosting gives the app to the rest, where firebase.json says so.
  if (statSync(join(directory, clean), { throwIfNoEntry: false })?.isFile()) return undefined;
  return findRewrite(path) ? join(directory, fallback) : undefined;
}

function sendPage(response: ServerResponse, file: string, addresses: FirebaseAddresses): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(withAddresses(readFileSync(file, 'utf8'), addresses));
}

function withEmulators(policy: string, addresses: FirebaseAddresses): string {
  const origins = [addresses.auth, addresses.firestore, addresses.storage]
    .map((at) => `http://${at}`)
    .join(' ');
  return policy
    .replace('script-src ', `script-src ${addressScriptHash(addresses)} `)
    .replace(/(connect-src|img-src|media-src|frame-src) /g, `$1 ${origins} `)
    .replace(/;?\s*upgrade-insecure-requests/, '');
}
