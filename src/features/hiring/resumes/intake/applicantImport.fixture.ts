// A device, a server and a page as taking resumes in meets them.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Kept } from '#data/applicants/applicants.ts';
import type { ApplicantStore, KeptFile } from '#data/applicants/applicantStore.ts';
import * as marksOfPage from '#data/device/openingMarks.ts';
import { createApplicantImport, type ApplicantImport } from './applicantImport.ts';
import type { ApplicantImportPorts } from './importPorts.ts';
import type { ReadApplicant } from './readApplicant.ts';

export function createDevice(): ApplicantStore & { kept: () => KeptFile[] } {
  const rows = new Map<string, KeptFile>();
  const bytes = new Map<string, ArrayBuffer>();
  return {
    kept: () => [...rows.values()],
    all: async () => [...rows.values()],
    bytes: async (_session, id) => bytes.get(id) ?? null,
    put: async (_session, file, content) => {
      rows.set(file.id, file);
      if (content) bytes.set(file.id, content);
      return true;
    },
    drop: async (_session, id) => {
      rows.delete(id);
      bytes.delete(id);
    },
  };
}

/** What the device keeps at once, and the pages' farewell: anew for each test. */
export function stubPage(): { marked: () => ReadonlyMap<string, string>; farewell: () => void } {
  let rows = new Map<string, string>();
  let listeners: (() => void)[] = [];
  function farewell(): void {
    listeners.forEach((listen) => listen());
    listeners = [];
  }
  beforeEach(() => {
    // Each resume that cannot be taken is noted in the console.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    rows = new Map();
    listeners = [];
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => {
        rows.set(key, value);
      },
      removeItem: (key: string) => {
        rows.delete(key);
      },
    });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('addEventListener', (kind: string, listen: () => void) => {
      if (kind === 'pagehide') listeners.push(listen);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return { marked: () => rows, farewell };
}

/** A server that counts what it keeps. */
export function createServer() {
  const there = new Map<string, { file: string; arrived: boolean }>();
  return {
    there,
    known: async (id: string) => {
      const one = there.get(id);
      return one ? (one.arrived ? null : one.file) : undefined;
    },
    keep: async (id: string): Promise<Kept> => {
      const one = there.get(id);
      if (one) return { kind: 'known', file: one.arrived ? null : one.file };
      there.set(id, { file: `${id}.txt`, arrived: false });
      return { kind: 'kept', file: `${id}.txt` };
    },
    send: async (id: string) => {
      const one = there.get(id);
      if (one) one.arrived = true;
    },
  };
}

export const createFile = (name: string, text = name): File => new File([text], name);
export const read = async (): Promise<ReadApplicant> => ({}) as ReadApplicant;
export const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

export function setUp(
  ports: Partial<ApplicantImportPorts> = {},
  store = createDevice(),
  far = createServer(),
) {
  let n = 0;
  const made = createApplicantImport({
    store,
    session: 's',
    hash: async (bytes) => `h:${textOf(bytes)}`,
    read,
    newId: () => `n${(n += 1)}`,
    marks: marksOfPage,
    isOnline: () => true,
    ...far,
    ...ports,
  });
  return { queue: made, store, far };
}
export const listStates = (of: ApplicantImport): [string, string][] =>
  of.state().files.map(({ name, state }) => [name, state]);
export const untilIdle = async (of: ApplicantImport): Promise<void> => {
  await vi.waitFor(() =>
    expect(
      of
        .state()
        .files.some(({ state }) => ['queued', 'reading', 'matching', 'saving'].includes(state)),
    ).toBe(false),
  );
};
