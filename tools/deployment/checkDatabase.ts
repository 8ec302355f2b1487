/** The database: that it is there, how it is kept, its indexes, its first documents. */
import { readFileSync } from 'node:fs';
import { findDocuments, readDocuments } from '../google/documents.ts';
import { readErrorMessage, sendRequest, type CloudProject } from '../google/googleApi.ts';
import { buildTemplates, buildTiers } from '../firstData/firstDocuments.ts';
import { tryQueries, type Tried } from '../queries/tryQueries.ts';
import { judge, leaveOut, pick, type Deployment, type Finding } from './finding.ts';

const databaseOf = ({ firestore, projectId }: CloudProject): string =>
  `${firestore}/v1/projects/${projectId}/databases/(default)`;

/** Place, point-in-time recovery, delete protection, backups. */
export async function checkKeeping(project: CloudProject): Promise<Finding[]> {
  if (project.isLocal) return [leaveOut('Database')];
  const { headers } = project;
  const [database, backups] = [
    await sendRequest(databaseOf(project), { headers }),
    await sendRequest(`${databaseOf(project)}/backupSchedules`, { headers }),
  ];
  if (database.status !== 200) throw new Error(readErrorMessage(database));
  const at = (key: string): unknown => pick(database.body, key);
  const schedules = pick(backups.body, 'backupSchedules');
  return [
    judge(
      'Database',
      at('type') === 'FIRESTORE_NATIVE',
      `It lies in ${String(at('locationId'))}.`,
      'It is not a Firestore database in native mode: create "(default)" anew (step 3).',
    ),
    judge(
      'Delete protection',
      at('deleteProtectionState') === 'DELETE_PROTECTION_ENABLED',
      'It is on.',
      'Anybody with rights can delete the database by one command: switch protection on (step 16).',
      'advice',
    ),
    judge(
      'Point-in-time recovery',
      at('pointInTimeRecoveryEnablement') === 'POINT_IN_TIME_RECOVERY_ENABLED',
      'Every minute of the last seven days can be brought back.',
      'Of a mistake only the last hour can be undone: switch it on (step 16).',
      'advice',
    ),
    judge(
      'Backups',
      Array.isArray(schedules) && schedules.length > 0,
      'They are scheduled.',
      'There is no schedule: add one (step 16).',
      'advice',
    ),
  ];
}

/** Every query of the app, asked once. */
export async function checkIndexes(project: CloudProject): Promise<Finding[]> {
  return [judgeQueries(await tryQueries(project))];
}

/** One line for all queries: before step 9 most of them fail, for one reason. `check:queries` names each. */
export function judgeQueries(tried: readonly Tried[]): Finding {
  const count = (outcome: Tried['outcome']): number =>
    tried.filter((one) => one.outcome === outcome).length;
  const failed = tried.find(({ outcome }) => outcome === 'failed');
  const rows: [queries: number, words: string][] = [
    [count('missing'), 'have no index (step 9)'],
    [count('building'), 'have an index that is still being built: wait'],
    [count('failed'), `cannot be asked: ${failed?.detail.replace(/[.]$/, '')}`],
  ];
  const wrong = rows.filter(([queries]) => queries > 0);
  return judge(
    'Indexes',
    wrong.length === 0,
    `All ${tried.length} queries are answered.`,
    `Of ${tried.length} queries ${wrong.map(([queries, words]) => `${queries} ${words}`).join('; ')}. npm run check:queries names them.`,
  );
}

interface IndexFile {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

/** The fields by which documents expire: what the repository names is what the project has. */
export async function checkExpiry(project: CloudProject): Promise<Finding[]> {
  if (project.isLocal) return [leaveOut('Expiry')];
  const { fieldOverrides } = JSON.parse(
    readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
  ) as IndexFile;
  const wanted = fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}/fields/${fieldPath}`);
  const reply = await sendRequest(
    `${databaseOf(project)}/collectionGroups/-/fields?filter=ttlConfig:*&pageSize=300`,
    { headers: project.headers },
  );
  if (reply.status !== 200) throw new Error(readErrorMessage(reply));
  const fields = (pick(reply.body, 'fields') ?? []) as { name: string }[];
  const missing = wanted.filter((end) => !fields.some(({ name }) => name.endsWith(end)));
  return [
    judge(
      'Expiry',
      missing.length === 0,
      `${wanted.length} kinds of documents expire by themselves.`,
      `These do not expire: ${missing.join(', ')}. Deploy the indexes (step 9).`,
      'advice',
    ),
  ];
}

/** Tiers, legal texts, templates of mails, a super admin. */
export async function checkDocuments(
  project: CloudProject,
  { host, templates }: Deployment,
): Promise<Finding[]> {
  const tiers = buildTiers(new Date()).map(([{ path }]) => path);
  const mails = buildTemplates(host, templates);
  const known = await readDocuments(project, [...tiers, ...mails.map(({ path }) => path)]);
  const missingTiers = tiers.filter((path) => !known.has(path));
  const wrongMails = mails.filter(({ path, data }) => known.get(path)?.['html'] !== data['html']);
  const legal = await Promise.all(
    ['terms', 'privacy'].map(async (kind) =>
      (await findDocuments(project, 'legalTexts', 'kind', kind)).length > 0 ? [] : [kind],
    ),
  );
  const admins = await findDocuments(project, 'users', 'isSuperAdmin', true);
  return [
    judge(
      'Plans',
      missingTiers.length === 0,
      `All ${tiers.length} are there.`,
      `Nobody can get these plans: ${missingTiers.join(', ')}. Put the first data in (step 11).`,
    ),
    judge(
      'Legal texts',
      legal.flat().length === 0,
      'Terms and privacy have a version.',
      `No version of ${legal.flat().join(' and ')} is published (step 11).`,
    ),
    judge(
      'Mail templates',
      wrongMails.length === 0,
      `They lead to ${host}.`,
      `These are missing or of another version or address: ${wrongMails.map(({ path }) => path).join(', ')} (step 11).`,
    ),
    judge(
      'Super admin',
      admins.length > 0,
      'There is one.',
      'Nobody can answer plan requests or change settings: name the first one (step 15).',
    ),
  ];
}
