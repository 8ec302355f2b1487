// Who may do what with each document: every match of the compiled rules, tried by every role with every method. What is allowed is listed in
// matrix/matrix.md; the whole table is printed. After an intended change: MATRIX_WRITE=1 npx vitest run --project rules tests/rules/matrix.test.ts
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#data/firestore/collections.ts';
import { chooseEmulator, findEmulators } from '../../local/emulatorChoice.ts';
import { rulesPath } from '../support/firebase.ts';
import { asGiven, touched } from './matrix/attempts.ts';
import { outsider, type Attempt, type Row, type Rows } from './matrix/cells.ts';
import { existingDocuments } from './matrix/existingDocuments.ts';
import { companyRows } from './matrix/rowsCompany.ts';
import { interviewRows } from './matrix/rowsInterview.ts';
import { peopleRows } from './matrix/rowsPeople.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, put, type Data } from './writes.ts';

const world = new World();
const rows: Rows = { ...peopleRows, ...companyRows, ...interviewRows };
const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
type Method = (typeof methods)[number];

/** The actors, by their name in the table. The candidate's interview is in progress, the other one's is submitted. */
const roles: Record<string, Who | 'outsider'> = {
  nobody: 'nobody',
  anonymous: 'guest',
  candidate: 'candidate',
  'other candidate': 'otherCandidate',
  'outside guest': 'outsider',
  reviewer: 'reviewer',
  recruiter: 'recruiter',
  admin: 'admin',
  owner: 'owner',
  compliance: 'compliance',
  'rival owner': 'rivalOwner',
  'super admin': 'superAdmin',
  suspended: 'suspended',
};
const as = (who: Who | 'outsider'): Firestore =>
  who === 'outsider' ? world.stranger(outsider) : world.as(who);
const uid = (who: Who | 'outsider'): string => (who === 'outsider' ? outsider : uidOf(who));

const expected = new URL('./matrix/matrix.md', import.meta.url);
const run = promisify(execFile);
/** What the compiled rules allow at all: the methods of each match. */
const matches = new Map<string, readonly string[]>();
const seen = new Map<string, string[]>();
let existing: Record<string, Data> = {};

async function isLet(act: Promise<unknown>): Promise<boolean> {
  return act.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
        return false;
      throw error;
    },
  );
}

function reading(
  at: string,
  method: Method,
  { list = {} }: Row,
  match: string,
  db: Firestore,
  who: string,
): Promise<unknown> {
  if (method === 'get') return getDoc(doc(db, at));
  const equal = typeof list.where === 'function' ? list.where(who) : list.where;
  const from = match.startsWith('{path=**}/')
    ? collectionGroup(db, match.split('/')[1] ?? '')
    : collection(db, at.split('/').slice(0, -1).join('/'));
  return getDocs(query(from, ...(equal ? [where(equal[0], '==', equal[1])] : []), limit(20)));
}

const plainly: Record<'create' | 'update' | 'delete', (row: Row) => Attempt> = {
  create: ({ at }) => ({
    writes: () => [put(`${at.split('/').slice(0, -1).join('/')}/probe`, { probe: true })],
  }),
  update: ({ at }) => ({ writes: () => [put(at, { ...existing[at], probe: true })] }),
  delete: ({ at }) => ({ writes: () => [drop(at)] }),
};

/** Everyone tries one operation, and the documents are reset after a success. Returns who succeeded. */
async function tryAll(match: string, method: Method, row: Row): Promise<string[]> {
  const isWrite = method !== 'get' && method !== 'list';
  const attempt = isWrite ? (row[method] ?? plainly[method](row)) : undefined;
  const given =
    (isWrite ? attempt?.given : ((method === 'list' ? row.list?.given : undefined) ?? row.given)) ??
    {};
  const around = Object.keys(given);
  if (around.length > 0) await world.arrange(...around.map((path) => asGiven(path, given[path])));
  const let_: string[] = [];
  const one = async ([name, who]: [string, Who | 'outsider']): Promise<void> => {
    if (!attempt) {
      if (await isLet(reading(row.at, method, row, match, as(who), uid(who)))) let_.push(name);
      return;
    }
    const writes = attempt.writes(uid(who));
    if (!(await isLet(commit(as(who), ...writes)))) return;
    let_.push(name);
    await world.arrange(
      ...touched(world.as('nobody'), writes).map((path) =>
        asGiven(path, path in given ? given[path] : existing[path]),
      ),
    );
  };
  if (attempt) for (const entry of Object.entries(roles)) await one(entry);
  else await Promise.all(Object.entries(roles).map(one));
  if (around.length > 0)
    await world.arrange(...around.map((path) => asGiven(path, existing[path])));
  return Object.keys(roles).filter((name) => let_.includes(name));
}

/** The table as written to the file: a line per match and method, with who may. */
function written(): string {
  const lines = Object.keys(rows)
    .toSorted()
    .flatMap((match) => [
      `\n## ${match}\n`,
      ...methods
        .filter((method) => seen.has(`${method} ${match}`))
        .map((method) => `- ${method}: ${seen.get(`${method} ${match}`)?.join(', ') || '–'}`),
    ]);
  return `# Who may do what\n\nHeld by tests/rules/matrix.test.ts: each is tried with a document that is well formed, in one state of the world; what depends on states is in the tests of the collection.\nRoles: ${Object.keys(roles).join(', ')}.\n${lines.join('\n')}\n`;
}

describe('the matrix of who may do what', () => {
  beforeAll(async () => {
    const choice = chooseEmulator(await findEmulators());
    if ('problem' in choice) throw new Error(choice.problem);
    const program = fileURLToPath(new URL('../../tools/RulesTree.java', import.meta.url));
    const { stdout } = await run(
      choice.java,
      [
        '-Xmx512m',
        '-cp',
        choice.engineJars[0] ?? choice.firestoreJar,
        program,
        rulesPath('firestore.rules'),
      ],
      { maxBuffer: 10_000_000 },
    );
    for (const [, path = '', allowed = ''] of stdout.matchAll(/^match \/(\S+) ?(.*)$/gm))
      matches.set(path, allowed.split(' ').filter(Boolean));
  }, 180_000);

  it('has a row for every match of the compiled rules, and no other', () => {
    expect(matches.size).toBeGreaterThan(80);
    expect(Object.keys(rows).toSorted()).toEqual([...matches.keys()].toSorted());
  });

  it('has every document of the product', () => {
    const steps = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');
    const known = Object.entries(rows).flatMap(([match, { at }]) => [
      steps(match),
      steps(match).replace(/[^/]+$/, at.split('/').at(-1) ?? ''),
    ]);
    expect(
      Object.values(collections)
        .map(({ path }) => path)
        .filter(
          (path) =>
            !known.includes(steps(path)) && !known.includes(steps(path).replace(/[^/]+$/, '{}')),
        ),
    ).toEqual([]);
  });

  it('equals the file', async () => {
    existing = existingDocuments();
    await world.arrange(...Object.entries(existing).map(([path, data]) => put(path, data)));
    for (const [match, row] of Object.entries(rows)) {
      for (const method of match.startsWith('{path=**}/') ? (['list'] as const) : methods)
        seen.set(`${method} ${match}`, await tryAll(match, method, row));
    }
    const width = Math.max(...Object.keys(rows).map((match) => match.length));
    const names = Object.keys(roles);
    console.info(
      [
        `Columns: ${names.join(', ')}. Each: g(et) l(ist) c(reate) u(pdate) d(elete).`,
        ...Object.keys(rows).map(
          (match) =>
            `${match.padEnd(width)} ${names.map((name) => methods.map((method) => (seen.get(`${method} ${match}`)?.includes(name) ? method[0] : '·')).join('')).join(' ')}`,
        ),
      ].join('\n'),
    );
    if (process.env['MATRIX_WRITE']) writeFileSync(expected, written());
    expect(written()).toEqual(existsSync(expected) ? readFileSync(expected, 'utf8') : '');
  }, 600_000);

  // Allowed to none of these roles: only the operator's first sign-in does it.
  const elsewhere = ['create system/{d}'];

  it('has someone for everything that the rules allow', () => {
    const unseen = [...matches].flatMap(([match, allowed]) =>
      allowed
        .filter((method) => (seen.get(`${method} ${match}`) ?? []).length === 0)
        .map((method) => `${method} ${match}`),
    );
    expect(unseen).toEqual(elsewhere);
  });
});
