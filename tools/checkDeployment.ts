/** `npm run check:deployment -- --project ID --host https://…`: what a deployment lacks, in plain words. `--bucket NAME`, `--templates NAME`; credentials are those of `gcloud auth login`. */
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { checkDeployment, formatFinding } from './deployment/checkAll.ts';
import { openProject } from './google/googleApi.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    host: { type: 'string' },
    bucket: { type: 'string' },
    templates: { type: 'string', default: 'mailTemplates' },
  },
});
const settings = loadEnv('production', root, 'VITE_');
const { project: projectId, templates } = values;
const host = values.host ?? settings['VITE_SITE_ORIGIN'] ?? '';
if (!projectId || !URL.canParse(host)) {
  console.error(
    'Name the project and where the product answers: npm run check:deployment -- --project ID --host https://hirely.example',
  );
  process.exit(2);
}
try {
  const findings = await checkDeployment(await openProject(projectId), {
    host: new URL(host).origin,
    bucket:
      values.bucket ??
      settings['VITE_FIREBASE_STORAGE_BUCKET'] ??
      `${projectId}.firebasestorage.app`,
    templates,
    settings,
  });
  for (const finding of findings) console.info(formatFinding(finding));
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').length;
  console.info(
    wrong === 0
      ? 'Nothing is missing that the product needs.'
      : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} missing or wrong.`,
  );
  process.exitCode = wrong > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
