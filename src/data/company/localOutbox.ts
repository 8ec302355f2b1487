// The mails that wait in the local Firestore, all companies'. Loaded in local mode only: the emulator lets its owner read everything.
import { Fault } from '#domain/base/fault.ts';
import { Mail } from '#domain/company/mail.ts';
import { settings } from '#data/firestore/settings.ts';

interface Value {
  stringValue?: string;
  timestampValue?: string;
  integerValue?: string;
  nullValue?: null;
  mapValue?: { fields?: Record<string, Value> };
}
const most = 100;

function toPlain({ stringValue, timestampValue, integerValue, mapValue }: Value): unknown {
  if (mapValue)
    return Object.fromEntries(
      Object.entries(mapValue.fields ?? {}).map(([key, value]) => [key, toPlain(value)]),
    );
  if (timestampValue) return new Date(timestampValue);
  return integerValue ? Number(integerValue) : (stringValue ?? null);
}

/** The latest mails first, at most a hundred. Throws a Fault, "notFound" without a local Firebase. */
export async function readLocalOutbox(): Promise<{ id: string; mail: Mail }[]> {
  const { local } = settings();
  if (!local) throw new Fault('notFound');
  const answer = await fetch(
    `http://${local.firestore}/v1/projects/${local.projectId}/databases/(default)/documents/mail?pageSize=${most}&orderBy=${encodeURIComponent('createdAt desc')}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  if (!answer.ok) throw new Fault('unknown', { cause: answer.status });
  const { documents = [] } = (await answer.json()) as {
    documents?: { name: string; fields: Record<string, Value> }[];
  };
  return documents.flatMap(({ name, fields }) => {
    const read = Mail.safeParse(toPlain({ mapValue: { fields } }));
    return read.success ? [{ id: name.split('/').at(-1) ?? name, mail: read.data }] : [];
  });
}
