// A recording to try it with: kept in the memory of this page, never stored, never sent.
import { useEffect, useRef, useState } from 'react';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { record, type Recording } from '#media/record.ts';

const maxSeconds = 60;
const maxBytes = 50_000_000;

export interface PracticeTake {
  isRecording: boolean;
  seconds: number;
  /** An address of the recording in this page's memory; null before and after. */
  address: string | null;
  hasFailed: boolean;
  start: (stream: MediaStream, kind: TakeKind) => void;
  stop: () => void;
  drop: () => void;
}

/** One recording at a time; everything is gone with the component. */
export function usePracticeTake(): PracticeTake {
  const [running, setRunning] = useState<Recording | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<Recording | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      void latest.current?.stop();
    };
  }, []);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setSeconds(Math.floor(running.elapsedMs() / 1_000)), 250);
    return () => clearInterval(timer);
  }, [running]);

  function start(stream: MediaStream, kind: TakeKind): void {
    setAddress(null);
    setSeconds(0);
    setFailed(false);
    const pieces: Blob[] = [];
    try {
      const made = record({
        stream,
        kind,
        maxSeconds,
        maxBytes,
        onPiece: (piece) => pieces.push(piece),
      });
      latest.current = made;
      setRunning(made);
      void made.end.then(() => {
        latest.current = null;
        if (!here.current) return;
        setRunning(null);
        setFailed(pieces.length === 0);
        if (pieces.length > 0)
          setAddress(URL.createObjectURL(new Blob(pieces, { type: made.mime })));
      });
    } catch (error) {
      console.warn('The practice recording did not start', error);
      setFailed(true);
    }
  }
  return {
    isRecording: running !== null,
    seconds,
    address,
    hasFailed,
    start,
    stop: () => void running?.stop(),
    drop: () => setAddress(null),
  };
}
