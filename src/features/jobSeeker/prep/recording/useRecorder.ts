// Records one answer and, where it was wished, writes along; what was recorded is on the device whatever happens.
import { useEffect, useRef, useState } from 'react';
import type { RecordingSession, RunningTake } from '#data/recordings/recordingContract.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { Take, TakeKind } from '#domain/recordings/recording.ts';
import { listen, type LiveTranscript, type Listening } from '#media/listening.ts';

export interface RecorderOptions {
  recordingSession: RecordingSession;
  name: string;
  kind: TakeKind;
  stream: MediaStream;
  maxSeconds: number;
  /** The language to write along in; null: not at all. */
  writeIn: string | null;
  onEnd: (take: Take, words: string) => void;
}

export interface Recorder {
  running: RunningTake | null;
  busy: boolean;
  fault: Fault | null;
  liveTranscript: LiveTranscript;
  cannotListen: boolean;
  start: () => Promise<void>;
  stop: () => void;
}

const nothing: LiveTranscript = { text: '', guess: '' };
/** The recogniser is still sure of its last words a moment after it was stopped. */
const lastWordsMs = 400;

export function useRecorder(options: RecorderOptions): Recorder {
  const [running, setRunning] = useState<RunningTake | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [liveTranscript, setLiveTranscript] = useState<LiveTranscript>(nothing);
  const [cannotListen, setCannotListen] = useState(false);
  const latest = useRef(options);
  const current = useRef<{ take: RunningTake | null; listening: Listening | null; words: string }>({
    take: null,
    listening: null,
    words: '',
  });
  const here = useRef(true);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      current.current.listening?.stop();
      void current.current.take?.stop();
    };
  }, []);
  async function start(): Promise<void> {
    const { recordingSession, name, kind, stream, maxSeconds, writeIn } = latest.current;
    setBusy(true);
    setFault(null);
    setLiveTranscript(nothing);
    const mine = {
      take: null as RunningTake | null,
      listening: null as Listening | null,
      words: '',
    };
    current.current = mine;
    try {
      const take = await recordingSession.startTake({ answerId: name, kind, stream, maxSeconds });
      mine.take = take;
      if (!here.current) return void take.stop();
      setRunning(take);
      if (writeIn) {
        setCannotListen(false);
        mine.listening = listen({
          language: writeIn,
          onHeard: (now) => {
            mine.words = now.text;
            if (here.current) setLiveTranscript(now);
          },
          onProblem: () => {
            if (here.current) setCannotListen(true);
          },
          onEnd: () => undefined,
        });
      }
      void take.done.then(async (done) => {
        mine.listening?.stop();
        if (mine.listening)
          await new Promise((resolve) => {
            setTimeout(resolve, lastWordsMs);
          });
        if (!here.current) return;
        setRunning(null);
        latest.current.onEnd(done, mine.words);
      });
    } catch (error) {
      if (here.current) setFault(toFault(error));
    } finally {
      if (here.current) setBusy(false);
    }
  }
  return {
    running,
    busy,
    fault,
    liveTranscript,
    cannotListen,
    start,
    stop: () => void current.current.take?.stop(),
  };
}
