// The commits of the matrix and who may make each: the first allowed actor of the table, and actors who use other writes.
import { readFileSync } from 'node:fs';
import type { Firestore } from 'firebase/firestore';
import { uidOf, type Who } from '../people.ts';
import { recordWrites } from './attempts.ts';
import { outsider, type Attempt } from './cells.ts';
import { companyRows } from './rowsCompany.ts';
import { interviewRows } from './rowsInterview.ts';
import { peopleRows } from './rowsPeople.ts';

const rows = { ...peopleRows, ...companyRows, ...interviewRows };
const whoOf: Readonly<Record<string, Who | 'outsider'>> = {
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
  nobody: 'nobody',
};
export const uid = (who: Who | 'outsider'): string => (who === 'outsider' ? outsider : uidOf(who));

/** Who may, according to the matrix. */
const may = new Map<string, (Who | 'outsider')[]>();
let match = '';
for (const line of readFileSync(new URL('./matrix.md', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('## ')) match = line.slice(3);
  const [, method, names = ''] = /^- (create|update|delete): (.+)$/.exec(line) ?? [];
  if (method)
    may.set(
      `${method} ${match}`,
      names.split(', ').flatMap((name) => whoOf[name] ?? []),
    );
}
/** The first allowed actor, and those who use other writes, as a super admin does. */
export function actors(
  db: Firestore,
  attempt: Attempt,
  all: readonly (Who | 'outsider')[],
): (Who | 'outsider')[] {
  const shapes = new Map<string, Who | 'outsider'>();
  for (const who of all) {
    const shape = recordWrites(db, attempt.writes(uid(who)))
      .map(({ kind, data }) => `${kind} ${Object.keys(data).join(' ')}`)
      .join('\n');
    if (!shapes.has(shape)) shapes.set(shape, who);
  }
  return [...shapes.values()];
}

/** Each write that the table allows someone. */
export const commits = Object.entries(rows).flatMap(([at, row]) =>
  (['create', 'update', 'delete'] as const).flatMap((method) => {
    const [attempt, all] = [row[method], may.get(`${method} ${at}`) ?? []];
    return attempt && all.length > 0 ? [{ name: `${method} ${at}`, at, attempt, all }] : [];
  }),
);
