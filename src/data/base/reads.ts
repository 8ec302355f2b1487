// Counts what a screen reads, for the benchmark alone: nothing is counted unless the page was opened with a counter.

/** When something was asked of the server and when it answered first, in milliseconds of the page's life. */
interface ReadTiming {
  collection: string;
  key: string;
  askedMs: number;
  answeredMs: number | null;
}

declare global {
  /** Set by the benchmark before the app starts: documents read, by collection. */
  var __HIRELY_READS__: Record<string, number> | undefined;
  /** The same for its waterfall: every question to the server, in order. */
  var __HIRELY_TIMINGS__: ReadTiming[] | undefined;
}

/** Notes that `count` documents of a collection were read; an empty answer is billed as one read. */
export function noteReads(collection: string, count: number): void {
  const reads = globalThis.__HIRELY_READS__;
  if (reads) reads[collection] = (reads[collection] ?? 0) + Math.max(1, count);
}

const listening = new Map<string, number>();

/** Counts for one listener. What somebody listens to already costs nothing: the SDK asks the server once for all who listen to the same. */
export function countReads(
  collection: string,
  key: string,
): { note: (count: number) => void; end: () => void } {
  const others = listening.get(key) ?? 0;
  listening.set(key, others + 1);
  return {
    note: (count) => {
      if (others === 0) noteReads(collection, count);
    },
    end: () => {
      const left = (listening.get(key) ?? 1) - 1;
      if (left > 0) listening.set(key, left);
      else listening.delete(key);
    },
  };
}

/** Notes a question to the server; the result is called with its answer. */
export function timeRead(collection: string, key: string): () => void {
  const timings = globalThis.__HIRELY_TIMINGS__;
  if (!timings) return () => undefined;
  const timing: ReadTiming = { collection, key, askedMs: performance.now(), answeredMs: null };
  timings.push(timing);
  return () => {
    timing.answeredMs ??= performance.now();
  };
}
