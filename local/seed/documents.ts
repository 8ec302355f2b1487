/** Collects the seed's documents by path, typed by the app's own table, and writes them past the rules. */
import { initializeApp, deleteApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  terminate,
  writeBatch,
} from 'firebase/firestore';
import {
  collections,
  type CollectionName,
  type DataOf,
  type RefOf,
} from '#data/firestore/collections.ts';

const batchSize = 400;

/** Documents to be written, each validated against its schema when it is added. */
export class Documents {
  readonly byPath = new Map<string, object>();
  readonly files = new Map<string, { bytes: Uint8Array; mime: string }>();

  /** Adds a file for storage. */
  addFile(path: string, file: { bytes: Uint8Array; mime: string }): void {
    this.files.set(path, file);
  }

  /** Adds a document; throws when it does not fit its schema. */
  add<Name extends CollectionName>(
    name: Name,
    documentRef: RefOf<Name>,
    data: Partial<DataOf<Name>>,
  ): void {
    const path = collections[name].path.replace(
      /\{(\w+)\}/g,
      (_, key: string) => (documentRef as Record<string, string>)[key] ?? '',
    );
    const read = collections[name].schema.safeParse(data);
    if (!read.success) throw new Error(`${path} does not fit: ${read.error.message}`);
    this.byPath.set(
      path,
      Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
    );
  }

  /** Changes fields of a document that was added. */
  change<Name extends CollectionName>(
    name: Name,
    documentRef: RefOf<Name>,
    data: Partial<DataOf<Name>>,
  ): void {
    const path = collections[name].path.replace(
      /\{(\w+)\}/g,
      (_, key: string) => (documentRef as Record<string, string>)[key] ?? '',
    );
    this.add(name, documentRef, { ...this.byPath.get(path), ...data });
  }

  /** Puts the files into the local Storage. */
  async writeFilesTo(bucket: string, storage: string): Promise<void> {
    for (const [path, { bytes, mime }] of this.files) {
      // A handful of small files, one after the other.
      const response = await fetch(
        `http://${storage}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(path)}`,
        {
          method: 'POST',
          headers: { authorization: 'Bearer owner', 'content-type': mime },
          body: new Uint8Array(bytes),
        },
      );
      if (!response.ok) throw new Error(`The seed could not put ${path}: ${response.status}`);
    }
  }

  /** Writes everything to the local Firestore. */
  async writeTo(projectId: string, host: string, port: number): Promise<void> {
    const app = initializeApp({ projectId, apiKey: 'local' }, 'seed');
    const database = initializeFirestore(app, { ignoreUndefinedProperties: true });
    connectFirestoreEmulator(database, host, port, { mockUserToken: 'owner' });
    const entries = [...this.byPath];
    for (let from = 0; from < entries.length; from += batchSize) {
      const batch = writeBatch(database);
      for (const [path, data] of entries.slice(from, from + batchSize))
        batch.set(doc(database, path), data);
      await batch.commit();
    }
    await terminate(database);
    await deleteApp(app);
  }
}
