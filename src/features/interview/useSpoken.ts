// One spoken answer: starts and ends its recordings, makes one of them the answer, gives one back when something went wrong.
import { useEffect, useRef, useState } from 'react';
import type { RunningTake } from '#data/recordings.ts';
import { faultFrom, type Fault } from '#domain/fault.ts';
import type { Take, TakeKind } from '#domain/recording.ts';
import { listen, type Listening } from '#media/listening.ts';
import { hush } from '#media/speaking.ts';
import { openTakes } from './answering.ts';
import type { RoomTools, RoomTrouble } from './roomTools.ts';
import { noteRoomFault } from './useIntegrityLog.ts';
import type { RoomDesk } from './useRoom.ts';
import type { Turn } from './roomPlan.ts';

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
  /** A recording ended on this page: the eyes and the focus belong to it. */
  justEnded: boolean;
  /** The candidate wants to record again. */
  again: boolean;
  setAgain: (again: boolean) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  use: (takeId: string) => Promise<void>;
  giveBack: (takeId: string | null, what: RoomTrouble) => Promise<void>;
}

/** The verbs of one spoken answer. Leaving the answer ends its recording and keeps it. */
export function useSpoken(desk: RoomDesk, turn: Turn, kind: TakeKind, tools: RoomTools): Spoken {
  const { device, tape, recordings, prefs, speech: language } = tools;
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
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      void current.current?.stop();
      listening.current?.stop();
    };
  }, []);

  function writeAlong(takeId: string): void {
    if (!prefs.writeAlong) return setLive(null);
    setListeningFailed(false);
    setLive({ text: '', guess: '' });
    listening.current = listen({
      language,
      onHeard: (heard) => {
        tools.setHeard(takeId, heard.text);
        if (here.current) setLive(heard);
      },
      onProblem: () => { if (here.current) setListeningFailed(true); },
      onEnd: () => { listening.current = null; },
    });
  }
  async function start(): Promise<void> {
    const { stream } = device.state;
    if (!stream || busy || current.current) return;
    hush();
    setBusy('starting');
    setFault(null);
    try {
      const take = await tape.startTake({ answerId: turn.answerId, kind, stream, maxSeconds: desk.maxSeconds, prompt: turn.followUp > 0 ? turn.prompt : null });
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
      await tape.chooseTake(takeId, { transcript: tools.heardOf(takeId).trim() || null });
      // What was not chosen only takes up room.
      for (const other of openTakes(tape.state().takes, turn.answerId)) if (other.id !== takeId) await tape.discardTake(other.id);
      if (!here.current) return;
      setAgain(false);
      setJustEnded(false);
      await desk.continueOn();
    } catch (error) {
      if (here.current) setFault(faultFrom(error));
    } finally {
      if (here.current) setBusy(null);
    }
  }
  async function giveBack(takeId: string | null, what: RoomTrouble): Promise<void> {
    tools.onTrouble(what);
    const id = current.current ? (await current.current.stop()).id : takeId;
    if (id) await tape.reportTake(id);
  }
  return { running, busy, fault, live, listeningFailed, open: openTakes(recordings.takes, turn.answerId), justEnded, again, setAgain, start, stop, use, giveBack };
}
