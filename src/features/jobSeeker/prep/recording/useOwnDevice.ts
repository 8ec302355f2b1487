// Camera and microphone for practising: opened when asked, let go when the answer, or the page, is left.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { closeStream, openDevice, problemOf, type DeviceProblem } from '#media/openDevice.ts';

export interface OwnDevice {
  stream: MediaStream | null;
  problem: DeviceProblem | null;
  isAsking: boolean;
  /** True when it is open. */
  open: (kind: TakeKind) => Promise<boolean>;
  close: () => void;
}

type State = Pick<OwnDevice, 'stream' | 'problem' | 'isAsking'>;
const off: State = { stream: null, problem: null, isAsking: false };

export function useOwnDevice(): OwnDevice {
  const [state, setState] = useState<State>(off);
  const live = useRef<MediaStream | null>(null);
  const asked = useRef(0);
  const close = useCallback(() => {
    asked.current += 1;
    closeStream(live.current);
    live.current = null;
    setState(off);
  }, []);
  useEffect(() => close, [close]);
  const open = useCallback(async (kind: TakeKind): Promise<boolean> => {
    closeStream(live.current);
    live.current = null;
    asked.current += 1;
    const mine = asked.current;
    setState({ ...off, isAsking: true });
    try {
      const stream = await openDevice(kind);
      if (asked.current !== mine) {
        closeStream(stream);
        return false;
      }
      live.current = stream;
      for (const track of stream.getTracks()) {
        track.addEventListener('ended', () => {
          if (live.current !== stream) return;
          closeStream(stream);
          live.current = null;
          setState({ ...off, problem: 'lost' });
        });
      }
      setState({ ...off, stream });
      return true;
    } catch (error) {
      if (asked.current === mine) setState({ ...off, problem: problemOf(error) });
      return false;
    }
  }, []);
  return useMemo(() => ({ ...state, open, close }), [state, open, close]);
}
