// What all lanes of stories have in common, made once: the built app and a seeded Firebase.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirebase } from '../../../local/firebase.ts';
import { seedFirebase } from '../../../local/seeding.ts';
import { buildApp } from '../serveApp.ts';
import { storiesProject } from '../seeded.ts';

/** Two folders; whoever asked for them removes them. */
export interface PreparedStories {
  readonly directory: string;
  /** Holds the seed; each lane starts from a copy of it. */
  readonly seeded: string;
}

/** Builds the app and seeds a Firebase. `classes` replace the emulator's own (tools/mutants). */
export async function prepareStories(classes: string | undefined): Promise<PreparedStories> {
  const [directory, seeded] = await Promise.all([buildApp(), seedOnce(classes)]);
  return { directory, seeded };
}

/** Seeds a Firebase once for several lanes; returns the folder that holds it. */
export async function seedOnce(classes: string | undefined): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hirely-seeded-'));
  const firebase = await startFirebase({
    projectId: storiesProject,
    ports: 'free',
    dataDir,
    ...(classes ? { classes } : {}),
    log: console.warn,
  });
  try {
    await seedFirebase(firebase.addresses, console.warn);
  } finally {
    await firebase.stop();
  }
  return dataDir;
}
