// Inspects the writes of an attempt: what they touch, and copies with one field changed.
import type { Firestore, WriteBatch } from 'firebase/firestore';
import { drop, patch, put, type Data, type Write } from '../writes.ts';

/** A recorded write: its kind, path and data. */
export interface RecordedWrite {
  kind: 'set' | 'update' | 'delete';
  path: string;
  data: Data;
}

/** Records writes without executing them. */
export function recordWrites(db: Firestore, writes: readonly Write[]): RecordedWrite[] {
  const recorded: RecordedWrite[] = [];
  const note =
    (kind: RecordedWrite['kind']) =>
    ({ path }: { path: string }, data: Data = {}): void => {
      recorded.push({ kind, path, data });
    };
  const batch = {
    set: note('set'),
    update: note('update'),
    delete: note('delete'),
  } as unknown as WriteBatch;
  for (const write of writes) write(batch, db);
  return recorded;
}

/** The documents that writes touch. */
export function touched(db: Firestore, writes: readonly Write[]): string[] {
  return recordWrites(db, writes).map(({ path }) => path);
}

/** The write that restores a document. */
export function asGiven(path: string, data: Data | null | undefined): Write {
  return data ? put(path, data) : drop(path);
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function changed(data: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(data))
    return data.map(
      (item, n) =>
        (String(n) === key
          ? rest.length > 0
            ? changed(item, rest, value)
            : value
          : item) as unknown,
    );
  const inner = data as Data;
  return { ...inner, [key]: rest.length > 0 ? changed(inner[key] ?? {}, rest, value) : value };
}

/** The same writes with another value in one field of the document under test, and in every copy of that value. */
export function withField(
  db: Firestore,
  writes: readonly Write[],
  match: string,
  field: string,
  value: unknown,
): Write[] {
  const pattern = new RegExp(`^${match.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`);
  const recorded = recordWrites(db, writes);
  const keys = field.split('.');
  const [root = ''] = keys;
  const judged = recorded.find(({ kind, path }) => kind !== 'delete' && pattern.test(path));
  if (!judged) throw new Error(`No write to ${match}.`);
  const was = judged.data[root];
  return recorded.map(({ kind, path, data }) => {
    const next =
      path === judged.path || isSame(was, data[root]) || isSame(judged.data, data)
        ? (changed(data, keys, value) as Data)
        : // The reason, which the company's log repeats verbatim.
          root === 'reason' && isSame(was, data['detail'])
          ? { ...data, detail: value }
          : data;
    return kind === 'delete' ? drop(path) : kind === 'set' ? put(path, next) : patch(path, next);
  });
}
