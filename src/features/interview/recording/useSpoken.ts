// One spoken answer: starts and ends its recordings, makes the one that went well the answer, gives one back when something went wrong.
import { useEffect, useRef, type RefObject } from 'react';
import type { RecordingSession, RunningTake } from '#data/recordings/recordingContract.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { Take, TakeKind } from '#domain/recordings/recording.ts';
import { openTakes } from '#features/interview/session/answering.ts';
import type { RoomTools, RoomTrouble } from '#features/interview/devices/roomTools.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import type { Turn } from '#features/interview/session/roomPlan.ts';
import { useLiveCaptions, type LiveWords } from './useLiveCaptions.ts';
import { useRunningTake } from './useRunningTake.ts';
import { useSpokenStatus, type SpokenStatus } from './useSpokenStatus.ts';

export interface Spoken {
  running: RunningTake | null;
  busy: SpokenStatus['busy'];
  fault: Fault | null;
  /** What the recogniser hears right now; null while nobody asked it to listen. */
  live: LiveWords | null;
  listeningFailed: boolean;
  /** Recordings that wait for the candidate's decision. */
  open: readonly Take[];
  /** The recording that became the answer by itself, still being looked at. */
  autoAcceptedId: string | null;
  /** A recording ended on this page: it takes the focus. */
  justEnded: boolean;
  /** The candidate wants to record again. */
  again: boolean;
  setAgain: (again: boolean) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  use: (takeId: string) => Promise<void>;
  /** Makes a recording the answer without going on. */
  settle: (takeId: string) => Promise<void>;
  /** Throws open recordings away and goes on with the answer given before. */
  keepEarlier: () => Promise<void>;
  giveBack: (takeId: string | null, what: RoomTrouble) => Promise<void>;
}

/** The newest recording that went well and is not yet the answer. */
function findNewestOpen(recordingSession: RecordingSession, answerId: string): Take | undefined {
  return openTakes(recordingSession.state().takes, answerId).findLast(
    ({ state, fault }) => state === 'kept' && fault === null,
  );
}

/** Throws away the open recordings of an answer, except the one that was chosen. */
async function discardOpen(
  recordingSession: RecordingSession,
  answerId: string,
  chosenId: string | null = null,
): Promise<void> {
  for (const { id } of openTakes(recordingSession.state().takes, answerId))
    if (id !== chosenId) await recordingSession.discardTake(id);
}

/** Runs `leave` when the answer is left, as it is by then; the captions stop. */
function useLeave(
  leave: () => Promise<void>,
  hereRef: RefObject<boolean>,
  stopCaptions: () => void,
): void {
  const latest = useRef<() => Promise<void>>(() => Promise.resolve());
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    hereRef.current = true;
    return () => {
      hereRef.current = false;
      stopCaptions();
      latest
        .current()
        .catch((error: unknown) =>
          console.warn('A recording could not be made the answer; it stays on the device.', error),
        );
    };
  }, [hereRef, stopCaptions]);
}

/** The verbs of one spoken answer. Leaving the answer ends its recording; what went well is the answer. */
export function useSpoken(
  controls: RoomControls,
  turn: Turn,
  kind: TakeKind,
  tools: RoomTools,
): Spoken {
  const { recordingSession, recordings } = tools;
  const { answerId } = turn;
  const here = useRef(true);
  const status = useSpokenStatus();
  const captions = useLiveCaptions(tools, here);
  const input = { controls, turn, kind, tools, status, captions, here };
  const { running, current, start, stop } = useRunningTake(input);
  async function leave(): Promise<void> {
    const left = current.current
      ? await current.current.stop({ choose: true })
      : findNewestOpen(recordingSession, answerId);
    if (left && left.fault === null) await choose(left.id);
  }
  useLeave(leave, here, captions.stop);

  async function choose(takeId: string): Promise<void> {
    await recordingSession.chooseTake(takeId, {
      transcript: tools.getLiveTranscript(takeId).trim() || null,
    });
    // What was not chosen only takes up room.
    await discardOpen(recordingSession, answerId, takeId);
  }
  async function use(takeId: string): Promise<void> {
    status.setBusy('choosing');
    status.setFault(null);
    try {
      await choose(takeId);
      if (!here.current) return;
      status.setAgain(false);
      status.setAutoAcceptedId(null);
      status.setJustEnded(false);
      await controls.continueOn();
    } catch (error) {
      if (here.current) status.setFault(toFault(error));
    } finally {
      if (here.current) status.setBusy(null);
    }
  }
  async function settle(takeId: string): Promise<void> {
    try {
      status.setAutoAcceptedId(takeId);
      await choose(takeId);
    } catch (error) {
      if (here.current) status.setFault(toFault(error));
    }
  }
  async function keepEarlier(): Promise<void> {
    await discardOpen(recordingSession, answerId);
    if (here.current) await controls.continueOn();
  }
  async function giveBack(takeId: string | null, what: RoomTrouble): Promise<void> {
    tools.onTrouble(what);
    const id = current.current ? (await current.current.stop()).id : takeId;
    if (id) await recordingSession.reportTake(id);
  }
  return {
    running,
    busy: status.busy,
    fault: status.fault,
    live: captions.live,
    listeningFailed: captions.failed,
    open: openTakes(recordings.takes, answerId),
    justEnded: status.justEnded,
    autoAcceptedId: status.autoAcceptedId,
    again: status.again,
    setAgain: status.setAgain,
    start,
    stop,
    use,
    settle,
    keepEarlier,
    giveBack,
  };
}
