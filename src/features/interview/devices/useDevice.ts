// Camera and microphone of the room: opened when an answer wants them, kept from one question to the next, let go soon after.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { closeStream, openDevice, problemOf, type DeviceProblem } from '#media/openDevice.ts';
import { noteRoomFault } from '#features/interview/session/useIntegrityLog.ts';

type DeviceState =
  | { step: 'off' | 'asking'; kind: TakeKind | null; stream: null; problem: null }
  | { step: 'on'; kind: TakeKind; stream: MediaStream; problem: null }
  | { step: 'failed'; kind: TakeKind; stream: null; problem: DeviceProblem };

export interface Device {
  state: DeviceState;
  open: (kind: TakeKind) => Promise<void>;
  /** Says that somebody needs the device; the function given back says that they no longer do. */
  hold: () => () => void;
}

/** So long the device stays open for the next question: some browsers ask again each time. */
const idleMs = 15_000;
const off: DeviceState = { step: 'off', kind: null, stream: null, problem: null };

/** The device of this page; everything is let go when the room is left. */
export function useDevice(): Device {
  const [state, setState] = useState<DeviceState>(off);
  const stream = useRef<MediaStream | null>(null);
  const asked = useRef(0);
  const holders = useRef(0);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback(() => {
    asked.current += 1;
    closeStream(stream.current);
    stream.current = null;
    setState(off);
  }, []);
  useEffect(
    () => () => {
      clearTimeout(idle.current);
      close();
    },
    [close],
  );

  const open = useCallback(async (kind: TakeKind): Promise<void> => {
    const live = stream.current;
    // With the camera open, a voice alone needs no second question: the camera goes out.
    if (live && kind === 'audio') {
      for (const track of live.getVideoTracks()) track.stop();
      const voice = new MediaStream(live.getAudioTracks());
      stream.current = voice;
      setState({ step: 'on', kind, stream: voice, problem: null });
      return;
    }
    closeStream(live);
    stream.current = null;
    asked.current += 1;
    const mine = asked.current;
    setState({ step: 'asking', kind, stream: null, problem: null });
    try {
      const opened = await openDevice(kind);
      if (asked.current !== mine) return closeStream(opened);
      stream.current = opened;
      for (const track of opened.getTracks()) {
        track.addEventListener('ended', () => {
          if (!stream.current?.getTracks().includes(track)) return;
          closeStream(stream.current);
          stream.current = null;
          noteRoomFault('device.lost');
          setState({ step: 'failed', kind, stream: null, problem: 'lost' });
        });
      }
      setState({ step: 'on', kind, stream: opened, problem: null });
    } catch (error) {
      if (asked.current !== mine) return;
      const problem = problemOf(error);
      noteRoomFault(`device.${problem}`);
      setState({ step: 'failed', kind, stream: null, problem });
    }
  }, []);
  const hold = useCallback(() => {
    clearTimeout(idle.current);
    holders.current += 1;
    return () => {
      holders.current -= 1;
      if (holders.current === 0) idle.current = setTimeout(close, idleMs);
    };
  }, [close]);
  return useMemo(() => ({ state, open, hold }), [state, open, hold]);
}
