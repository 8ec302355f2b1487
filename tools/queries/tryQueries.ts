/** Asks every query of the app once, for one document at most: a project says itself which index it lacks. */
import {
  readErrorMessage,
  sendRequest,
  type CloudProject,
  type Reply,
} from '../google/googleApi.ts';
import { listAppQueries, type AppQuery } from './appQueries.ts';
import { formatQuery } from './indexRules.ts';

/** How a query fared. */
export interface Tried {
  readonly query: string;
  readonly file: string;
  /** `missing`: it lacks an index, `building`: the index is not ready yet, `failed`: it could not be asked. */
  readonly outcome: 'answered' | 'missing' | 'building' | 'failed';
  /** The console's page that creates the index, or what went wrong. */
  readonly detail: string;
}

const operators: Record<string, string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};
const many = new Set(['in', 'not-in', 'array-contains-any']);

/** No document has this word anywhere, so nothing is read. */
const nobody = 'index-check';

/** The path of the document that a collection lies below; empty at the top. */
const parentOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .join('/')
    .replaceAll(/\{\w+\}/g, nobody);

/** A query as the REST interface takes it; null where it may be asked of any collection and is built elsewhere. */
export function buildRequest(
  query: AppQuery,
  projectId: string,
): { parent: string; structuredQuery: object } | null {
  const { path, group, scope, wheres, orders } = query;
  if (scope === 'COLLECTION' && path === null) return null;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const below = path === null ? '' : parentOf(path);
  const parent = below ? `${root}/${below}` : root;
  const valueOf = (field: string): object =>
    field === '__name__'
      ? { referenceValue: `${parent}/${group}/${nobody}` }
      : { stringValue: nobody };
  const filters = wheres.map(({ field, op }) => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: operators[op],
      value: many.has(op) ? { arrayValue: { values: [valueOf(field)] } } : valueOf(field),
    },
  }));
  const structuredQuery = {
    from: [{ collectionId: group, allDescendants: scope === 'COLLECTION_GROUP' }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
    orderBy: orders.map(({ field, order }) => ({ field: { fieldPath: field }, direction: order })),
    limit: 1,
  };
  return { parent, structuredQuery };
}

/** What a reply says about the index of its query. */
export function readOutcome(reply: Reply): Pick<Tried, 'outcome' | 'detail'> {
  if (reply.status === 200) return { outcome: 'answered', detail: '' };
  const message = readErrorMessage(reply);
  if (!/requires an? .*index/i.test(message)) return { outcome: 'failed', detail: message };
  const link = /https:\/\/\S+/.exec(message)?.[0] ?? message;
  return { outcome: /currently building/i.test(message) ? 'building' : 'missing', detail: link };
}

/** The distinct queries of the app, each with the file that asks it first. */
export function listDistinctQueries(): (AppQuery & { file: string })[] {
  const known = new Map<string, AppQuery & { file: string }>();
  for (const { file, queries } of listAppQueries())
    for (const query of queries) {
      const key = `${query.path ?? ''} ${formatQuery(query)}`;
      if (!known.has(key)) known.set(key, { ...query, file });
    }
  return [...known.values()];
}

const atOnce = 8;

/** Asks every query. A query that cannot be asked does not hold up the others. */
export async function tryQueries(
  project: CloudProject,
  queries = listDistinctQueries(),
): Promise<Tried[]> {
  const tried: Tried[] = [];
  const waiting = [...queries];
  const work = async (): Promise<void> => {
    for (let query = waiting.shift(); query; query = waiting.shift()) {
      const request = buildRequest(query, project.projectId);
      if (!request) continue;
      const { parent, structuredQuery } = request;
      const result = await sendRequest(`${project.firestore}/v1/${parent}:runQuery`, {
        headers: project.headers,
        body: { structuredQuery },
      }).then(readOutcome, (cause: unknown) => ({
        outcome: 'failed' as const,
        detail: String(cause),
      }));
      tried.push({ query: formatQuery(query), file: query.file, ...result });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tried.toSorted((a, b) => a.query.localeCompare(b.query));
}
