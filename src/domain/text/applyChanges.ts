/** Applies some of the proposed changes to a line. */

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with the edits in place; edits do not overlap. */
export function applyChanges(before: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
      before,
    );
}

/** True when edits lie inside the text and apart from each other. */
export function areApart(before: string, edits: readonly Edit[]): boolean {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  return sorted.every(
    ({ start, end }, index) =>
      start <= end && end <= before.length && start >= (sorted[index - 1]?.end ?? 0),
  );
}
