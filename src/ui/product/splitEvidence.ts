// Cuts a text at the borders of quoted ranges, so that overlapping quotes can be shown at once.

export interface EvidenceRange {
  id: string;
  start: number;
  end: number;
  /** What the quote supports; read out with it. */
  label: string;
}
/** A stretch of text under the same ranges; `ids` is empty for plain text, else innermost (shortest) first. `begins`: ids that start here. */
export interface EvidenceSegment {
  start: number;
  end: number;
  text: string;
  ids: string[];
  begins: string[];
}

/** The text as segments, in order and without gaps. Ranges outside the text are clipped; empty ones are dropped. */
export function splitEvidence(text: string, ranges: readonly EvidenceRange[]): EvidenceSegment[] {
  const inside = ranges
    .map((range) => ({
      id: range.id,
      start: Math.max(0, range.start),
      end: Math.min(text.length, range.end),
    }))
    .filter((range) => range.start < range.end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start);
  const borders = [
    ...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])]),
  ].toSorted((a, b) => a - b);
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? text.length;
    const over = inside.filter((range) => range.start <= start && range.end >= end);
    return {
      start,
      end,
      text: text.slice(start, end),
      ids: over.map(({ id }) => id),
      begins: over.filter((range) => range.start === start).map(({ id }) => id),
    };
  });
}

/** The range a press on a segment selects: the innermost; pressing again walks outwards through those that overlap. */
export function nextOf(ids: readonly string[], active: string | null): string | null {
  const at = active === null ? -1 : ids.indexOf(active);
  return ids[(at + 1) % ids.length] ?? null;
}
