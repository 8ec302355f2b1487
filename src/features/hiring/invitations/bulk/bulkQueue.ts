// Sends many invitations one commit at a time; the list with every state lives on this device, so that a reload goes on where it stopped.
import { z } from 'zod';
import { faultCodes, toFault } from '#domain/base/fault.ts';
import { languages } from '#i18n/languages.ts';
import type { Invited, NewInvite } from '#data/invitations/invites.ts';
import { createKeptRuns, type RunPorts } from '#features/hiring/parts/keptRuns.ts';

const Item = z.object({
  /** Chosen before sending: the same token never invites twice. */
  token: z.string(),
  email: z.string(),
  name: z.string(),
  language: z.enum(languages),
  state: z.enum(['waiting', 'sent', 'failed']),
  fault: z.enum(faultCodes).optional(),
});
export type BulkItem = z.infer<typeof Item>;

const Queue = z.object({ items: z.array(Item).max(500), expiryDays: z.number().int() });
export type BulkQueue = z.infer<typeof Queue>;

/** Why sending ended. */
export type Stop = 'done' | 'limit' | 'storage' | 'closed' | 'offline' | 'paused';

export interface BulkPorts extends RunPorts<BulkQueue> {
  invite: (invite: NewInvite, token: string) => Promise<Invited>;
}

/** How many items are in a state. */
export function countOf(queue: BulkQueue, state: BulkItem['state']): number {
  return queue.items.filter((item) => item.state === state).length;
}

/** Sends what waits. A row that fails by itself is marked and passed over; a limit, a closed job or a lost network ends the run. */
export async function sendAll(start: BulkQueue, ports: BulkPorts): Promise<Stop> {
  let queue = start;
  const mark = (token: string, part: Partial<BulkItem>): void => {
    queue = {
      ...queue,
      items: queue.items.map((item) => (item.token === token ? { ...item, ...part } : item)),
    };
    ports.changed(queue);
  };
  for (const { token, email, name, language } of start.items.filter(
    (item) => item.state !== 'sent',
  )) {
    if (ports.isPaused()) return 'paused';
    try {
      // One counted commit at a time: the company's counter takes about one a second.
      const result = await ports.invite(
        { email, name, language, expiryDays: start.expiryDays },
        token,
      );
      if (result.kind !== 'invited') return result.kind;
      mark(token, { state: 'sent', fault: undefined });
    } catch (error) {
      const { code } = toFault(error);
      if (code === 'offline') return 'offline';
      mark(token, { state: 'failed', fault: code });
    }
  }
  return 'done';
}

/** The list that is being sent on this device. */
export const keptQueues = createKeptRuns('bulk', Queue);
