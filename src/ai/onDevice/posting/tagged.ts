// What the tagger finds in the pieces of a posting: names of knowledge, and phrases of what is to be done.
import { chooseSpans } from '#ai/onDevice/tagger/lattice.ts';
import type { Tagger } from '#ai/onDevice/tagger/model.ts';
import { tokensOf } from '#ai/onDevice/tagger/tokens.ts';
import type { Piece } from './sections.ts';

/** A span of a piece; offsets are into the piece's text. */
export interface TaggedSpan {
  start: number;
  end: number;
  chance: number;
}
export interface TaggedPiece {
  knowledge: TaggedSpan[];
  skill: TaggedSpan[];
}

/** Spans below this chance are not looked at. */
const least = { knowledge: 0.12, skill: 0.12 } as const;

/** The spans of each piece, in order. */
export function tagPieces(pieces: readonly Piece[], tagger: Tagger): TaggedPiece[] {
  const cut = pieces.map(({ text }) => tokensOf(text));
  const chances = tagger.chances(
    pieces.map(({ section }, index) => ({
      tokens: (cut[index] ?? []).map(({ text }) => text),
      sections: (cut[index] ?? []).map(() => section),
      cuts: (cut[index] ?? []).map((token) => token.cut),
    })),
  );
  return pieces.map((_, index) => {
    const tokens = cut[index] ?? [];
    const spans = (layer: 'knowledge' | 'skill'): TaggedSpan[] =>
      chooseSpans(chances[index]?.[layer] ?? [], tokens.length, least[layer]).map(
        ({ start, end, chance }) => ({
          start: tokens[start]?.start ?? 0,
          end: tokens[end - 1]?.end ?? 0,
          chance,
        }),
      );
    return { knowledge: spans('knowledge'), skill: spans('skill') };
  });
}
