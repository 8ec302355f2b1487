/** Where the local Firebase answers, and what it is called. */
import { createServer } from 'node:net';

/** Host and port of each emulator, as `127.0.0.1:8080`, and the project they serve. */
export interface FirebaseAddresses {
  readonly projectId: string;
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
}

/** One port per emulator. */
export interface EmulatorPorts {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
}

export const host = '127.0.0.1';

export const localProject = 'demo-hirely';

export const fixedPorts: EmulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 };

/** The project's default Storage bucket. */
export function bucketOf(projectId: string): string {
  return `${projectId}.appspot.com`;
}

/** The addresses that belong to these ports. */
export function addressesOn(projectId: string, ports: EmulatorPorts): FirebaseAddresses {
  return {
    projectId,
    auth: `${host}:${ports.auth}`,
    firestore: `${host}:${ports.firestore}`,
    storage: `${host}:${ports.storage}`,
  };
}

/** A free port: the wished one if possible, else any. */
export async function freePort(wished = 0): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? wished;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const found = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(found));
    });
  });
}

/** Ports for all emulators; wished ports that were taken are in `moved`. */
export async function choosePorts(
  wished?: EmulatorPorts,
): Promise<{ ports: EmulatorPorts; moved: string[] }> {
  const auth = await freePort(wished?.auth);
  const firestore = await freePort(wished?.firestore);
  const storage = await freePort(wished?.storage);
  const ports = { auth, firestore, storage };
  const moved = (['auth', 'firestore', 'storage'] as const)
    .filter((name) => wished && ports[name] !== wished[name])
    .map((name) => `Port ${wished?.[name]} is in use, so ${name} answers on ${ports[name]}.`);
  return { ports, moved };
}
