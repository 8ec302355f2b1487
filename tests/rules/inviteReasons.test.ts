// Why an invitation cannot be used: its holder may query one state at a time; nobody else learns anything.
import { doc, getDocFromServer as getDoc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { job, openToken } from './documents/paths.ts';
import { signedIn } from './people.ts';
import { World, denied } from './world.ts';

const world = new World();
const taken = 'takenTAKENtakenTAKEN06';
const lapsed = 'lapsedLAPSEDlapsedLA05';
const pulled = 'pulledPULLEDpulledPU07';
const at = (token: string, state: string): string => `${job}/invites/${token}/is/${state}`;

describe('organizations/{o}/interviews/{i}/invites/{t}/is/{state}', () => {
  it.each([
    [taken, 'claimed'],
    [lapsed, 'expired'],
    [pulled, 'revoked'],
  ])('%s is %s, for any signed-in holder of the token', (token, state) =>
    world.readers(signedIn, (db) => getDoc(doc(db, at(token, state)))),
  );

  it('denies every other state, open invitations and unknown tokens', async () => {
    const guest = world.as('guest');
    for (const [token, state] of [
      [taken, 'expired'],
      [taken, 'revoked'],
      [lapsed, 'claimed'],
      [pulled, 'expired'],
      [openToken, 'open'],
      [openToken, 'expired'],
      ['neverMADEneverMADEnever00', 'revoked'],
      [taken, 'status'],
    ] as const) {
      // One query at a time keeps a failure readable.
      await denied(getDoc(doc(guest, at(token, state))));
    }
  });

  it('holds no document, ever', () =>
    world.only([], (db) => setDoc(doc(db, at(taken, 'claimed')), {})));
});
