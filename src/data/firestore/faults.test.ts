/** What an error of the SDK means to people. */
import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faultOf } from './faults.ts';

afterEach(() => vi.restoreAllMocks());

const link =
  'https://console.firebase.google.com/v1/r/project/p/firestore/indexes?create_composite=Ck';

describe('a query without an index', () => {
  it.each([
    `The query requires an index. You can create it here: ${link}`,
    `The query requires a COLLECTION_GROUP_ASC index for collection sessions and field orgId. You can create it here: ${link}`,
    `The query requires an index. That index is currently building and cannot be used yet. See its status here: ${link}`,
  ])('is not somebody else’s change, and the console has the link: %s', (message) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new FirebaseError('failed-precondition', message);
    expect(faultOf(error).code).toBe('indexMissing');
    expect(logged).toHaveBeenCalledExactlyOnceWith(error);
  });
  it('is another thing than a precondition of a write', () =>
    expect(
      faultOf(new FirebaseError('failed-precondition', 'the stored version does not match')).code,
    ).toBe('conflict'));
});

describe('what is not switched on', () => {
  it.each([
    'auth/operation-not-allowed',
    'auth/admin-restricted-operation',
    'auth/unauthorized-domain',
  ])('is logged as such: %s', (code) =>
    expect(faultOf(new FirebaseError(code, code)).code).toBe('notSetUp'),
  );
  it('a refused proof of App Check says what may stand in the way', () =>
    expect(faultOf(new FirebaseError('auth/firebase-app-check-token-is-invalid', '')).code).toBe(
      'unproven',
    ));
});
