/** Writes the first data of a project. What is there stays as it is, but for templates of mails, which belong to the version that is deployed. */
import { findDocuments, readDocuments, writeDocuments, type Write } from '../google/documents.ts';
import { readErrorMessage, sendRequest, type CloudProject } from '../google/googleApi.ts';
import {
  buildLegalTexts,
  buildTemplates,
  buildTiers,
  operatorName,
  type Group,
} from './firstDocuments.ts';

/** What was found and done, one line for each thing. */
export interface Done {
  readonly what: string;
  readonly outcome: 'written' | 'kept';
}

async function putGroup(project: CloudProject, [first, ...others]: Group): Promise<Done> {
  const known = await readDocuments(project, [first.path]);
  if (known.has(first.path)) return { what: first.path, outcome: 'kept' };
  await writeDocuments(project, [first, ...others]);
  return { what: first.path, outcome: 'written' };
}

async function putTemplate(project: CloudProject, template: Write): Promise<Done> {
  const known = (await readDocuments(project, [template.path])).get(template.path) ?? {};
  if (Object.entries(template.data).every(([key, value]) => known[key] === value))
    return { what: template.path, outcome: 'kept' };
  await writeDocuments(project, [template]);
  return { what: template.path, outcome: 'written' };
}

/** Tiers, legal texts and templates. Run again it writes what is missing, and nothing else. Throws what the project says. */
export async function putFirstData(
  project: CloudProject,
  { host, templates, at = new Date() }: { host: string; templates: string; at?: Date },
): Promise<Done[]> {
  const done: Done[] = [];
  for (const tier of buildTiers(at)) done.push(await putGroup(project, tier));
  for (const { kind, group } of buildLegalTexts(at)) {
    const [known] = await findDocuments(project, 'legalTexts', 'kind', kind);
    done.push(
      known ? { what: `legalTexts/${known}`, outcome: 'kept' } : await putGroup(project, group),
    );
  }
  for (const template of buildTemplates(host, templates))
    done.push(await putTemplate(project, template));
  return done;
}

/** Makes the account of an address a super admin's: it must exist, with a verified address, and have come in once. Throws one sentence when it may not. */
export async function makeSuperAdmin(project: CloudProject, email: string): Promise<Done> {
  const reply = await sendRequest(
    `${project.auth}/v1/projects/${project.projectId}/accounts:lookup`,
    {
      headers: project.headers,
      body: { email: [email] },
    },
  );
  if (reply.status !== 200) throw new Error(readErrorMessage(reply));
  const { users = [] } = reply.body as { users?: { localId: string; emailVerified?: boolean }[] };
  const [account] = users;
  if (!account) throw new Error(`Nobody has signed up as ${email} yet.`);
  if (!account.emailVerified) throw new Error(`${email} is not verified yet.`);
  const path = `users/${account.localId}`;
  const user = (await readDocuments(project, [path])).get(path);
  if (!user) throw new Error(`${email} has to open the product once before.`);
  if (user['isSuperAdmin'] === true) return { what: `${email} as super admin`, outcome: 'kept' };
  await writeDocuments(project, [
    { path, data: { isSuperAdmin: true }, fields: ['isSuperAdmin'] },
    {
      path: `platformAudit/first_admin_${account.localId}`,
      data: {
        actorUid: operatorName,
        action: 'user.update',
        target: account.localId,
        at: new Date(),
        reason: 'The first super admin.',
      },
    },
  ]);
  return { what: `${email} as super admin`, outcome: 'written' };
}
