/** Documents by the REST interface, as the operator: read by path, written in one commit. */
import { readErrorMessage, sendRequest, type CloudProject } from './googleApi.ts';

type Data = Readonly<Record<string, unknown>>;

/** One document to write. `isNew`: refused where it exists; `fields`: of one that exists, only these are changed. */
export interface Write {
  readonly path: string;
  readonly data: Data;
  readonly isNew?: boolean;
  readonly fields?: readonly string[];
}

/** A value as the interface writes it. */
function toValue(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as Data) } };
}

function toFields(data: Data): Record<string, object> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, toValue(value)]),
  );
}

/** A value of a reply, as far as the checks read it. */
function parseValue(value: Record<string, unknown>): unknown {
  if ('integerValue' in value) return Number(value['integerValue']);
  if ('timestampValue' in value) return new Date(String(value['timestampValue']));
  if ('mapValue' in value)
    return parseFields((value['mapValue'] as { fields?: Fields }).fields ?? {});
  return Object.values(value)[0];
}

type Fields = Record<string, Record<string, unknown>>;

function parseFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, parseValue(value)]));
}

const rootOf = (project: CloudProject): string =>
  `projects/${project.projectId}/databases/(default)/documents`;

/** Reads documents by path; those that are missing are not in the answer. Throws what the project says. */
export async function readDocuments(
  project: CloudProject,
  paths: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const root = rootOf(project);
  const reply = await sendRequest(`${project.firestore}/v1/${root}:batchGet`, {
    headers: project.headers,
    body: { documents: paths.map((path) => `${root}/${path}`) },
  });
  if (reply.status !== 200) throw new Error(readErrorMessage(reply));
  const rows = reply.body as { found?: { name: string; fields?: Fields } }[];
  return new Map(
    rows.flatMap(({ found }) =>
      found
        ? [
            [
              found.name.slice(found.name.indexOf(root) + root.length + 1),
              parseFields(found.fields ?? {}),
            ],
          ]
        : [],
    ),
  );
}

/** Reads the ids of a collection's documents where a field has a value, ten at most. Throws what the project says. */
export async function findDocuments(
  project: CloudProject,
  collection: string,
  field: string,
  value: string | boolean,
): Promise<string[]> {
  const reply = await sendRequest(`${project.firestore}/v1/${rootOf(project)}:runQuery`, {
    headers: project.headers,
    body: {
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: toValue(value) } },
        limit: 10,
      },
    },
  });
  if (reply.status !== 200) throw new Error(readErrorMessage(reply));
  const rows = reply.body as { document?: { name: string } }[];
  return rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

/** Writes documents, all or none. Throws what the project says. */
export async function writeDocuments(
  project: CloudProject,
  writes: readonly Write[],
): Promise<void> {
  if (writes.length === 0) return;
  const root = rootOf(project);
  const reply = await sendRequest(`${project.firestore}/v1/${root}:commit`, {
    headers: project.headers,
    body: {
      writes: writes.map(({ path, data, isNew, fields }) => ({
        update: { name: `${root}/${path}`, fields: toFields(data) },
        ...(fields ? { updateMask: { fieldPaths: fields } } : {}),
        ...(isNew ? { currentDocument: { exists: false } } : {}),
        ...(fields ? { currentDocument: { exists: true } } : {}),
      })),
    },
  });
  if (reply.status !== 200) throw new Error(readErrorMessage(reply));
}
