/** Finds where a prerendered page reaches Firestore: the local emulator while it runs, else the build's project. */

/** The address of a method; empty where the build has no settings. */
export function buildFirestoreAddress(method: 'runQuery' | 'batchGet'): string {
  const local = globalThis.__HIRELY_LOCAL__;
  const query = local
    ? `http://${local.firestore}/v1/projects/${local.projectId}/databases/(default)/documents:runQuery?key=local`
    : (document.documentElement.dataset['queryAddress'] ?? '');
  return query.replace(':runQuery', `:${method}`);
}
