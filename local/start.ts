/** `npm start`: the local Firebase, its seed, and the app in Vite's dev server. `--fresh` starts over, `--port N`. */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { freePort, localProject } from './addresses.ts';
import { CannotStart, type LocalFirebase, startFirebase } from './firebase.ts';
import { onPagePlugin } from './onPage.ts';
import { type SeedAccount, seedAccounts, seedFirebase } from './seeding.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const dataDir = at('.local/data');
const seeded = at('.local/data/seeded');
const print = (text: string) => console.info(text);

let firebase: LocalFirebase | undefined;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}

// npm passes a signal on to a shell that does not pass it on to us, but dies of it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void stop(0);
}, 500).unref();

try {
  await start();
} catch (cause) {
  // A reason that the user can fix needs no stack.
  console.error(cause instanceof CannotStart ? cause.message : cause);
  await stop(1);
}

async function start(): Promise<void> {
  const { fresh, port: wished } = wishes();
  firebase = await startFirebase({
    projectId: localProject,
    ports: 'fixed',
    dataDir,
    fresh,
    watchRules: true,
    log: print,
  });
  void firebase.ended.then((reason) => {
    if (stopping) return;
    console.error(`${reason} The log is in .local/data/emulators.log.`);
    process.exit(1);
  });
  if (!existsSync(seeded)) await seed(firebase);
  const port = await freePort(wished);
  if (port !== wished) print(`Port ${wished} is in use, so the app answers on ${port}.`);
  const server = await createServer({
    root: at('.'),
    configFile: at('vite.config.ts'),
    cacheDir: at('.local/vite'),
    plugins: [onPagePlugin(firebase.addresses, await seedAccounts())],
    server: { host: 'localhost', port, strictPort: true },
    clearScreen: false,
  });
  await server.listen();
  print(
    `\n  Hirely  http://localhost:${port}\n\n${tableOf(await seedAccounts())}\n  Ctrl-C ends it; what you did is kept. \`npm start -- --fresh\` begins anew.`,
  );
}

async function seed(empty: LocalFirebase): Promise<void> {
  print('Filling the empty Firebase with the seed.');
  if (!(await seedFirebase(empty.addresses, print))) return;
  await empty.save();
  writeFileSync(seeded, '');
}

async function stop(code: number): Promise<void> {
  if (stopping) process.exit(130);
  stopping = true;
  if (firebase) print('\nSaving and stopping.');
  await firebase?.stop();
  process.exit(code);
}

function wishes(): { fresh: boolean; port: number } {
  try {
    const { values } = parseArgs({
      options: {
        fresh: { type: 'boolean', default: false },
        port: { type: 'string', default: '5173' },
      },
    });
    const port = Number(values.port);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return { fresh: values.fresh, port };
  } catch {
    // Told below.
  }
  throw new CannotStart('Usage: npm start -- [--fresh] [--port N]');
}

function tableOf(accounts: readonly SeedAccount[]): string {
  const widths = (['email', 'password', 'role'] as const).map((column) =>
    Math.max(0, ...accounts.map((account) => account[column].length)),
  );
  return accounts
    .map(({ email, password, role, note }) => {
      const cells = [email, password, role].map((cell, index) => cell.padEnd(widths[index] ?? 0));
      return `  ${[...cells, note].join('   ')}\n`;
    })
    .join('');
}
