/** Every check of a deployment, in the order of docs/production.md. */
import type { CloudProject } from '../google/googleApi.ts';
import { checkAppCheck, checkBrowserKey, checkSettings } from './checkAccess.ts';
import { checkSignIn } from './checkAuth.ts';
import { checkDocuments, checkExpiry, checkIndexes, checkKeeping } from './checkDatabase.ts';
import { checkAnswers, checkAuthFrame, checkHeaders } from './checkHosting.ts';
import { checkHostInRules, checkReleases } from './checkRules.ts';
import { checkFiles, checkStorageRole } from './checkStorage.ts';
import { runCheck, type Deployment, type Finding, type Verdict } from './finding.ts';

/** Asks everything, one after the other. Never throws. */
export async function checkDeployment(
  project: CloudProject,
  deployment: Deployment,
): Promise<Finding[]> {
  const checks: [about: string, check: () => Promise<Finding[]>][] = [
    ['Settings', async () => checkSettings(project, deployment)],
    ['Database', () => checkKeeping(project)],
    ['Indexes', () => checkIndexes(project)],
    ['Expiry', () => checkExpiry(project)],
    ['Signing in', () => checkSignIn(project, deployment)],
    ['Files', () => checkFiles(project, deployment)],
    ['Role of the Storage rules', () => checkStorageRole(project)],
    ['Rules in force', () => checkReleases(project, deployment)],
    ['Host in the rules', async () => [checkHostInRules(deployment)]],
    ['First data', () => checkDocuments(project, deployment)],
    ['App Check', () => checkAppCheck(project)],
    ['Key of the browser', () => checkBrowserKey(project, deployment)],
    ['Headers', () => checkHeaders(deployment)],
    ['App', () => checkAnswers(deployment)],
    ['Frame for signing in', () => checkAuthFrame(project, deployment)],
  ];
  const findings: Finding[] = [];
  for (const [about, check] of checks) findings.push(...(await runCheck(about, check)));
  return findings;
}

const marks: Record<Verdict, string> = {
  right: 'ok',
  wrong: 'WRONG',
  advice: 'better',
  unasked: '-',
};

/** A finding as a line. */
export function formatFinding({ about, verdict, words }: Finding): string {
  return `${marks[verdict].padEnd(7)}${about.padEnd(28)}${words}`;
}
