// The files that a link opens to an external reviewer.
import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../documents/existing.ts';
import { cato } from '../documents/paths.ts';
import { ago, ahead, days, minutes } from '../documents/times.ts';
import { people, staff } from '../people.ts';
import { patch, put } from '../writes.ts';
import {
  arrange,
  as,
  before,
  beyond,
  fetchFile,
  folder,
  isAllowed,
  kilo,
  only,
  putFile,
  refuses,
  storageOf,
} from './files.ts';

describe('a file shared with a guest', () => {
  const key = (more: Record<string, unknown> = {}): Promise<void> =>
    arrange(
      put(`${cato}/guests/gus`, {
        token: 'sharedSHAREDsharedSH01',
        name: 'Dr. Fern',
        at: ago(minutes(9)),
        expiresAt: ahead(days(1)),
        recordings: true,
        resume: false,
        status: 'open',
        ...more,
      }),
    );
  const film = 'interviews/lark/open/cato/q1/take-1.webm';
  const resumeFile = 'interviews/lark/open/cato/q2/cv.pdf';
  const marked = 'interviews/lark/open/cato/q1/blind.webm';
  const voice = 'interviews/lark/open/cato/q1/voice.webm';
  /** The guest with an account, and without one. */
  const ways = (): FirebaseStorage[] => [
    as('guest'),
    storageOf(people.guest.uid, { firebase: { sign_in_provider: 'anonymous' } }),
  ];
  const opens = async (path: string): Promise<boolean[]> =>
    Promise.all(ways().map((storage) => isAllowed(getBytes(ref(storage, path)))));
  beforeAll(async () => {
    await Promise.all([
      before(film),
      before(resumeFile),
      uploadBytes(ref(beyond(), marked), kilo, {
        contentType: 'video/webm',
        customMetadata: { blind: 'true' },
      }),
      uploadBytes(ref(beyond(), voice), kilo, {
        contentType: 'audio/webm',
        customMetadata: { blind: 'true' },
      }),
    ]);
  });

  it("opens within the link's scope, to its guest alone, while it is open", async () => {
    const both = [true, true];
    const none = [false, false];
    expect(await opens(film)).toEqual(none);
    await key();
    expect([
      await opens(film),
      await opens(voice),
      await opens(resumeFile),
      await opens(marked),
      await opens(`${folder}/q1/take-1.webm`),
    ]).toEqual([both, both, none, none, none]);
    await only([...staff, 'otherCandidate', 'guest', 'suspended'], (who) => fetchFile(who, film));
    await key({ recordings: false, resume: true });
    expect([await opens(film), await opens(resumeFile)]).toEqual([none, both]);
    for (const more of [
      { status: 'revoked' },
      { status: 'done' },
      { expiresAt: ago(minutes(5)) },
    ]) {
      await key(more);
      expect(await opens(film)).toEqual(none);
    }
    await refuses({
      'put by the guest': () =>
        putFile('guest', 'interviews/lark/open/cato/q1/x.webm', 'video/webm'),
      'deleted by the guest': () => deleteObject(ref(as('guest'), film)),
      'listed by the guest': () => listAll(ref(as('guest'), 'interviews/lark/open/cato/q1')),
    });
  });

  it('closes to guests without an account when the candidate withdraws', async () => {
    await key();
    await arrange(patch(cato, { status: 'withdrawn' }));
    expect((await opens(film))[1]).toBe(false);
    await arrange(patch(cato, { status: 'expired' }));
    expect(await opens(film)).toEqual([true, true]);
    const original = documents()[cato];
    if (original) await arrange(put(cato, original));
  });
});
