/** Every query of the app with the collection it asks, read from the source of src/data. */
import { readdirSync, readFileSync } from 'node:fs';
import { collections } from '#data/firestore/collections.ts';
import type { Asked } from './indexRules.ts';
import { queriesIn } from './queryShapes.ts';

/** One query as it is asked: the collection's name in the table of documents is kept, since several share an id. */
export interface AppQuery extends Asked {
  /** The path of the collection with its parameters in braces; null where any collection may be asked. */
  readonly path: string | null;
}

const folder = new URL('../../src/data/', import.meta.url);

const pathOf = (name: string): string | null =>
  name in collections
    ? collections[name as keyof typeof collections].path.replace(/\/[^/]+$/, '')
    : null;

function toAppQuery(query: Asked): AppQuery {
  const path = query.scope === 'COLLECTION' ? pathOf(query.group) : null;
  return { ...query, path, group: path?.split('/').at(-1) ?? query.group };
}

/** Combinations that the text alone does not rule out, each with where the code does. */
function isAsked({ group, wheres, orders }: Asked): boolean {
  const has = (field: string, op?: string): boolean =>
    wheres.some((where) => where.field === field && (op === undefined || where.op === op));
  // A view of waiting candidates filters by status and sorts by submission time (candidateView.ts).
  if (group === 'candidates' && has('submittedAt', '<='))
    return has('status') && orders.every(({ field }) => field === 'submittedAt');
  // In one company people are looked through, and an address is no word (peoplePages.ts).
  if (group === 'users' && has('terms')) return !has('orgId') && !has('email');
  return true;
}

/** A query's file with the files beside it whose conditions it asks with: those that make no query of their own. */
function readWithConditions(file: string): string {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const beside = [...text.matchAll(/from '(\.\/\w+\.ts)'/g)].map(([, name = '']) =>
    readFileSync(new URL(name, new URL(file, folder)), 'utf8'),
  );
  return [text, ...beside.filter((one) => /\bwhere\(/.test(one) && !/\bquery\(/.test(one))].join(
    '\n',
  );
}

/** The queries of each file of src/data that asks any. Throws for what cannot be read. */
export function listAppQueries(): { file: string; queries: AppQuery[] }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('.fixture.'),
    )
    .toSorted()
    .map((file) => ({
      file,
      queries: queriesIn(readWithConditions(file)).map(toAppQuery).filter(isAsked),
    }))
    .filter(({ queries }) => queries.length > 0);
}
