// A job seeker's own documents: practice, stories, resumes, jobs, applications. The rules let nobody else read them, not even a super admin.
import { limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import type { DataOf } from '#data/firestore/collections.ts';
import {
  collectionAt,
  docAt,
  liveDoc,
  liveList,
  readDoc,
  type ToWrite,
} from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { addDoc, deleteDoc, setDoc, updateDoc } from '#data/firestore/guardedWrites.ts';

const seekerDocumentKinds = [
  'practiceSessions',
  'practiceAttempts',
  'stories',
  'resumes',
  'jobTrackers',
  'applications',
] as const;
export type SeekerDocumentKind = (typeof seekerDocumentKinds)[number];
/** What is written of a document; its times are the server's. */
export type SeekerDocumentFields<Kind extends SeekerDocumentKind> = Partial<
  ToWrite<Omit<DataOf<Kind>, 'createdAt' | 'updatedAt'>>
>;

/** The documents of one kind that were changed last. */
export function seekerDocumentsSource<Kind extends SeekerDocumentKind>(
  uid: string,
  kind: Kind,
  size: number,
): Source<Listed<DataOf<Kind>>> {
  return liveList(
    kind,
    `${kind}:${uid}:${size}`,
    () =>
      query(
        collectionAt(kind as SeekerDocumentKind, { uid }),
        orderBy('updatedAt', 'desc'),
        limit(size + 1),
      ),
    size,
  );
}

/** The latest attempts at the questions of one set, at most a hundred. */
export function attemptsOfSetSource(
  uid: string,
  sessionId: string,
): Source<Listed<DataOf<'practiceAttempts'>>> {
  return liveList(
    'practiceAttempts',
    `practiceAttempts:${uid}/${sessionId}`,
    () =>
      query(
        collectionAt('practiceAttempts', { uid }),
        where('sessionId', '==', sessionId),
        orderBy('updatedAt', 'desc'),
        limit(101),
      ),
    100,
  );
}

/** One document that stays current; null while there is none. */
export function seekerDocumentSource<Kind extends SeekerDocumentKind>(
  uid: string,
  kind: Kind,
  id: string,
): Source<Stored<DataOf<Kind>> | null> {
  return liveDoc(kind as SeekerDocumentKind, { uid, id }) as Source<Stored<DataOf<Kind>> | null>;
}

/** One document, read once; null when there is none. Throws a Fault. */
export async function readSeekerDocument<Kind extends SeekerDocumentKind>(
  uid: string,
  kind: Kind,
  id: string,
): Promise<Stored<DataOf<Kind>> | null> {
  return (await readDoc(kind as SeekerDocumentKind, { uid, id })) as Stored<DataOf<Kind>> | null;
}

/** Adds a document; returns its id. Throws a Fault. */
export async function addSeekerDocument<Kind extends SeekerDocumentKind>(
  uid: string,
  kind: Kind,
  fields: SeekerDocumentFields<Kind>,
): Promise<string> {
  return asFault(
    async () =>
      (
        await addDoc(collectionAt(kind as SeekerDocumentKind, { uid }), {
          ...fields,
          createdAt: serverTimestamp(),
          updatedAt: serverTimestamp(),
        })
      ).id,
  );
}

/** Adds a document under an id of its own, or replaces the fields given; `isNew`: it is not there yet. Throws a Fault. */
export async function setSeekerDocument<Kind extends SeekerDocumentKind>(
  uid: string,
  kind: Kind,
  id: string,
  fields: SeekerDocumentFields<Kind>,
  isNew = false,
): Promise<void> {
  await asFault(() =>
    setDoc(
      docAt(kind as SeekerDocumentKind, { uid, id }),
      {
        ...fields,
        updatedAt: serverTimestamp(),
        ...(isNew ? { createdAt: serverTimestamp() } : {}),
      },
      { merge: true },
    ),
  );
}

/** Changes fields of a document. Throws a Fault. */
export async function updateSeekerDocument<Kind extends SeekerDocumentKind>(
  uid: string,
  kind: Kind,
  id: string,
  fields: SeekerDocumentFields<Kind>,
): Promise<void> {
  await asFault(() =>
    updateDoc(docAt(kind as SeekerDocumentKind, { uid, id }), {
      ...fields,
      updatedAt: serverTimestamp(),
    }),
  );
}

/** Deletes a document for good. Throws a Fault. */
export async function deleteSeekerDocument(
  uid: string,
  kind: SeekerDocumentKind,
  id: string,
): Promise<void> {
  await asFault(() => deleteDoc(docAt(kind, { uid, id })));
}
