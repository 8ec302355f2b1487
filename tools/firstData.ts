/** `npm run first-data -- --project ID --host https://…`: the plans, legal texts and mail templates that an empty project needs; safe to run again. `--super-admin ADDRESS` makes an account that exists the first super admin's. `--templates NAME` is the extension's collection, `--emulator HOST:PORT` and `--auth-emulator HOST:PORT` ask emulators. */
import { parseArgs } from 'node:util';
import { makeSuperAdmin, putFirstData } from './firstData/putFirstData.ts';
import { openEmulators, openProject } from './google/googleApi.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    host: { type: 'string' },
    templates: { type: 'string', default: 'mailTemplates' },
    'super-admin': { type: 'string' },
    emulator: { type: 'string' },
    'auth-emulator': { type: 'string' },
  },
});
const { project: projectId, host = '', templates, 'super-admin': superAdmin, emulator } = values;
const isHome = URL.canParse(host) && new URL(host).origin === host && host.startsWith('https:');
if (!projectId || (!isHome && !superAdmin)) {
  console.error(
    'Name the project and where the product lives, without a path: npm run first-data -- --project ID --host https://hirely.example',
  );
  process.exit(2);
}
try {
  const project = emulator
    ? openEmulators({
        projectId,
        firestore: emulator,
        auth: values['auth-emulator'] ?? '',
        storage: '',
      })
    : await openProject(projectId);
  const done = isHome ? await putFirstData(project, { host, templates }) : [];
  if (superAdmin) done.push(await makeSuperAdmin(project, superAdmin));
  for (const { what, outcome } of done) console.info(`${outcome.padEnd(8)}${what}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
