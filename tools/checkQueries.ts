/** `npm run check:queries -- --project ID`: asks a project every query of the app once and tells which lack an index; `--emulator HOST:PORT` asks an emulator, which only shows that each can be asked. */
import { parseArgs } from 'node:util';
import { openEmulators, openProject } from './google/googleApi.ts';
import { tryQueries } from './queries/tryQueries.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, emulator: { type: 'string' } },
});
const { project: projectId, emulator } = values;
if (!projectId) {
  console.error('Name the project: npm run check:queries -- --project ID');
  process.exit(2);
}
try {
  const project = emulator
    ? openEmulators({ projectId, firestore: emulator, auth: '', storage: '' })
    : await openProject(projectId);
  const tried = await tryQueries(project);
  const wrong = tried.filter(({ outcome }) => outcome !== 'answered');
  for (const { query, file, outcome, detail } of wrong)
    console.error(`${outcome.padEnd(9)}${query}  (src/data/${file})\n         ${detail}`);
  console.info(
    wrong.length === 0
      ? `All ${tried.length} queries of the app are answered by ${projectId}.`
      : `${wrong.length} of ${tried.length} queries are not answered by ${projectId}. Missing indexes: npx firebase deploy --project ${projectId} --only firestore:indexes, then wait until none is building.`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
