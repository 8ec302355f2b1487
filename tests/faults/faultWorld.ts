// What the fault suite needs beside the candidate's stories: a reviewer's eyes, checksums, faults to inject, and the row each fault leaves in the report.
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Route } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { bucketOf } from '../../local/addresses.ts';
import { addresses, signInAs } from '../support/firebase.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { invite, questions, type Invited, type World } from '../flows/candidateWorld.ts';
import { put } from '../support/operator.ts';

const results = fileURLToPath(new URL('../../test-results/', import.meta.url));

/** SHA-256, hex. */
export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A candidate whose browser keeps the app, as everybody's does. Leaves by itself. */
export async function someone(device: Device = {}): Promise<Person> {
  const person = await newPerson({ keepsApp: true, ...device });
  onTestFinished(() => person.leave());
  return person;
}

/** Sets the clock of a person's device: `by` milliseconds from the real one, and going on. For pages opened afterwards. */
export async function shiftClock({ context }: Pick<Person, 'context'>, by: number): Promise<void> {
  await context.addInitScript((shift) => {
    const Real = Date;
    const now = (): number => Real.now() + shift;
    window.Date = class extends Real {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(now());
        else super(...given);
      }
      static override now(): number {
        return now();
      }
    } as DateConstructor;
  }, by);
}

/** An invitation of the seeded company, whose people can open what comes in. */
export async function inviteToCompany(world: World = {}): Promise<Invited> {
  const invited = await invite({ ...world, orgId });
  const items = [
    {
      id: 'care',
      name: 'Care',
      description: '',
      weight: 100,
      questions: questions.map(({ id, text }) => ({
        id,
        text,
        anchors: ['1', '2', '3', '4', '5'],
        lookFor: [],
      })),
    },
  ];
  await put(`organizations/${orgId}/interviews/${invited.interviewId}/content/rubric`, {
    items,
    updatedAt: new Date(),
    updatedBy: 'staff',
  });
  return invited;
}

/** The text of an answer as a reviewer of the company reads it, under the rules; null when there is none. */
export async function reviewerReads(sessionAt: string, answerId: string): Promise<string | null> {
  const fields = await asReviewer(`${sessionAt}/answers/${answerId}`);
  return fields?.['text']?.stringValue ?? null;
}

type Fields = Record<string, { stringValue?: string; integerValue?: string } | undefined>;

/** A document as a reviewer may read it. */
export async function asReviewer(path: string): Promise<Fields | null> {
  const { projectId, firestore } = addresses();
  const { idToken } = await signInAs(people.recruiter.email, people.recruiter.password);
  const response = await fetch(
    `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
    { headers: { authorization: `Bearer ${idToken}` } },
  );
  if (!response.ok) return null;
  return ((await response.json()) as { fields?: Fields }).fields ?? {};
}

/** The bytes of a stored file as a reviewer may load them; null when they may not, or there are none. */
export async function reviewerLoads(storagePath: string): Promise<Uint8Array | null> {
  const { idToken } = await signInAs(people.recruiter.email, people.recruiter.password);
  const at = addresses();
  const response = await fetch(
    `http://${at.storage}/v0/b/${bucketOf(at.projectId)}/o/${encodeURIComponent(storagePath)}?alt=media`,
    { headers: { authorization: `Firebase ${idToken}` } },
  );
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

/** Writes the row of a fault in the report: what was recorded or typed against what the reviewer opens. Returns the bytes lost. */
export function weigh(
  id: string,
  made: string | Uint8Array,
  opened: string | Uint8Array | null,
): number {
  const size = Buffer.byteLength(made);
  const same = opened !== null && sha256(made) === sha256(opened);
  const lost = same ? 0 : Math.max(1, size - (opened === null ? 0 : Buffer.byteLength(opened)));
  mkdirSync(results, { recursive: true });
  appendFileSync(
    `${results}fault-bytes.jsonl`,
    `${JSON.stringify({ id, made: size, lost, sha256: sha256(made) })}\n`,
  );
  return lost;
}

/** Is it a request to Firestore? For routes. */
export function toFirestore(address: URL): boolean {
  return address.host === addresses().firestore;
}

/** Is it a request to Storage? */
export function toStorage(address: URL): boolean {
  return address.host === addresses().storage;
}

/** Is it a request for tokens or accounts? */
export function toAuth(address: URL): boolean {
  return address.host === addresses().auth;
}

/** Waits until the app is kept on the device. */
export async function untilKept({ page }: Pick<Person, 'page'>): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>((done) =>
        active?.addEventListener('statechange', () => {
          if (active.state === 'activated') done();
        }),
      );
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // And what this area needs.
  await page.waitForFunction(() => document.documentElement.dataset['keptArea'] !== undefined);
}

/** Answers a routed request with an error in Google's form. Without headers of its own: Playwright then adds those that let the page read it; with others the browser takes it for a lost network. */
export function refuse(route: Route, status: number, word: string): Promise<void> {
  if (route.request().method() === 'OPTIONS') return route.continue();
  return route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ error: { code: status, status: word, message: word } }),
  });
}

export interface CutConnection {
  address: string;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

/** A connection to a server that can be cut, as if the server stopped: connections break, new ones are refused. Ends with the test. */
export async function cutConnection(to: string): Promise<CutConnection> {
  const [host = '', port = ''] = to.split(':');
  const open = new Set<Socket>();
  let server: Server;
  let at = 0;
  const listen = async (): Promise<void> => {
    server = createServer((near) => {
      const far = connect(Number(port), host);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
    const address = server.address();
    at = address !== null && typeof address === 'object' ? address.port : 0;
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of open) socket.destroy();
    await closed;
  };
  await listen();
  onTestFinished(() => cut().catch(() => undefined));
  return { address: `127.0.0.1:${at}`, cut, mend: listen };
}

/** Leads the pages of a person to another server of the app. */
export function leadTo({ page }: Pick<Person, 'page'>, url: string): void {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(path.startsWith('/') ? `${url}${path}` : path, options);
}

/** Deletes a document past the rules. */
export async function remove(path: string): Promise<void> {
  const at = addresses();
  await fetch(
    `http://${at.firestore}/v1/projects/${at.projectId}/databases/(default)/documents/${path}`,
    { method: 'DELETE', headers: { authorization: 'Bearer owner' } },
  );
}
