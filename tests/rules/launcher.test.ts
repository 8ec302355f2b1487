// Tests the launcher: it keeps data between runs, frees its ports, and has Storage rules evaluated by
// Google's engine with access to Firestore documents. It starts a separate Firebase with rules of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDocFromServer as getDoc, setDoc } from 'firebase/firestore';
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalFirebase, startFirebase } from '../../local/firebase.ts';
import { bucket, createAccount, signInAs, storageEnvironment } from '../support/firebase.ts';

const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /own/{uid}/{name} {
      allow read: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid && request.resource.size < 10
                    && request.resource.contentType == 'text/plain';
    }
    match /team/{team}/{name} {
      allow read, create: if firestore.get(/databases/(default)/documents/teams/$(team)).data.members.hasAny([request.auth.uid]);
    }
    match /open/{name} {
      allow create: if firestore.exists(/databases/(default)/documents/switches/$(name));
    }
    match /greedy/{name} {
      allow create: if firestore.exists(/databases/(default)/documents/switches/a)
                    || firestore.exists(/databases/(default)/documents/switches/b)
                    || firestore.exists(/databases/(default)/documents/switches/on);
    }
  }
}`;

const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /teams/{team} { allow get: if request.auth.uid in resource.data.members; }
  }
}`;

const text = new Blob(['hello'], { type: 'text/plain' });
const directory = mkdtempSync(join(tmpdir(), 'hirely-launcher-'));
const rules = {
  firestore: join(directory, 'firestore.rules'),
  storage: join(directory, 'storage.rules'),
};
let firebase: LocalFirebase;
let environment: RulesTestEnvironment;

async function start() {
  firebase = await startFirebase({
    projectId: 'demo-launcher',
    ports: 'free',
    dataDir: join(directory, 'data'),
    rules,
  });
  environment = await storageEnvironment(firebase.addresses);
}

async function stop() {
  await environment.cleanup();
  await firebase.stop();
}

beforeAll(async () => {
  writeFileSync(rules.firestore, firestoreRules);
  writeFileSync(rules.storage, storageRules);
  await start();
  await environment.withSecurityRulesDisabled(async (owner) => {
    await setDoc(doc(owner.firestore(), 'teams/red'), { members: ['ann'] });
    await setDoc(doc(owner.firestore(), 'switches/on'), {});
  });
});

afterAll(async () => {
  await stop();
  rmSync(directory, { recursive: true, force: true });
});

function file(uid: string | undefined, path: string) {
  const context = uid
    ? environment.authenticatedContext(uid)
    : environment.unauthenticatedContext();
  return ref(context.storage(bucket(firebase.addresses)), path);
}

describe('storage rules in the emulator', () => {
  it('know the user', async () => {
    await assertSucceeds(uploadBytes(file('ann', 'own/ann/a b.txt'), text));
    expect(new TextDecoder().decode(await getBytes(file('ann', 'own/ann/a b.txt')))).toBe('hello');
    await assertFails(getBytes(file('bob', 'own/ann/a b.txt')));
    await assertFails(getBytes(file(undefined, 'own/ann/a b.txt')));
    await assertFails(uploadBytes(file('bob', 'own/ann/b.txt'), text));
  });

  it('know the size and type of a file', async () => {
    const long = new Blob(['hello, hello, hello'], { type: 'text/plain' });
    const page = new Blob(['hello'], { type: 'text/html' });
    await assertFails(uploadBytes(file('ann', 'own/ann/long.txt'), long));
    await assertFails(uploadBytes(file('ann', 'own/ann/page.html'), page));
  });

  it('read documents of Firestore', async () => {
    await assertSucceeds(uploadBytes(file('ann', 'team/red/a.txt'), text));
    await assertFails(uploadBytes(file('bob', 'team/red/a.txt'), text));
    await assertFails(uploadBytes(file('ann', 'team/blue/a.txt'), text));
    await assertSucceeds(uploadBytes(file('ann', 'open/on'), text));
    await assertFails(uploadBytes(file('ann', 'open/off'), text));
  });

  it('read no more documents than production would', async () => {
    await assertFails(uploadBytes(file('ann', 'greedy/a.txt'), text));
  });

  it('refuse unmatched paths', async () => {
    await assertFails(uploadBytes(file('ann', 'elsewhere/a.txt'), text));
  });
});

describe('the launcher', () => {
  it('keeps documents, files and accounts between runs, and frees its ports in between', async () => {
    await assertSucceeds(uploadBytes(file('ann', 'own/ann/kept.txt'), text));
    await createAccount(
      { email: 'ann@example.com', password: 'correct horse' },
      firebase.addresses,
    );
    const before = firebase.addresses;
    await stop();
    for (const address of [before.auth, before.firestore, before.storage]) {
      expect(await answers(address), address).toBe(false);
    }

    await start();
    expect(new TextDecoder().decode(await getBytes(file('ann', 'own/ann/kept.txt')))).toBe('hello');
    const red = doc(environment.authenticatedContext('ann').firestore(), 'teams/red');
    expect((await getDoc(red)).data()).toEqual({ members: ['ann'] });
    const ann = await signInAs('ann@example.com', 'correct horse', firebase.addresses);
    expect(ann.idToken).not.toBe('');
  });

  it('refuses a second run on the same data', async () => {
    const second = startFirebase({ projectId: 'demo-launcher', dataDir: join(directory, 'data') });
    await expect(second).rejects.toThrow(/running already, as process \d+/);
  });
});

function answers(address: string): Promise<boolean> {
  const [host = '', port = ''] = address.split(':');
  return new Promise((resolve) => {
    const socket = connect(Number(port), host);
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}
