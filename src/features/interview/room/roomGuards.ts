// What the room sees to by itself: nothing unsaved is lost, what was refused is sent again, and at the end every recording counts.
import { useEffect } from 'react';
import type { Room } from '#data/candidate/room.ts';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import { isUnsaved } from '#data/candidate/outboxEntry.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Recordings } from '#domain/recordings/recording.ts';
import type { Timing } from '#features/interview/session/timing.ts';
import { useFreshStart } from '#features/interview/session/useFreshStart.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { useReloadGuard } from '#session/reloadGuard.ts';

/** Keeps the page while words or a recording would be lost with it; lets it begin anew once all is saved. */
export function useUnsavedGuard(state: OutboxState, recordings: Recordings): void {
  const hasUnsaved = [...state.entries.values()].some(isUnsaved);
  // A browser that keeps nothing asks before it lets unsaved words go.
  const atRisk = state.level === 'memory' && hasUnsaved;
  useEffect(() => {
    if (!atRisk) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);

  // No new version of the app may reload the page now.
  useReloadGuard(atRisk || recordings.takes.some((take) => take.state === 'recording'));

  useFreshStart(recordings.takes.every(({ state: one }) => one === 'confirmed') && !hasUnsaved);
}

/** More time, or the interview opened again: what was refused may go now. */
export function useSendAgain(
  { session, interview }: Pick<Room, 'session' | 'interview'>,
  outbox: Outbox,
  recordingSession: RecordingSession,
): void {
  const { extraMinutes } = session;
  const { status } = interview;
  const closes = interview.closesAt?.getTime();
  useEffect(() => {
    outbox.retry();
    recordingSession.retry();
  }, [outbox, recordingSession, extraMinutes, status, closes, session.status]);
}

/** In the last minutes what was recorded counts, chosen or not: nothing that was spoken is left behind. */
export function useChooseAtEnd(
  timing: Timing | null,
  { hasAnswer }: Pick<RoomControls, 'hasAnswer'>,
  recordingSession: RecordingSession,
  recordings: Recordings,
): void {
  const isEnding = timing?.phase === 'grace';
  const endedTakes = recordings.takes.filter(
    (take) => take.state === 'kept' || take.state === 'faulty',
  ).length;
  useEffect(() => {
    if (isEnding) void recordingSession.chooseLeft(hasAnswer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- again with each recording that ends now
  }, [isEnding, recordingSession, endedTakes]);
}
