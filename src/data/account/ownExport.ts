// Everything that is one's own, as files: each document below one's name, what lies elsewhere, interviews as their candidate may read them, and the files themselves. What cannot be read is named.
import {
  collectionGroup,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { ZipEntry } from '#domain/base/zip.ts';
import { jsonOf } from '#data/company/exportReader.ts';
import { collections, type CollectionName, type RefOf } from '#data/firestore/collections.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { listFilePathsBelow } from '#data/firestore/files.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { readOwnCopy, readOwnFile } from '#data/candidate/ownCopy.ts';
import { readDocuments, listFoldersBelow, listRealFolders } from './ownWalk.ts';

export interface OwnExportProgress {
  documents: number;
  files: number;
}
export interface OwnExportOptions {
  onProgress: (progress: OwnExportProgress) => void;
  signal: AbortSignal;
}
/** What could not be read, by its path. */
export interface OwnExport {
  entries: ZipEntry[];
  documents: number;
  files: number;
  failed: string[];
}

const perRead = 100;
const textsMost = 50;
const words = new TextEncoder();
type Row = Record<string, unknown>;

class Collecting {
  readonly entries: ZipEntry[] = [];
  readonly failed: string[] = [];
  documents = 0;
  files = 0;
  readonly #options: OwnExportOptions;
  constructor(options: OwnExportOptions) {
    this.#options = options;
  }

  emit(): void {
    if (this.#options.signal.aborted) throw new DOMException('Stopped', 'AbortError');
    this.#options.onProgress({ documents: this.documents, files: this.files });
  }

  json(name: string, content: unknown): void {
    this.entries.push({
      name: `${name}.json`,
      bytes: words.encode(`${JSON.stringify(jsonOf(content), null, 2)}\n`),
    });
    this.emit();
  }

  /** One part; when it cannot be read the rest goes on, and the end names it. A line that is gone ends everything. */
  async part(path: string, read: () => Promise<void>): Promise<void> {
    this.emit();
    try {
      await read();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      const fault = faultOf(error);
      if (fault.code === 'offline' || !navigator.onLine)
        throw new Fault('offline', { cause: error });
      this.failed.push(path);
    }
  }

  async one(reference: DocumentReference): Promise<Row | null> {
    const snapshot = await retryRead(() => getDocFromServer(reference));
    if (!snapshot.exists()) return null;
    this.documents += 1;
    return { id: snapshot.id, ...snapshot.data() };
  }

  async folder(path: string, name: string): Promise<void> {
    const rows: Row[] = [];
    for await (const docs of readDocuments(path)) {
      rows.push(...docs.map((doc) => ({ id: doc.id, ...doc.data() })));
      this.documents += docs.length;
      this.emit();
    }
    if (rows.length > 0) this.json(name, rows);
  }
}

/** The rows of the table below users/{uid}/ that are one document under a fixed name: where nothing may be listed they are read one by one. */
const singles = (Object.keys(collections) as CollectionName[]).filter((name) =>
  /^users\/\{uid\}\/[^{}]+\/[^{}]+$/.test(collections[name].path),
);

async function ownDocuments(to: Collecting, uid: string): Promise<void> {
  await to.part('users', async () =>
    to.json('account', {
      person: await to.one(docAt('users', { uid })),
      publicProfile: await to.one(docAt('publicProfiles', { uid })),
    }),
  );
  const fixed = new Set(singles.map((name) => collections[name].path.replace(/\/[^/]+$/, '')));
  for (const name of singles) {
    const [, , kind = '', id = ''] = collections[name].path.split('/');
    await to.part(`users/${kind}/${id}`, async () => {
      const row = await to.one(docAt(name, { uid } as RefOf<CollectionName>));
      if (row) to.json(`${kind}-${id}`, row);
    });
  }
  const folders = [
    ...listFoldersBelow('users/{uid}/').filter((folder) => !fixed.has(folder)),
    'customers/{uid}/subscriptions',
  ];
  for (const folder of folders) {
    const kind = folder.replace(/^(users|customers)\/\{uid\}\//, '');
    await to.part(kind, async () => {
      for (const real of await listRealFolders(folder, { uid })) {
        await to.folder(real, real.split('/').slice(2).join('-'));
      }
    });
  }
}

async function collectAccepted(to: Collecting, uid: string): Promise<void> {
  const { docs } = await retryRead(() =>
    getDocsFromServer(query(collectionAt('legalTexts', {}), limit(textsMost))),
  );
  const rows = await Promise.all(
    docs.map(async ({ id: textId }) => ({
      textId,
      acceptance: await to.one(docAt('legalAcceptances', { textId, uid })),
    })),
  );
  to.json(
    'accepted-terms',
    rows.filter(({ acceptance }) => acceptance !== null),
  );
}

async function collectInterviews(to: Collecting, uid: string): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const after = last ? [startAfter(last)] : [];
    const { docs } = await retryRead(() =>
      getDocsFromServer(
        query(
          collectionGroup(database(), 'sessions'),
          where('candidateUid', '==', uid),
          orderBy('startedAt', 'desc'),
          ...after,
          limit(perRead),
        ),
      ),
    );
    for (const { ref } of docs) {
      const [, orgId = '', , interviewId = ''] = ref.path.split('/');
      const candidateRef = { orgId, interviewId, candidateUid: uid };
      await to.part(`interviews/${orgId}/${interviewId}`, async () => {
        const copy = await readOwnCopy(candidateRef);
        to.documents += 1;
        const token = (copy['session'] as { inviteToken?: string } | undefined)?.inviteToken ?? '';
        const invitation = token
          ? await to.one(docAt('invites', { orgId, interviewId, token })).catch(() => null)
          : null;
        to.json(`interviews/${interviewId}`, {
          ...(invitation
            ? { company: invitation['companyName'], title: invitation['interviewTitle'] }
            : {}),
          ...copy,
        });
      });
    }
    last = docs.at(-1);
    if (docs.length < perRead) return;
  }
}

async function ownFiles(to: Collecting, uid: string): Promise<void> {
  for (const folder of [`users/${uid}`, `avatars/${uid}`]) {
    let paths: string[] = [];
    await to.part(folder.replace(uid, ''), async () => {
      paths = await listFilePathsBelow(folder);
    });
    for (const path of paths) {
      const name = path
        .replace(`users/${uid}/`, 'files/')
        .replace(`avatars/${uid}/`, 'files/picture/');
      await to.part(name, async () => {
        to.entries.push({ name, bytes: await readOwnFile(path) });
        to.files += 1;
        to.emit();
      });
    }
  }
}

/** Collects everything of the person who is signed in. Throws a Fault ("offline"), or AbortError when stopped; whatever else fails is named in the result. */
export async function exportOwn(uid: string, options: OwnExportOptions): Promise<OwnExport> {
  requireOnline();
  const to = new Collecting(options);
  await ownDocuments(to, uid);
  await to.part('accepted-terms', () => collectAccepted(to, uid));
  await to.part('interviews', () => collectInterviews(to, uid));
  await ownFiles(to, uid);
  if (to.failed.length > 0) to.json('not-included', to.failed);
  return { entries: to.entries, documents: to.documents, files: to.files, failed: to.failed };
}
