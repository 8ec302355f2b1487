// What this tab's worker is doing, for everybody on the page who wants to show it, and the pause switch of this device.
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { mayEvaluate } from '#domain/ai/mayEvaluate.ts';
import { createEmitter } from '#domain/base/store.ts';
import { readAiInForce, onAi } from '#work/ai/aiInForce.ts';
import { computePace, type PausedBy, type WorkerState } from './queue.ts';

const pauseKey = 'hirely.worker.paused';
const paceKey = 'hirely.worker.pace';
const { emit, subscribe } = createEmitter();
let state: WorkerState = { kind: 'off' };

function readPaused(): boolean {
  return deviceStorage.read(pauseKey) === '1';
}

let paused = readPaused();

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== pauseKey && key !== null) return;
    paused = readPaused();
    emit();
  });
}

onAi(emit);

/** Why nothing may be taken, whatever this device is set to; null: it may. */
export function getPausedBy(): PausedBy | null {
  const force = readAiInForce();
  if (force.off !== null) return force.off;
  if (force.paused) return 'queue';
  return mayEvaluate(force) ? null : 'platform';
}

/** True when what runs must end at once: the AI is off. A queue that is held lets it finish. */
export function mustStop(): boolean {
  const force = readAiInForce();
  return force.off !== null || !mayEvaluate({ ...force, paused: false, held: false });
}

/** Milliseconds per answer on this device; null: not measured yet. */
export function readPace(): number | null {
  const kept = Number(deviceStorage.read(paceKey));
  return kept > 0 ? kept : null;
}

/** Notes how long an evaluation took here. */
export function notePace(ms: number, answers: number): void {
  const next = computePace(readPace(), ms, answers);
  // Refused: there is no estimate.
  if (next !== null) deviceStorage.write(paceKey, String(Math.round(next)));
}

export function readWorkerState(): WorkerState {
  return state;
}

export function reportWorker(next: WorkerState): void {
  state = next;
  emit();
}

/** True when this device does not take tasks. */
export function isPaused(): boolean {
  return paused;
}

/** Pauses or resumes taking tasks, in all tabs of this browser. A task that runs is finished first. */
export function setPaused(next: boolean): void {
  paused = next;
  // Private windows may refuse: the choice then lasts for this page only.
  deviceStorage.write(pauseKey, next ? '1' : null);
  emit();
}

/** Hears about changes of state and pause. */
export const onWorker = subscribe;

/** Tasks that wait or run, as the working tab last saw them; `more`: there are more than it reads. */
export interface Backlog {
  count: number;
  more: boolean;
}
let backlog: Backlog | null = null;

export function openTasks(): Backlog | null {
  return backlog;
}

export function reportOpenTasks(next: Backlog | null): void {
  if (backlog?.count === next?.count && backlog?.more === next?.more) return;
  backlog = next;
  emit();
}
