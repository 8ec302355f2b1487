// One spoken answer: starts and ends its recordings, makes the one that went well the answer, gives one back when something went wrong.
import { useEffect, useRef, useState } from 'react';
import type { RecordingSession, RunningTake } from '#data/recordings/recordingContract.ts';
import { faultFrom, type Fault } from '#domain/base/fault.ts';
import type { Take, TakeKind } from '#domain/recordings/recording.ts';
import { listen, type Listening } from '#media/listening.ts';
import { hush } from '#media/speaking.ts';
import { openTakes } from '#features/interview/session/answering.ts';
import type { RoomTools, RoomTrouble } from '#features/interview/devices/roomTools.ts';
import { noteRoomFault } from '#features/interview/session/useIntegrityLog.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import type { Turn } from '#features/interview/session/roomPlan.ts';

type Busy = 'starting' | 'stopping' | 'choosing' | null;

export interface Spoken {
  running: RunningTake | null;
  busy: Busy;
  fault: Fault | null;
  /** What the recogniser hears right now; null while nobody asked it to listen. */
  live: { text: string; guess: string } | null;
  listeningFailed: boolean;
  /** Recordings that wait for the candidate's word. */
  open: readonly Take[];
  /** The recording that became the answer by itself, still being looked at. */
  autoAcceptedId: string | null;
  /** A recording ended on this page: the eyes and the focus belong to it. */
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
function unsettled(recordingSession: RecordingSession, answerId: string): Take | undefined {
  return openTakes(recordingSession.state().takes, answerId).findLast(
    ({ state, fault }) => state === 'kept' && fault === null,
  );
}

/** The verbs of one spoken answer. Leaving the answer ends its recording; what went well is the answer. */
export function useSpoken(
  controls: RoomControls,
  turn: Turn,
  kind: TakeKind,
  tools: RoomTools,
): Spoken {
  const { device, recordingSession, recordings, prefs, speech: language } = tools;
  const [running, setRunning] = useState<RunningTake | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [again, setAgain] = useState(false);
  const [justEnded, setJustEnded] = useState(false);
  const [live, setLive] = useState<Spoken['live']>(null);
  const [listeningFailed, setListeningFailed] = useState(false);
  const here = useRef(true);
  const current = useRef<RunningTake | null>(null);
  const listening = useRef<Listening | null>(null);
  const [autoAcceptedId, setAutoAcceptedId] = useState<string | null>(null);
  const { answerId } = turn;
  const leave = useRef<() => Promise<void>>(() => Promise.resolve());
  useEffect(() => {
    leave.current = async () => {
      const take = current.current
        ? await current.current.stop({ choose: true })
        : unsettled(recordingSession, answerId);
      if (take && take.fault === null) await choose(take.id);
    };
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      listening.current?.stop();
      leave
        .current()
        .catch((error: unknown) =>
          console.warn('A recording could not be made the answer; it stays on the device.', error),
        );
    };
  }, []);

  async function choose(takeId: string): Promise<void> {
    await recordingSession.chooseTake(takeId, {
      transcript: tools.getLiveTranscript(takeId).trim() || null,
    });
    // What was not chosen only takes up room.
    for (const other of openTakes(recordingSession.state().takes, answerId))
      if (other.id !== takeId) await recordingSession.discardTake(other.id);
  }

  function writeAlong(takeId: string): void {
    if (!prefs.writeAlong) return setLive(null);
    setListeningFailed(false);
    setLive({ text: '', guess: '' });
    listening.current = listen({
      language,
      onHeard: (liveTranscript) => {
        tools.setLiveTranscript(takeId, liveTranscript.text);
        if (here.current) setLive(liveTranscript);
      },
      onProblem: () => {
        if (here.current) setListeningFailed(true);
      },
      onEnd: () => {
        listening.current = null;
      },
    });
  }
  async function start(): Promise<void> {
    const { stream } = device.state;
    if (!stream || busy || current.current) return;
    hush();
    setBusy('starting');
    setFault(null);
    try {
      const take = await recordingSession.startTake({
        answerId: turn.answerId,
        kind,
        stream,
        maxSeconds: controls.maxSeconds,
        prompt: turn.followUp > 0 ? turn.prompt : null,
      });
      current.current = take;
      void take.done.then((ended) => {
        current.current = null;
        listening.current?.stop();
        if (ended.fault && ended.fault !== 'reported') noteRoomFault(`recorder.${ended.fault}`);
        if (!here.current) return;
        setRunning(null);
        setBusy(null);
        setJustEnded(true);
      });
      if (!here.current) return void take.stop();
      writeAlong(take.id);
      setRunning(take);
      setAgain(false);
      setAutoAcceptedId(null);
    } catch (error) {
      noteRoomFault('recorder.start');
      if (here.current) setFault(faultFrom(error));
    } finally {
      if (here.current) setBusy(null);
    }
  }
  async function stop(): Promise<void> {
    if (!current.current) return;
    setBusy('stopping');
    await current.current.stop();
  }
  async function use(takeId: string): Promise<void> {
    setBusy('choosing');
    setFault(null);
    try {
      await choose(takeId);
      if (!here.current) return;
      setAgain(false);
      setAutoAcceptedId(null);
      setJustEnded(false);
      await controls.continueOn();
    } catch (error) {
      if (here.current) setFault(faultFrom(error));
    } finally {
      if (here.current) setBusy(null);
    }
  }
  async function settle(takeId: string): Promise<void> {
    try {
      setAutoAcceptedId(takeId);
      await choose(takeId);
    } catch (error) {
      if (here.current) setFault(faultFrom(error));
    }
  }
  async function keepEarlier(): Promise<void> {
    for (const other of openTakes(recordingSession.state().takes, answerId))
      await recordingSession.discardTake(other.id);
    if (here.current) await controls.continueOn();
  }
  async function giveBack(takeId: string | null, what: RoomTrouble): Promise<void> {
    tools.onTrouble(what);
    const id = current.current ? (await current.current.stop()).id : takeId;
    if (id) await recordingSession.reportTake(id);
  }
  return {
    running,
    busy,
    fault,
    live,
    listeningFailed,
    open: openTakes(recordings.takes, turn.answerId),
    justEnded,
    autoAcceptedId,
    again,
    setAgain,
    start,
    stop,
    use,
    settle,
    keepEarlier,
    giveBack,
  };
}
