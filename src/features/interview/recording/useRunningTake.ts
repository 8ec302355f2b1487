// The recording that runs: started, stopped, and followed to its end.
import { useRef, useState, type RefObject } from 'react';
import type { RunningTake } from '#data/recordings/recordingContract.ts';
import { toFault } from '#domain/base/fault.ts';
import type { TakeKind } from '#domain/recordings/recording.ts';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import type { Turn } from '#features/interview/session/roomPlan.ts';
import { noteRoomFault } from '#features/interview/session/useIntegrityLog.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { hush } from '#media/speaking.ts';
import type { useLiveCaptions } from './useLiveCaptions.ts';
import type { SpokenStatus } from './useSpokenStatus.ts';

interface UseRunningTakeInput {
  controls: RoomControls;
  turn: Turn;
  kind: TakeKind;
  tools: RoomTools;
  status: SpokenStatus;
  captions: ReturnType<typeof useLiveCaptions>;
  /** False once the answer was left. */
  here: RefObject<boolean>;
}

export function useRunningTake({
  controls,
  turn,
  kind,
  tools: { device, recordingSession },
  status,
  captions,
  here,
}: UseRunningTakeInput) {
  const [running, setRunning] = useState<RunningTake | null>(null);
  const current = useRef<RunningTake | null>(null);

  function follow(take: RunningTake): void {
    current.current = take;
    void take.done.then((ended) => {
      current.current = null;
      captions.stop();
      if (ended.fault && ended.fault !== 'reported') noteRoomFault(`recorder.${ended.fault}`);
      if (!here.current) return;
      setRunning(null);
      status.setBusy(null);
      status.setJustEnded(true);
    });
  }
  async function start(): Promise<void> {
    const { stream } = device.state;
    if (!stream || status.busy || current.current) return;
    hush();
    status.setBusy('starting');
    status.setFault(null);
    try {
      const take = await recordingSession.startTake({
        answerId: turn.answerId,
        kind,
        stream,
        maxSeconds: controls.maxSeconds,
        prompt: turn.followUp > 0 ? turn.prompt : null,
      });
      follow(take);
      if (!here.current) return void take.stop();
      captions.start(take.id);
      setRunning(take);
      status.setAgain(false);
      status.setAutoAcceptedId(null);
    } catch (error) {
      noteRoomFault('recorder.start');
      if (here.current) status.setFault(toFault(error));
    } finally {
      if (here.current) status.setBusy(null);
    }
  }
  async function stop(): Promise<void> {
    if (!current.current) return;
    status.setBusy('stopping');
    await current.current.stop();
  }
  return { running, current, start, stop };
}
