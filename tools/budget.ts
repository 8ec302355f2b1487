/** `npm run budget`: what each page of the build weighs, against its limit. `--dist FOLDER` names the build; else the app is built. */
import { rmSync } from 'node:fs';
import { buildApp } from '../tests/support/serveApp.ts';
import { overBudget, weighBuild } from './budgetOf.ts';

const named = process.argv.indexOf('--dist');
const given = named < 0 ? undefined : process.argv[named + 1];
const directory = given ?? (await buildApp());
try {
  const weighed = weighBuild(directory);
  for (const { page, kilobytes, limit, goal } of weighed)
    console.info(
      `${page.padEnd(34)}${kilobytes.toFixed(1).padStart(8)} KB of ${limit}${goal ? ` (goal ${goal})` : ''}`,
    );
  const over = overBudget(weighed);
  for (const line of over) console.error(line);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  if (given === undefined && !process.env['FLOWS_DIST'])
    rmSync(directory, { recursive: true, force: true });
}
