// The same commit with one thing wrong: a field that is missing, of another kind or of another value, one too many, another id, a document less.
import { Timestamp, type Firestore } from 'firebase/firestore';
import { drop, patch, put, type Data, type Write } from '../world.ts';
import { recordWrites, type RecordedWrite } from './attempts.ts';

export interface Spoiled {
  what: string;
  writes: Write[];
}

const longAgo = Timestamp.fromMillis(0);
const isPlainMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'string') return /^\d+$/.test(value) ? `${value}1` : 'quinn';
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'quinn';
  if (Array.isArray(value)) return [...(value as unknown[]), { probe: true }];
  if (isPlainMap(value)) return { ...value, probe: true };
  // A moment: of the document, or of the commit.
  return longAgo;
}
/** A list in its place, as long as a text of that length would be. */
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

/** Every way to spoil the writes of a commit: the document that the match judges in each way, what goes with it by another value or by its absence. */
export function spoiled(db: Firestore, writes: readonly Write[], match: string): Spoiled[] {
  const recorded = recordWrites(db, writes);
  const pattern = new RegExp(`^${match.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`);
  const judged = recorded.findIndex(({ path }) => pattern.test(path));
  return recorded.flatMap((one, at) => {
    // Months and minutes in a name are of today.
    const name = one.path
      .split('/')
      .slice(-2)
      .join('/')
      .replaceAll(/\d{6,}/g, '#');
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
    // A new document under another id, and under one that no path of ours may hold.
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
