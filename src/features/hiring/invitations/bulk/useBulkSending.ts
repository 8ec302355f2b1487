// A list of invitations while it is sent: its progress, and how it is resumed, stopped and dropped. It survives a reload on this device.
import type { JobRef } from '#data/firestore/refs.ts';
import { inviteCandidate } from '#data/invitations/invites.ts';
import { keptQueues, sendAll, type BulkQueue, type Stop } from './bulkQueue.ts';
import { useKeptRun, type RunState } from '#features/hiring/parts/keptRuns.ts';

export type BulkSending = RunState<BulkQueue, Stop>;

export function useBulkSending(jobRef: JobRef, uid: string): BulkSending {
  return useKeptRun(keptQueues, jobRef, uid, (queue, ports) =>
    sendAll(queue, {
      ...ports,
      invite: (invite, token) => inviteCandidate(jobRef, uid, invite, token),
    }),
  );
}
