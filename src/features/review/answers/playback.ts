// A media element outside React: its state for whoever shows it, and what can be done with it.
import { createEmitter } from '#domain/base/store.ts';

export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
type Rate = (typeof rates)[number];

export interface PlaybackState {
  playing: boolean;
  /** Seconds. `length` is 0 while nobody knows it. */
  time: number;
  length: number;
  rate: Rate;
  muted: boolean;
  captioned: boolean;
  /** The browser cannot play it. */
  broken: boolean;
}

export interface Playback {
  state: () => PlaybackState;
  subscribe: (listener: () => void) => () => void;
  /** The element to play with; gives how to let it go. */
  attach: (media: HTMLMediaElement) => () => void;
  toggle: () => void;
  /** To a second. */
  seek: (time: number) => void;
  skip: (seconds: number) => void;
  setRate: (rate: Rate) => void;
  setMuted: (muted: boolean) => void;
  setCaptioned: (captioned: boolean) => void;
  fullScreen: () => void;
}

interface Follower {
  set: (change: Partial<PlaybackState>) => void;
  showCaptions: () => void;
  /** Whether an element that does not know its length may be wound to its end, which reads all of it. */
  winds: boolean;
}

/** Reports what an element does until it is released. One that does not know its length is wound to its end and back. */
function followMedia(
  element: HTMLMediaElement,
  knownLength: number,
  { set, showCaptions, winds }: Follower,
): { loaded: () => void; over: AbortController } {
  let winding = false;
  const follow = (): void => {
    if (winding) return;
    set({
      playing: !element.paused && !element.ended,
      time: element.currentTime,
      length: Number.isFinite(element.duration) ? element.duration : knownLength,
      muted: element.muted,
    });
  };
  const loaded = (): void => {
    showCaptions();
    if (Number.isFinite(element.duration) || !winds) return follow();
    winding = true;
    element.currentTime = 1e10;
  };
  const measured = (): void => {
    if (winding && Number.isFinite(element.duration)) {
      winding = false;
      element.currentTime = 0;
    }
    follow();
  };
  const over = new AbortController();
  const on = (names: readonly string[], listener: () => void): void => {
    for (const name of names) element.addEventListener(name, listener, { signal: over.signal });
  };
  on(['play', 'pause', 'ended', 'timeupdate', 'seeked', 'volumechange'], follow);
  on(['loadedmetadata'], loaded);
  on(['durationchange'], measured);
  on(['error'], () => set({ broken: true, playing: false }));
  return { loaded, over };
}

/** Finds the address from which winding to a second fetches little; null: the present one will do. */
export type FindAddress = (seconds: number) => Promise<string | null>;

/** Puts an element at a second: of what is played by pieces first where it lies. */
function createWinder(findAddress: FindAddress | undefined) {
  let wanted = 0;
  return async (media: HTMLMediaElement, time: number): Promise<void> => {
    wanted += 1;
    const mine = wanted;
    if (!findAddress) {
      media.currentTime = time;
      return;
    }
    // A slider that is drawn along asks many times.
    await new Promise((settle) => setTimeout(settle, settleMs));
    if (mine !== wanted) return;
    const address = await findAddress(time).catch(() => null);
    if (mine !== wanted) return;
    // Nothing was fetched before somebody played or wound it.
    if (media.preload === 'none') media.preload = 'metadata';
    if (address) {
      const { paused, playbackRate } = media;
      media.src = address;
      media.playbackRate = playbackRate;
      media.currentTime = time;
      if (!paused) await media.play().catch(() => undefined);
    } else media.currentTime = time;
  };
}

const settleMs = 150;

/** Makes the playback of one recording. `knownLength` in seconds: recordings made in pieces do not say how long they are until they were wound to their end. */
export function makePlayback(knownLength: number, findAddress?: FindAddress): Playback {
  const { emit, subscribe } = createEmitter();
  let media: HTMLMediaElement | null = null;
  const wind = createWinder(findAddress);
  /** Where somebody has wound it to, until it is there. */
  let winding: number | null = null;
  let state: PlaybackState = {
    playing: false,
    time: 0,
    length: knownLength,
    rate: 1,
    muted: false,
    captioned: true,
    broken: false,
  };

  function set(change: Partial<PlaybackState>): void {
    state = { ...state, ...change };
    emit();
  }
  function showCaptions(): void {
    for (const track of media?.textTracks ?? [])
      track.mode = state.captioned ? 'showing' : 'hidden';
  }
  function seek(time: number): void {
    if (!media) return;
    const end = Number.isFinite(media.duration) ? media.duration : state.length;
    const to = Math.min(Math.max(0, time), end);
    winding = to;
    set({ time: to });
    void wind(media, to).then(() => {
      if (winding === to) winding = null;
    });
  }
  function attach(element: HTMLMediaElement): () => void {
    media = element;
    const { loaded, over } = followMedia(element, knownLength, {
      set: (change) => set(winding === null ? change : { ...change, time: winding }),
      showCaptions,
      winds: !findAddress,
    });
    element.playbackRate = state.rate;
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) loaded();
    return () => {
      over.abort();
      if (media === element) media = null;
    };
  }

  return {
    state: () => state,
    subscribe,
    attach,
    toggle: () => {
      if (!media) return;
      if (media.paused || media.ended) void media.play().catch(() => undefined);
      else media.pause();
    },
    seek,
    skip: (seconds) => {
      if (media) seek((winding ?? media.currentTime) + seconds);
    },
    setRate: (rate) => {
      if (media) media.playbackRate = rate;
      set({ rate });
    },
    setMuted: (muted) => {
      if (media) media.muted = muted;
      set({ muted });
    },
    setCaptioned: (captioned) => {
      set({ captioned });
      showCaptions();
    },
    fullScreen: () => void media?.requestFullscreen?.().catch(() => undefined),
  };
}

/** What a key does; undefined: nothing. On a control of its own, space and arrows are that control's. */
export function actOf(
  key: string,
  playback: Playback,
  isOnControl: boolean,
): (() => void) | undefined {
  const { rate, length } = playback.state();
  const step = 5;
  const to = (next: Rate | undefined): (() => void) | undefined =>
    next === undefined ? undefined : () => playback.setRate(next);
  switch (key) {
    case 'k':
      return playback.toggle;
    case 'j':
      return () => playback.skip(-2 * step);
    case 'l':
      return () => playback.skip(2 * step);
    case '>':
      return to(rates[rates.indexOf(rate) + 1]);
    case '<':
      return to(rates[rates.indexOf(rate) - 1]);
    default:
  }
  if (isOnControl) return undefined;
  switch (key) {
    case ' ':
      return playback.toggle;
    case 'ArrowLeft':
      return () => playback.skip(-step);
    case 'ArrowRight':
      return () => playback.skip(step);
    case 'Home':
      return () => playback.seek(0);
    case 'End':
      return () => playback.seek(length);
    default:
      return undefined;
  }
}
