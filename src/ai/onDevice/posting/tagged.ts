// What the tagger finds in the pieces of a posting: names of knowledge, and phrases of what is to be done.
import { chosenSpans, type SpanChance } from '#ai/onDevice/tagger/lattice.ts';
import type { Tagger } from '#ai/onDevice/tagger/model.ts';
import { tokensOf, type Token } from '#ai/onDevice/tagger/tokens.ts';
import type { Piece } from './sections.ts';

/** A span of a piece; offsets are into the piece's text. */
export interface TaggedSpan { start: number; end: number; chance: number }
export interface TaggedPiece { knowledge: TaggedSpan[]; skill: TaggedSpan[] }

/** Spans below this chance are not looked at. */
const least = { knowledge: 0.12, skill: 0.12 } as const;

/** The tokens of a span, cut where a comma or semicolon stands inside it. */
function parts(tokens: readonly Token[], { start, end }: SpanChance): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (!tokens[at]?.cut && at < end - 1) continue;
    found.push({ start: tokens[from]?.start ?? 0, end: tokens[at]?.end ?? 0 });
    from = at + 1;
  }
  return found;
}

/** The spans of each piece, in order. */
export function taggedIn(pieces: readonly Piece[], tagger: Tagger): TaggedPiece[] {
  const cut = pieces.map(({ text }) => tokensOf(text));
  const chances = tagger.chances(pieces.map(({ section }, index) => ({ tokens: (cut[index] ?? []).map(({ text }) => text), sections: (cut[index] ?? []).map(() => section) })));
  return pieces.map((_, index) => {
    const tokens = cut[index] ?? [];
    const spans = (layer: 'knowledge' | 'skill', apart: boolean): TaggedSpan[] => chosenSpans(chances[index]?.[layer] ?? [], tokens.length, least[layer])
      .flatMap((span) => (apart ? parts(tokens, span) : [{ start: tokens[span.start]?.start ?? 0, end: tokens[span.end - 1]?.end ?? 0 }]).map((part) => ({ ...part, chance: span.chance })));
    return { knowledge: spans('knowledge', true), skill: spans('skill', false) };
  });
}
