// Counts what a screen reads, for the benchmark alone: nothing is counted unless the page was opened with a counter.

declare global {
  /** Set by the benchmark before the app starts: documents read, by collection. */
  var __HIRELY_READS__: Record<string, number> | undefined;
}

/** Notes that `count` documents of a collection were read; an empty answer is billed as one read. */
export function noteReads(collection: string, count: number): void {
  const reads = globalThis.__HIRELY_READS__;
  if (reads) reads[collection] = (reads[collection] ?? 0) + Math.max(1, count);
}
