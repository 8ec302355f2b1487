// Starts a Firebase of its own for the tests of rules: free ports, a fresh project, nothing kept.
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { FirebaseAddresses } from '../../local/addresses.ts';
import { type LocalFirebase, startFirebase } from '../../local/firebase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the tests of rules; stories have one a lane. */
    firebase: FirebaseAddresses | undefined;
  }
}

let firebase: LocalFirebase | undefined;
/** The emulator keeps each version of each document that the tests have put back: more than a gigabyte in one run. */
const memory = totalmem() > 10e9 ? '4g' : '2g';

/** A project that no earlier run has used. */
function freshProject(): string {
  return `demo-test-${Date.now().toString(36)}`;
}

/** Runs before the first test. */
export async function setup(project: TestProject): Promise<void> {
  // npm run test:mutants sets these.
  const { EMULATOR_CLASSES: classes, RULES_FOLDER: folder } = process.env;
  firebase = await startFirebase({
    projectId: freshProject(),
    ports: 'free',
    log: console.warn,
    memory,
    ...(classes ? { classes } : {}),
    ...(folder
      ? {
          rules: {
            firestore: join(folder, 'firestore.rules'),
            storage: join(folder, 'storage.rules'),
          },
        }
      : {}),
  });
  project.provide('firebase', firebase.addresses);
}

/** Runs after the last test. */
export async function teardown(): Promise<void> {
  await firebase?.stop();
}
