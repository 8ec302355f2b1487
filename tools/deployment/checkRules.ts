/** The rules in force are those of the repository, and name the product's own host. */
import { readFileSync } from 'node:fs';
import { readErrorMessage, sendRequest, type CloudProject } from '../google/googleApi.ts';
import { judge, leaveOut, pick, type Deployment, type Finding } from './finding.ts';

const google = 'https://firebaserules.googleapis.com/v1';
const readRules = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

async function readReleased(project: CloudProject, release: string): Promise<string | null> {
  const { headers, projectId } = project;
  const found = await sendRequest(`${google}/projects/${projectId}/releases/${release}`, {
    headers,
  });
  if (found.status === 404) return null;
  if (found.status !== 200) throw new Error(readErrorMessage(found));
  const ruleset = await sendRequest(`${google}/${String(pick(found.body, 'rulesetName'))}`, {
    headers,
  });
  if (ruleset.status !== 200) throw new Error(readErrorMessage(ruleset));
  const files = pick(ruleset.body, 'source', 'files') as { content: string }[] | undefined;
  return files?.[0]?.content ?? null;
}

/** Compares what is released with the files of the repository. */
export async function checkReleases(
  project: CloudProject,
  { bucket }: Deployment,
): Promise<Finding[]> {
  if (project.isLocal) return [leaveOut('Rules in force')];
  const releases = [
    ['firestore', 'firestore.rules', 'cloud.firestore'],
    ['storage', 'storage.rules', `firebase.storage/${bucket}`],
  ] as const;
  return Promise.all(
    releases.map(async ([what, file, release]) => {
      const released = await readReleased(project, release);
      return judge(
        `Rules in force: ${what}`,
        released === readRules(file),
        `They are those of ${file}.`,
        `${released === null ? 'None are' : 'Others are'} in force than ${file} holds: npx firebase deploy --project ${project.projectId} --only ${what === 'firestore' ? 'firestore:rules' : what} (step 10).`,
      );
    }),
  );
}

/** Rules name the product's own host where people come back from paying. */
export function checkHostInRules({ host }: Pick<Deployment, 'host'>): Finding {
  const named = new URL(host).host.replaceAll('.', '[.]');
  return judge(
    'Host in the rules',
    readRules('firestore.rules').includes(`https://${named}|`),
    `They name ${host}.`,
    `firestore.rules names another host than ${host}: change rules/across.rules, run npm run rules, and deploy (step 10).`,
  );
}
