// The same commit with one fault: a missing field, one of another type or value, an extra field, another id, a missing document.
import { Timestamp, type Firestore } from 'firebase/firestore';
import { drop, patch, put, type Data, type Write } from '../writes.ts';
import { recordWrites, type RecordedWrite } from './attempts.ts';

export interface Spoiled {
  what: string;
  writes: Write[];
}

const longAgo = Timestamp.fromMillis(0);
const isPlainMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Another value of the same type. */
function another(value: unknown): unknown {
  if (typeof value === 'string') return /^\d+$/.test(value) ? `${value}1` : 'quinn';
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'quinn';
  if (Array.isArray(value)) return [...(value as unknown[]), { probe: true }];
  if (isPlainMap(value)) return { ...value, probe: true };
  // A timestamp: of the document, or of the commit.
  return longAgo;
}
/** A list instead of a text of the same length. */
const listFor = (value: unknown): unknown =>
  typeof value === 'string'
    ? Array<string>(Math.max(1, value.length)).fill('x')
    : Array.isArray(value)
      ? 'quinn'
      : ['quinn'];
const without = ({ ...data }: Data, key: string): Data => {
  delete data[key];
  return data;
};
const written = ({ kind, path, data }: RecordedWrite): Write =>
  kind === 'delete' ? drop(path) : kind === 'set' ? put(path, data) : patch(path, data);

/** Every way to break the writes of a commit: the document under test in each way, the others by another value or by their absence. */
export function spoiled(db: Firestore, writes: readonly Write[], match: string): Spoiled[] {
  const recorded = recordWrites(db, writes);
  const pattern = new RegExp(`^${match.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`);
  const judged = recorded.findIndex(({ path }) => pattern.test(path));
  return recorded.flatMap((one, at) => {
    // Months and minutes in a name depend on the current time, as does the slot of a report behind its minute.
    const name = one.path
      .split('/')
      .slice(-2)
      .join('/')
      .replaceAll(/\d{6,}(-[0-9A-F]{2}$)?/g, '#');
    const changed = (what: string, data: Data): Spoiled => ({
      what: `${name} ${what}`,
      writes: recorded.map((other, n) => written(n === at ? { ...one, data } : other)),
    });
    const left: Spoiled[] =
      recorded.length > 1
        ? [{ what: `without ${name}`, writes: recorded.filter((_, n) => n !== at).map(written) }]
        : [];
    if (one.kind === 'delete') return left;
    const fields = Object.entries(one.data).flatMap(([key, value]) => [
      changed(`${key} other`, { ...one.data, [key]: another(value) }),
      ...(at === judged
        ? [
            changed(`${key} missing`, without(one.data, key)),
            changed(`${key} null`, { ...one.data, [key]: null }),
            changed(`${key} list`, { ...one.data, [key]: listFor(value) }),
          ]
        : []),
      ...(at === judged && isPlainMap(value)
        ? Object.keys(value).map((inner) =>
            changed(`${key}.${inner} other`, {
              ...one.data,
              [key]: { ...value, [inner]: another(value[inner]) },
            }),
          )
        : []),
    ]);
    // A new document under another id, and under an invalid one.
    const elsewhere =
      at === judged && one.kind === 'set'
        ? ['quinn', 'a b'].map((id) => ({
            what: `${name} as "${id}"`,
            writes: recorded.map((other, n) =>
              written(n === at ? { ...one, path: one.path.replace(/[^/]+$/, id) } : other),
            ),
          }))
        : [];
    return [...left, ...elsewhere, ...fields, changed('one more', { ...one.data, probe: true })];
  });
}
