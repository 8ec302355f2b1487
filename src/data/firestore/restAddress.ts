// Where Firestore answers plain requests, for pages that load no Firebase.
import { settings } from './settings.ts';

/** The address of a method of the documents service, such as "runQuery" or "commit". */
export function buildRestAddress(method: 'runQuery' | 'batchGet' | 'commit'): string {
  const { firebase, local } = settings();
  const origin = local ? `http://${local.firestore}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/${buildDatabaseName()}/documents:${method}?key=${encodeURIComponent(firebase.apiKey)}`;
}

/** The full name of the database, as documents are named by plain requests. */
export function buildDatabaseName(): string {
  return `projects/${settings().firebase.projectId}/databases/(default)`;
}
