/** The first data and the checks of a deployment, against the emulators as far as they go: an empty project lacks it all, and after the steps of docs/production.md nothing is missing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketOf } from '../../local/addresses.ts';
import { checkDeployment } from '../../tools/deployment/checkAll.ts';
import type { Deployment, Finding } from '../../tools/deployment/finding.ts';
import { makeSuperAdmin, putFirstData } from '../../tools/firstData/putFirstData.ts';
import { readDocuments, writeDocuments } from '../../tools/google/documents.ts';
import { openEmulators } from '../../tools/google/googleApi.ts';
import { tryQueries } from '../../tools/queries/tryQueries.ts';
import { addresses } from '../support/firebase.ts';
import { serveApp, type ServedApp } from '../support/serveApp.ts';

const host = 'https://hirely.example';
const templates = 'mailTemplates';
let project: ReturnType<typeof openEmulators>;
let app: ServedApp;
let folder: string;
let deployment: Deployment;

beforeAll(async () => {
  project = openEmulators({ ...addresses(), projectId: `${addresses().projectId}-deployed` });
  folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'app-1.js'), '0;');
  writeFileSync(join(folder, 'sw.js'), '0;');
  for (const page of ['index.html', 'app.html'])
    writeFileSync(
      join(folder, page),
      '<html><head></head><script src="/assets/app-1.js"></script></html>',
    );
  app = await serveApp(folder, addresses(), { keep: true });
  deployment = { host: app.url, bucket: bucketOf(addresses().projectId), templates, settings: {} };
});

afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const listWrong = (findings: readonly Finding[]): string[] =>
  findings.filter(({ verdict }) => verdict === 'wrong').map(({ about }) => about);

describe('an empty project', () => {
  it('is told all that it lacks', async () => {
    const findings = await checkDeployment(project, deployment);
    expect(listWrong(findings)).toEqual(
      expect.arrayContaining(['Plans', 'Legal texts', 'Mail templates', 'Super admin']),
    );
  });

  it('answers every query of the app: each can be asked as it is written', async () => {
    const tried = await tryQueries(project);
    expect(tried.length).toBeGreaterThan(200);
    expect(tried.filter(({ outcome }) => outcome !== 'answered')).toEqual([]);
  });
});

describe('the first data', () => {
  it('is written once: run again nothing changes, and what a super admin changed stays', async () => {
    const first = await putFirstData(project, { host, templates });
    expect(first.every(({ outcome }) => outcome === 'written')).toBe(true);
    expect(first.map(({ what }) => what)).toContain('tierConfigurations/default_team');
    await writeDocuments(project, [
      { path: 'tierConfigurations/default_team', data: { name: 'Crew' }, fields: ['name'] },
    ]);
    const later = new Date(Date.now() + 400 * 86_400_000);
    const second = await putFirstData(project, { host, templates, at: later });
    expect(second.every(({ outcome }) => outcome === 'kept')).toBe(true);
    const known = await readDocuments(project, ['tierConfigurations/default_team']);
    expect(known.get('tierConfigurations/default_team')).toMatchObject({
      name: 'Crew',
      rev: 1,
      limits: { candidates: 300 },
    });
  });

  it('brings the templates of mails to the address of the product', async () => {
    const moved = await putFirstData(project, { host: 'https://jobs.example', templates });
    expect(moved.filter(({ outcome }) => outcome === 'written').map(({ what }) => what)).toEqual([
      'mailTemplates/candidateInvite',
      'mailTemplates/teamInvite',
    ]);
    const known = await readDocuments(project, ['mailTemplates/teamInvite']);
    expect(known.get('mailTemplates/teamInvite')?.['html']).toContain(
      'https://jobs.example/join-team/',
    );
  });

  it('names a first super admin: somebody who exists, whose address is verified, who has come in', async () => {
    const email = 'operator@platform.example';
    const accounts = `${project.auth}/v1/projects/${project.projectId}/accounts`;
    const send = async (body: object, path = ''): Promise<{ localId: string }> => {
      const answer = await fetch(accounts + path, {
        method: 'POST',
        headers: { ...project.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { localId: string };
    };
    await expect(makeSuperAdmin(project, email)).rejects.toThrow('Nobody has signed up');
    const { localId } = await send({ email, password: 'try-hirely-1' });
    await expect(makeSuperAdmin(project, email)).rejects.toThrow('not verified');
    await send({ localId, emailVerified: true }, ':update');
    await expect(makeSuperAdmin(project, email)).rejects.toThrow('open the product once');
    await writeDocuments(project, [{ path: `users/${localId}`, data: { email, isAdmin: false } }]);
    expect(await makeSuperAdmin(project, email)).toMatchObject({ outcome: 'written' });
    expect(await makeSuperAdmin(project, email)).toMatchObject({ outcome: 'kept' });
    const user = (await readDocuments(project, [`users/${localId}`])).get(`users/${localId}`);
    expect(user).toEqual({ email, isAdmin: false, isSuperAdmin: true });
  });
});

describe('a project after the steps', () => {
  it('lacks nothing that emulators know', async () => {
    await putFirstData(project, { host: app.url, templates });
    const findings = await checkDeployment(project, deployment);
    // The repository's own host stands in the rules, and the pages of this test allow emulators.
    expect(listWrong(findings)).toEqual(['Host in the rules', 'Headers']);
    expect(findings.find(({ about }) => about === 'Headers')?.words).toContain(
      'Content-Security-Policy of /,',
    );
    expect(findings.filter(({ verdict }) => verdict === 'right').map(({ about }) => about)).toEqual(
      [
        'Indexes',
        'Files',
        'Files in a browser',
        'Plans',
        'Legal texts',
        'Mail templates',
        'Super admin',
        'App',
        'Files of other versions',
      ],
    );
  });
});
