// What this tab's worker is doing, for everybody on the page who wants to show it, and the pause switch of this device.
import type { WorkerState } from './queue.ts';

const pauseKey = 'hirely.worker.paused';
const listeners = new Set<() => void>();
let state: WorkerState = { kind: 'off' };

function readPaused(): boolean {
  try {
    return localStorage.getItem(pauseKey) === '1';
  } catch {
    return false;
  }
}

let paused = typeof localStorage === 'undefined' ? false : readPaused();

function tell(): void {
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== pauseKey && key !== null) return;
    paused = readPaused();
    tell();
  });
}

export function workerState(): WorkerState {
  return state;
}

export function reportWorker(next: WorkerState): void {
  state = next;
  tell();
}

/** True when this device does not take tasks. */
export function isPaused(): boolean {
  return paused;
}

/** Pauses or resumes taking tasks, in all tabs of this browser. A task that runs is finished first. */
export function setPaused(next: boolean): void {
  paused = next;
  try {
    if (next) localStorage.setItem(pauseKey, '1');
    else localStorage.removeItem(pauseKey);
  } catch {
    // Private windows may refuse storage: the choice then lasts for this page only.
  }
  tell();
}

/** Hears about changes of state and pause. */
export function onWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
