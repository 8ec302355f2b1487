// One active tab per session: the browser's lock says which, a channel asks the other tab to hand over what it holds.

export type TabState = 'asking' | 'mine' | 'elsewhere';
export interface TabClaim {
  /** Makes this the active tab. */
  take: () => Promise<void>;
  end: () => void;
}

const timeoutMs = 400;
const handOverMs = 2_000;

/** Asks the active tab to hand over; resolves when it has, or after two seconds. */
function askToHandOver(channel: BroadcastChannel): Promise<void> {
  return new Promise<void>((done) => {
    const answered = (event: MessageEvent<unknown>): void => {
      if (event.data !== 'handed-over') return;
      channel.removeEventListener('message', answered);
      done();
    };
    channel.addEventListener('message', answered);
    setTimeout(done, handOverMs);
    channel.postMessage('hand-over');
  });
}

/** Without locks every tab may write; the revision in the rules still guards the words. */
const unclaimed: TabClaim = { take: async () => undefined, end: () => undefined };

/** Asks for the lock of that name. `leave` runs before another tab takes over: keep everything, then resolve. */
export function claimTab(
  name: string,
  onChange: (state: TabState) => void,
  leave: () => Promise<void>,
): TabClaim {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) {
    onChange('mine');
    return unclaimed;
  }
  const channel = new BroadcastChannel(`hirely-tab:${name}`);
  let ended = false;
  let isMine = false;
  let release: () => void = () => undefined;
  let waiting = new AbortController();

  async function hold(): Promise<void> {
    if (ended) return;
    isMine = true;
    onChange('mine');
    await new Promise<void>((done) => {
      release = done;
    });
  }
  async function lose(): Promise<void> {
    if (!isMine) return;
    isMine = false;
    onChange('elsewhere');
    await leave();
  }
  /** Waits for its turn: when the active tab is closed, this one goes on by itself. */
  async function queue(): Promise<void> {
    waiting = new AbortController();
    const { signal } = waiting;
    const slow = setTimeout(() => {
      if (!isMine && !ended && !signal.aborted) onChange('elsewhere');
    }, timeoutMs);
    await navigator.locks.request(name, { signal }, hold).catch(() => undefined);
    clearTimeout(slow);
    await afterwards(signal);
  }
  async function afterwards(signal: AbortSignal): Promise<void> {
    if (ended || signal.aborted) return;
    // Taken without being asked.
    await lose();
    setTimeout(() => {
      if (!ended) void queue();
    }, timeoutMs);
  }
  async function asked(event: MessageEvent<unknown>): Promise<void> {
    if (event.data !== 'hand-over' || !isMine) return;
    await lose();
    channel.postMessage('handed-over');
    release();
  }
  channel.addEventListener('message', (event) => void asked(event));
  void queue();

  return {
    async take() {
      if (isMine || ended) return;
      onChange('asking');
      await askToHandOver(channel);
      if (ended || isMine) return;
      waiting.abort();
      waiting = new AbortController();
      const { signal } = waiting;
      void navigator.locks
        .request(name, { steal: true }, hold)
        .catch(() => undefined)
        .then(() => afterwards(signal));
    },
    end() {
      ended = true;
      isMine = false;
      waiting.abort();
      release();
      channel.close();
    },
  };
}
