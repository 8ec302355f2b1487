/** `npm run test:reach`: every page, for everybody who may open it, in every look. `-- --pages`: each page and tab once, in two looks. Other arguments choose files. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = process.argv.slice(2);
const files = given.filter((one) => one !== '--pages');
const lanes = process.env['FLOWS_LANES'] ?? '2';

const child = spawn(
  process.execPath,
  [
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    '--project',
    'flows',
    `--maxWorkers=${lanes}`,
    ...(files.length > 0 ? files : ['tests/reach']),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      REACH: given.includes('--pages') ? 'pages' : 'all',
      FLOWS_LANES: lanes,
    },
  },
);
child.once('error', () => {
  process.exitCode = 1;
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
