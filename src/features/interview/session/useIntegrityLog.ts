// The room's hook for the log of circumstances: page out of sight, pastes (their size), no network, faults. Announced beforehand, shown afterwards.
import { useEffect, useMemo, useRef } from 'react';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { appendRoomEvent, findNextRoomEvent } from '#data/candidate/roomLog.ts';
import { readDeviceName, makeRoomLog, type RoomLog, type TextStorage } from './roomLog.ts';

const flushEveryMs = 5_000;
const listeners = new Set<(code: string) => void>();

/** Anything in the room may say that something broke, by a code such as "recorder.stalled". Does nothing outside a room. */
export function noteRoomFault(code: string): void {
  for (const listener of listeners) listener(code);
}

function openDeviceTextStorage(): TextStorage {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** The log of a session on this device. */
export function roomLogOf(candidateRef: CandidateRef): RoomLog {
  const storage = openDeviceTextStorage();
  const name = `${candidateRef.orgId}/${candidateRef.interviewId}/${candidateRef.candidateUid}`;
  return makeRoomLog(
    name,
    {
      next: () => findNextRoomEvent(candidateRef),
      append: (from, event) => appendRoomEvent(candidateRef, from, event),
    },
    { storage, device: readDeviceName(storage, createId) },
  );
}

/** Notes while it is mounted. `answerId`: what is being answered, null in the review. */
export function useIntegrityLog(
  { orgId, interviewId, candidateUid }: CandidateRef,
  answerId: string | null,
): void {
  const log = useMemo(
    () => roomLogOf({ orgId, interviewId, candidateUid }),
    [orgId, interviewId, candidateUid],
  );
  const at = useRef(answerId);
  useEffect(() => {
    at.current = answerId;
  });
  useEffect(() => {
    let hiddenAt = document.hidden ? Date.now() : null;
    let offlineAt = navigator.onLine ? null : Date.now();
    const about = (): { answerId?: string } => (at.current ? { answerId: at.current } : {});
    const seen = (): void => {
      if (document.hidden) hiddenAt ??= Date.now();
      else if (hiddenAt !== null) {
        log.note('away', (Date.now() - hiddenAt) / 1000, about());
        hiddenAt = null;
      }
    };
    const lost = (): void => {
      offlineAt ??= Date.now();
    };
    const back = (): void => {
      if (offlineAt !== null) log.note('offline', (Date.now() - offlineAt) / 1000, about());
      offlineAt = null;
      void log.flush();
    };
    const pasted = (event: ClipboardEvent): void =>
      log.note('paste', event.clipboardData?.getData('text').length ?? 0, about());
    const broke = (code: string): void => log.note('fault', 0, { ...about(), detail: code });
    const flush = (): void => void log.flush();
    // Not at once: an effect that React only tries out must leave no entry.
    const first = setTimeout(() => {
      log.note('opened', 0, about());
      flush();
    }, 0);
    const timer = setInterval(flush, flushEveryMs);
    document.addEventListener('visibilitychange', seen);
    document.addEventListener('paste', pasted, true);
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    listeners.add(broke);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      document.removeEventListener('paste', pasted, true);
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
      listeners.delete(broke);
      void log.flush();
    };
  }, [log]);
}
