// Sends a message from the public contact page: one plain request, nothing from the SDK.
import { listContactIds, type NewContactMessage } from '#domain/platform/contactMessage.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { postPlainly } from '#data/base/plainRequest.ts';
import { buildDatabaseName, buildRestAddress } from '#data/firestore/restAddress.ts';

/** How a message fared: stored under a reference, kept out because many were sent just now, or not sent because no server was reached. */
export type ContactSending = { how: 'sent'; reference: string } | { how: 'busy' | 'unreachable' };

/** So many slots are tried; when all are taken, too many people are writing. */
const tries = 4;
const timeoutMs = 15_000;

async function commitAt(id: string, message: NewContactMessage): Promise<number> {
  const fields = Object.fromEntries(
    Object.entries({ ...message, status: 'open' }).map(([key, value]) => [
      key,
      { stringValue: value },
    ]),
  );
  const write = {
    update: { name: `${buildDatabaseName()}/documents/contactMessages/${id}`, fields },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const answer = await postPlainly(
    buildRestAddress('commit'),
    { writes: [write] },
    AbortSignal.timeout(timeoutMs),
  );
  return answer.status;
}

/** Sends a message. Never throws: what cannot be sent can still be mailed. */
export async function sendContactMessage(message: NewContactMessage): Promise<ContactSending> {
  const ids = listContactIds(await readServerTime()).toSorted(() => Math.random() - 0.5);
  try {
    for (const id of ids.slice(0, tries)) {
      const status = await commitAt(id, message);
      if (status < 300) return { how: 'sent', reference: id };
      if (status >= 500) return { how: 'unreachable' };
    }
    return { how: 'busy' };
  } catch {
    return { how: 'unreachable' };
  }
}
