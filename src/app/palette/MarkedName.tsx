/** A name with what was typed of it in bold. */
import type { MatchRange } from '#domain/text/matchNames.ts';

interface Piece {
  text: string;
  from: number;
  isTyped: boolean;
}

/** The pieces of a name; ranges that overlap are one. */
function splitName(name: string, ranges: readonly MatchRange[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    if (start > end) pieces.push({ text: name.slice(end, start), from: end, isTyped: false });
    pieces.push({ text: name.slice(start, to), from: start, isTyped: true });
    end = to;
  }
  if (end < name.length) pieces.push({ text: name.slice(end), from: end, isTyped: false });
  return pieces;
}

export function MarkedName({ name, ranges }: { name: string; ranges: readonly MatchRange[] }) {
  return splitName(name, ranges).map(({ text, from, isTyped }) =>
    isTyped ? (
      <b key={from} style={{ fontWeight: 680 }}>
        {text}
      </b>
    ) : (
      <span key={from}>{text}</span>
    ),
  );
}
