// Where a scorecard is filled in: every change goes to this device at once, then to the server, one save at a time.
import { faultFrom, type Fault } from '#domain/base/fault.ts';
import type { Review } from '#domain/review/review.ts';
import { emptyScorecard, reviewOf, Scorecard, scorecardOf } from '#domain/review/scorecard.ts';
import { createEmitter } from '#domain/base/store.ts';
import { keepText, keptText } from '#features/review/parts/deviceCopy.ts';

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
  /** What the server holds was seen; words that wait here are never overwritten. */
  see: (review: Review | null) => void;
  handIn: () => Promise<void>;
  start: () => void;
  /** Saves what waits and listens no more. */
  stop: () => void;
}

const quietMs = 700;
const retryMs = 8_000;
const final = new Set<Fault['code']>(['permissionDenied', 'conflict', 'notFound', 'damaged']);

function keptCard(name: string): Scorecard | null {
  try {
    const parsed = Scorecard.safeParse(JSON.parse(keptText(name) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Makes the desk of one reviewer and one candidate. */
export function createScorecardStore({
  name,
  save,
  handIn,
  isOnline = () => navigator.onLine !== false,
}: ScorecardStorePorts): ScorecardStore {
  const kept = keptCard(name);
  let state: ScorecardState = {
    card: kept ?? emptyScorecard,
    saved: kept ? 'onDevice' : null,
    fault: null,
  };
  let dirty = kept !== null;
  let edits = 0;
  let lastRev = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<number | null> | null = null;
  let closed = false;
  const { emit, subscribe } = createEmitter();

  function publish(change: Partial<ScorecardState>): void {
    state = { ...state, ...change };
    emit();
  }
  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }
  async function send(): Promise<void> {
    clearTimeout(timer);
    if (!dirty || closed || flight) return;
    if (!isOnline()) return later(retryMs);
    flight = deliver();
    const again = await flight;
    flight = null;
    if (again !== null) later(again);
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
      const fault = faultFrom(error);
      const refused = final.has(fault.code);
      publish(refused ? { saved: 'refused', fault } : { saved: 'onDevice' });
      return refused ? null : retryMs;
    }
  }
  const hurry = (): void => void send();

  return {
    state: () => state,
    subscribe,
    edit: (change) => {
      edits += 1;
      dirty = true;
      const card = change(state.card);
      keepText(name, JSON.stringify(card));
      publish({ card, saved: flight ? 'sending' : 'onDevice', fault: null });
      later(quietMs);
    },
    see: (review) => {
      if (!review || dirty || flight || review.rev < lastRev) return;
      lastRev = review.rev;
      publish({ card: scorecardOf(review), saved: 'confirmed' });
    },
    handIn: async () => {
      clearTimeout(timer);
      await flight;
      closed = true;
      try {
        await handIn(reviewOf(state.card));
        dirty = false;
        keepText(name, null);
      } catch (error) {
        closed = false;
        if (dirty) later(retryMs);
        throw error;
      }
    },
    start: () => {
      window.addEventListener('online', hurry);
      if (dirty) later(0);
    },
    stop: () => {
      window.removeEventListener('online', hurry);
      void send();
    },
  };
}
