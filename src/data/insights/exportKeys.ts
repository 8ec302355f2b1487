// Keys for reading a company's data from outside: made, ended, and their files written anew by a manager's browser. There is no server of ours: what a key opens is as old as the last writing.
import {
  collectionGroup,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
} from 'firebase/firestore';
import type { Candidate } from '#domain/candidate/candidate.ts';
import {
  exportFileIds,
  exportKeyLimits,
  type ExportFile,
  type ExportKey,
  type ExportScope,
} from '#domain/insights/exportKey.ts';
import {
  buildCandidateRow,
  exportFileOf,
  buildJobRow,
  listUsageRows,
  type Row,
} from '#domain/insights/exportRows.ts';
import type { Organization } from '#domain/company/organization.ts';
import { computeSecretMark } from '#domain/base/secretMark.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { readDecision } from '#data/review/decisions.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc, writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { settings } from '#data/firestore/settings.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { countInsights } from './insights.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Keys shown, the latest first; ended ones too. */
const keysRead = 50;
const jobsMost = 200;
const candidatesMost = 5_000;
const page = 200;
const day = 86_400_000;

export function exportKeysOf(orgId: string): Source<Listed<ExportKey>> {
  return liveList(
    'exportKeys',
    `exportKeys/${orgId}`,
    () =>
      query(
        collectionAt('exportKeys', { orgId }),
        orderBy('createdAt', 'desc'),
        limit(keysRead + 1),
      ),
    keysRead,
  );
}

export function exportFilesOf(orgId: string, secret: string): Source<Listed<ExportFile>> {
  return liveList(
    'exportFiles',
    `exportFiles/${orgId}/${secret}`,
    () => query(collectionAt('exportFiles', { orgId, secret }), limit(10)),
    9,
  );
}

export interface NewExportKey {
  name: string;
  scopes: readonly ExportScope[];
  days: number;
}

/** Makes a key and its entry in the log, which holds the key's mark and not the key. Gives the secret. The rules ask for a sign-in of the last 15 minutes. */
export async function makeExportKey(
  orgId: string,
  uid: string,
  { name, scopes, days }: NewExportKey,
): Promise<string> {
  requireOnline();
  const [secret, auditId] = [createId(), createId()];
  const batch = writeBatch(database());
  const now = await readServerTime();
  // A minute less than the most: a reply's date counts whole seconds, and the commit takes a while.
  batch.set(docAt('exportKeys', { orgId, secret }), {
    name: name.trim(),
    scopes: [...scopes],
    createdBy: uid,
    createdAt: serverTimestamp(),
    expiresAt: new Date(now.getTime() + Math.min(days, exportKeyLimits.days[2]) * day - 60_000),
    auditId,
  });
  batch.set(docAt('auditLog', { orgId, id: auditId }), {
    actorUid: uid,
    action: 'export.key',
    target: 'exportKeys',
    at: serverTimestamp(),
    detail: `${computeSecretMark(secret)} ${name.trim()} (${scopes.join(', ')})`,
  });
  await asFault(() => batch.commit());
  return secret;
}

/** Ends a key for good, and takes its files away. */
export async function revokeExportKey(
  orgId: string,
  uid: string,
  secret: string,
  { name, scopes }: Pick<ExportKey, 'name' | 'scopes'>,
): Promise<true> {
  requireOnline();
  const auditId = createId();
  const batch = writeBatch(database());
  batch.update(docAt('exportKeys', { orgId, secret }), {
    revokedBy: uid,
    revokedAt: serverTimestamp(),
    auditId,
  });
  for (const { id } of exportFileIds(scopes))
    batch.delete(docAt('exportFiles', { orgId, secret, fileId: id }));
  batch.set(docAt('auditLog', { orgId, id: auditId }), {
    actorUid: uid,
    action: 'export.revoke',
    target: 'exportKeys',
    at: serverTimestamp(),
    detail: `${computeSecretMark(secret)} ${name}`,
  });
  await asFault(() => batch.commit());
  return true;
}

async function readJobRows(orgId: string): Promise<Row[]> {
  const { items } = await readList(
    'interviews',
    query(collectionAt('interviews', { orgId }), orderBy('updatedAt', 'desc'), limit(jobsMost + 1)),
    jobsMost,
  );
  const rows: Row[] = [];
  for (const { id, data } of items) {
    // One job after the other keeps the number of requests at once small.
    const { funnel, withdrawn } = await countInsights({ orgId, interviewId: id }, true);
    rows.push(buildJobRow(id, data, funnel, withdrawn));
  }
  return rows;
}

/** One candidate's row; for those who were rejected the decision is read. */
async function candidateRowOf(orgId: string, { id, path, data }: Stored<Candidate>): Promise<Row> {
  const interviewId = data.interviewId ?? path.split('/').at(3) ?? '';
  const decision =
    data.stage === 'rejected' ? await readDecision({ orgId, interviewId, candidateUid: id }) : null;
  return buildCandidateRow(orgId, interviewId, id, data, decision?.reasonCode ?? null);
}

async function readCandidateRows(orgId: string): Promise<Row[]> {
  const rows: Row[] = [];
  let last: Date | null = null;
  for (;;) {
    const after: Date | null = last;
    // Each page begins where the one before it ended.
    const { items }: Listed<Candidate> = await readList(
      'candidates',
      query(
        collectionGroup(database(), 'candidates'),
        where('orgId', '==', orgId),
        orderBy('startedAt'),
        ...(after ? [startAfter(after)] : []),
        limit(page),
      ),
      page,
    );
    rows.push(
      ...(await Promise.all(
        items
          .filter(({ data }) => data.status !== 'erasing')
          .map((session) => candidateRowOf(orgId, session)),
      )),
    );
    last = items.at(-1)?.data.startedAt ?? null;
    if (items.length < page || !last || rows.length >= candidatesMost) return rows;
  }
}

/** The rows of one part as they are now. Reads per part: jobs 200 × 12, candidates up to 5,000 and one for each who was rejected, usage none. */
function rowsOf(orgId: string, organization: Organization, scope: ExportScope): Promise<Row[]> {
  return scope === 'jobs'
    ? readJobRows(orgId)
    : scope === 'candidates'
      ? readCandidateRows(orgId)
      : readServerTime().then((now) => listUsageRows(organization, now));
}

/** Writes the files of a key anew. Gives how many rows went in. */
export async function writeExportFiles(
  orgId: string,
  uid: string,
  organization: Organization,
  secret: string,
  scopes: readonly ExportScope[],
): Promise<number> {
  requireOnline();
  let total = 0;
  for (const scope of scopes) {
    const rows = await rowsOf(orgId, organization, scope);
    total += rows.length;
    for (const { id, format } of exportFileIds([scope])) {
      // A document each: together they could be more than a commit may hold.
      await asFault(() =>
        setDoc(docAt('exportFiles', { orgId, secret, fileId: id }), {
          ...exportFileOf(rows, format),
          by: uid,
          at: serverTimestamp(),
        }),
      );
    }
  }
  return total;
}

/** Where a file is read from outside, by Firestore's own REST interface: no sign-in, the address is the key. */
export function exportFileUrl(orgId: string, secret: string, fileId: string): string {
  const {
    firebase: { projectId },
    local,
  } = settings();
  const host = local ? `http://${local.firestore}` : 'https://firestore.googleapis.com';
  return `${host}/v1/projects/${projectId}/databases/(default)/documents/organizations/${orgId}/exportKeys/${secret}/files/${fileId}`;
}
