// Where this device keeps the words of interviews, opened once per page.
import type { CandidateRef } from '#data/firestore/refs.ts';
import { openOutboxStore, type OutboxStore } from '#data/candidate/outboxStore.ts';

let store: OutboxStore | undefined;

/** The device's store. */
export function openDeviceStore(): OutboxStore {
  store ??= openOutboxStore();
  return store;
}

/** The name under which a session's words are kept on this device. */
export function buildOutboxName({ orgId, interviewId, candidateUid }: CandidateRef): string {
  return `${orgId}/${interviewId}/${candidateUid}`;
}
