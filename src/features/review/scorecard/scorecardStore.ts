// Where a scorecard is filled in: every change goes to this device at once, then to the server, one save at a time.
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { Review } from '#domain/review/review.ts';
import { emptyScorecard, reviewOf, Scorecard, scorecardOf } from '#domain/review/scorecard.ts';
import { createEmitter } from '#domain/base/store.ts';
import { keepText, readKeptText } from '#features/review/parts/deviceCopy.ts';

type Saved = 'onDevice' | 'sending' | 'confirmed' | 'refused';
export interface ScorecardState {
  card: Scorecard;
  saved: Saved | null;
  fault: Fault | null;
}
type Content = ReturnType<typeof reviewOf>;

export interface ScorecardStorePorts {
  /** Name of the copy on this device. */
  name: string;
  /** Saves a draft and gives its revision. */
  save: (content: Content) => Promise<number>;
  handIn: (content: Content) => Promise<void>;
  isOnline?: () => boolean;
}

export interface ScorecardStore {
  state: () => ScorecardState;
  subscribe: (listener: () => void) => () => void;
  edit: (change: (card: Scorecard) => Scorecard) => void;
  /** Takes over what the server holds; words that wait here are never overwritten. */
  see: (review: Review | null) => void;
  handIn: () => Promise<void>;
  start: () => void;
  /** Saves what waits and listens no more. */
  stop: () => void;
}

const quietMs = 700;
const retryMs = 8_000;
const final = new Set<Fault['code']>(['permissionDenied', 'conflict', 'notFound', 'damaged']);

function readKeptCard(name: string): Scorecard | null {
  try {
    const parsed = Scorecard.safeParse(JSON.parse(readKeptText(name) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const createInitialState = (kept: Scorecard | null): ScorecardState => ({
  card: kept ?? emptyScorecard,
  saved: kept ? 'onDevice' : null,
  fault: null,
});

/**
 * Runs one save at a time, now or later; while the browser is offline it waits. `deliver` gives the pause before the
 * next try in milliseconds, null when there is nothing more to do.
 */
function createSaveLoop(
  deliver: () => Promise<number | null>,
  isWanted: () => boolean,
  isOnline: () => boolean,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<number | null> | null = null;
  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }
  async function send(): Promise<void> {
    clearTimeout(timer);
    if (!isWanted() || flight) return;
    if (!isOnline()) return later(retryMs);
    flight = deliver();
    const again = await flight;
    flight = null;
    if (again !== null) later(again);
  }
  /** Starts no further save and waits for the one that runs. */
  async function finish(): Promise<void> {
    clearTimeout(timer);
    await flight;
  }
  return { later, send, finish, isSending: () => flight !== null };
}

/** Makes the store of one reviewer and one candidate. */
export function createScorecardStore({
  name,
  save,
  handIn,
  isOnline = () => navigator.onLine !== false,
}: ScorecardStorePorts): ScorecardStore {
  const kept = readKeptCard(name);
  let state = createInitialState(kept);
  let dirty = kept !== null;
  let edits = 0;
  let lastRev = 0;
  let closed = false;
  const { emit, subscribe } = createEmitter();

  function publish(change: Partial<ScorecardState>): void {
    state = { ...state, ...change };
    emit();
  }
  /** Gives the pause before the next try; null when there is nothing more to do. */
  async function deliver(): Promise<number | null> {
    const sent = edits;
    publish({ saved: 'sending', fault: null });
    try {
      lastRev = Math.max(lastRev, await save(reviewOf(state.card)));
      dirty = sent !== edits;
      if (!dirty) keepText(name, null);
      publish({ saved: dirty ? 'onDevice' : 'confirmed' });
      return dirty ? quietMs : null;
    } catch (error) {
      const fault = toFault(error);
      const refused = final.has(fault.code);
      publish(refused ? { saved: 'refused', fault } : { saved: 'onDevice' });
      return refused ? null : retryMs;
    }
  }
  const saving = createSaveLoop(deliver, () => dirty && !closed, isOnline);
  const hurry = (): void => void saving.send();

  return {
    state: () => state,
    subscribe,
    edit: (change) => {
      edits += 1;
      dirty = true;
      const card = change(state.card);
      keepText(name, JSON.stringify(card));
      publish({ card, saved: saving.isSending() ? 'sending' : 'onDevice', fault: null });
      saving.later(quietMs);
    },
    see: (review) => {
      if (!review || dirty || saving.isSending() || review.rev < lastRev) return;
      lastRev = review.rev;
      publish({ card: scorecardOf(review), saved: 'confirmed' });
    },
    handIn: async () => {
      await saving.finish();
      closed = true;
      try {
        await handIn(reviewOf(state.card));
        dirty = false;
        keepText(name, null);
      } catch (error) {
        closed = false;
        if (dirty) saving.later(retryMs);
        throw error;
      }
    },
    start: () => {
      window.addEventListener('online', hurry);
      if (dirty) saving.later(0);
    },
    stop: () => {
      window.removeEventListener('online', hurry);
      void saving.send();
    },
  };
}
