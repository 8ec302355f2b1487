// The same commit by REST, with one integer sent as a double: the SDK never does that, but other clients can.
import { Timestamp, type Firestore } from 'firebase/firestore';
import { addresses } from '../../support/firebase.ts';
import type { Data, Write } from '../writes.ts';
import { recordWrites, type RecordedWrite } from './attempts.ts';

/** The location of an integer: the write, and the path to the value. */
interface NumberLocation {
  at: number;
  keys: readonly string[];
}

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function findNumbers(value: unknown, keys: readonly string[]): string[][] {
  if (typeof value === 'number') return Number.isInteger(value) ? [[...keys]] : [];
  if (Array.isArray(value))
    return (value as unknown[]).flatMap((item, n) => findNumbers(item, [...keys, String(n)]));
  return isMap(value)
    ? Object.entries(value).flatMap(([key, inner]) => findNumbers(inner, [...keys, key]))
    : [];
}

/** A value as REST encodes it, with the number at this location as a double. */
function encoded(value: unknown, keys: readonly string[] | null): object {
  const inner = (key: string): readonly string[] | null =>
    keys?.[0] === key ? keys.slice(1) : null;
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return keys?.length === 0 || !Number.isInteger(value)
      ? { doubleValue: value }
      : { integerValue: String(value) };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (Array.isArray(value))
    return {
      arrayValue: {
        values: (value as unknown[]).map((item, n) => encoded(item, inner(String(n)))),
      },
    };
  if (isMap(value))
    return {
      mapValue: {
        fields: Object.fromEntries(
          Object.entries(value)
            .filter(([, item]) => methodOf(item) === null)
            .map(([key, item]) => [key, encoded(item, inner(key))]),
        ),
      },
    };
  throw new Error(`No way to send a ${typeof value}.`);
}

/** Sentinels of the SDK: the server's time, and a deleted field. */
const methodOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && '_methodName' in value
    ? String((value as { _methodName: unknown })._methodName)
    : null;

const quoted = (key: string): string => (/^[a-z_]\w*$/i.test(key) ? key : `\`${key}\``);
/** The fields with a server timestamp. */
function timesIn(data: Data, above = ''): string[] {
  return Object.entries(data).flatMap(([key, value]) =>
    methodOf(value) === 'serverTimestamp'
      ? [`${above}${quoted(key)}`]
      : isMap(value)
        ? timesIn(value, `${above}${quoted(key)}.`)
        : [],
  );
}

function sent(
  project: string,
  { kind, path, data }: RecordedWrite,
  keys: readonly string[] | null,
): object {
  const name = `projects/${project}/databases/(default)/documents/${path}`;
  if (kind === 'delete') return { delete: name };
  const stays = Object.entries(data).filter(([, value]) => methodOf(value) === null);
  const times = timesIn(data).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const fields = Object.fromEntries(
    stays.map(([key, value]) => [
      key.split('.').at(-1) ?? key,
      encoded(value, keys?.[0] === key ? keys.slice(1) : null),
    ]),
  );
  return {
    update: { name, fields },
    ...(kind === 'update'
      ? { updateMask: { fieldPaths: stays.map(([key]) => key) }, currentDocument: { exists: true } }
      : {}),
    updateTransforms: times,
  };
}

/** True when every part can be sent by REST here: no counters, and no paths into maps. */
const isPlain = ({ data }: RecordedWrite): boolean =>
  Object.entries(data).every(
    ([key, value]) => !key.includes('.') && [null, 'serverTimestamp'].includes(methodOf(value)),
  );

/** True when it was accepted, false when the rules refused. On contention or a timeout of the emulator nothing is written, and it is retried as the SDK does. */
async function sendCommit(
  url: string,
  token: string,
  writes: readonly object[],
  triesLeft = 5,
): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if ((response.status === 409 || response.status >= 500) && triesLeft > 0)
    return sendCommit(url, token, writes, triesLeft - 1);
  if (!response.ok && response.status !== 403) throw new Error(await response.text());
  return response.ok;
}

/** The commit unchanged and once for each integer in it; each has a description and a `send`. Empty where REST cannot express it. */
export function withDoubles(
  db: Firestore,
  writes: readonly Write[],
  project: string,
  token: string,
): { what: string; send: () => Promise<boolean> }[] {
  const recorded = recordWrites(db, writes);
  if (!recorded.every(isPlain)) return [];
  const locations: (NumberLocation | null)[] = [
    null,
    ...recorded.flatMap(({ data }, at) => findNumbers(data, []).map((keys) => ({ at, keys }))),
  ];
  return locations.map((location) => ({
    what:
      location === null
        ? 'as it is'
        : `${recorded[location.at]?.path.split('/').slice(-2).join('/') ?? ''} ${location.keys.join('.')} as a double`,
    send: () =>
      sendCommit(
        `http://${addresses().firestore}/v1/projects/${project}/databases/(default)/documents:commit`,
        token,
        recorded.map((one, at) => sent(project, one, location?.at === at ? location.keys : null)),
      ),
  }));
}
