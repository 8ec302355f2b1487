import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { choosePorts, fixedPorts, freePort, host } from './addresses.ts';

it('uses the ports that the plain `firebase emulators:start` would', () => {
  const { emulators } = JSON.parse(
    readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
  ) as { emulators: Record<keyof typeof fixedPorts, { port: number }> };
  const { auth, firestore, storage } = emulators;
  expect({ auth: auth.port, firestore: firestore.port, storage: storage.port }).toEqual(fixedPorts);
});

it('uses another port when one is taken, and reports it', async () => {
  const taken = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, host, resolve));
  const wished = { auth: taken, firestore: await freePort(), storage: await freePort() };
  const { ports, moved } = await choosePorts(wished);
  server.close();
  expect(ports.auth).not.toBe(taken);
  expect(moved).toEqual([`Port ${taken} is in use, so auth answers on ${ports.auth}.`]);
});
