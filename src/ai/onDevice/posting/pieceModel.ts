// Which kind each piece of a posting is, all pieces together: signs weigh, and so does what a kind may follow.
import { inWords } from '#domain/wordLimits.ts';
import { pieceKinds, signsOf, type PieceKind } from './pieceSigns.ts';
import pieceWeights from './pieceWeights.json';
import type { Piece, Section } from './sections.ts';

/** Weights of each sign and of each kind after another, in the order of `pieceKinds`; fitted by tools/train/postingPieces.ts. */
export interface PieceWeights { signs: Readonly<Record<string, readonly number[]>>; after: readonly (readonly number[])[] }

/** The likeliest kinds in a row (Viterbi). `scores`: of each piece, for each kind. */
export function bestRow(scores: readonly (readonly number[])[], after: readonly (readonly number[])[]): number[] {
  const count = pieceKinds.length;
  let best: number[] = [...(scores[0] ?? [])];
  const from: number[][] = [];
  for (const row of scores.slice(1)) {
    const came: number[] = [];
    const next = Array.from({ length: count }, (_, kind) => {
      let [top, at] = [-Infinity, 0];
      for (let before = 0; before < count; before += 1) {
        const score = (best[before] ?? 0) + (after[before]?.[kind] ?? 0);
        if (score > top) [top, at] = [score, before];
      }
      came.push(at);
      return top + (row[kind] ?? 0);
    });
    from.push(came);
    best = next;
  }
  if (scores.length === 0) return [];
  let kind = best.indexOf(Math.max(...best));
  const row = [kind];
  for (const came of from.toReversed()) {
    kind = came[kind] ?? 0;
    row.push(kind);
  }
  return row.toReversed();
}

/** The sums of the signs' weights for each kind. */
export function scoresOf(signs: readonly (readonly string[])[], weights: PieceWeights['signs']): number[][] {
  return signs.map((names) => {
    const sums = pieceKinds.map(() => 0);
    for (const name of names) {
      const own = Object.hasOwn(weights, name) ? weights[name] : undefined;
      if (own) for (let kind = 0; kind < sums.length; kind += 1) sums[kind] = (sums[kind] ?? 0) + (own[kind] ?? 0);
    }
    return sums;
  });
}

/** The kind of each piece, in order. */
export function kindsOf(pieces: readonly Piece[], weights: PieceWeights = pieceWeights): PieceKind[] {
  return bestRow(scoresOf(signsOf(pieces), weights.signs), weights.after).map((kind) => pieceKinds[kind] ?? 'company');
}

const sections: Record<PieceKind, Section> = { duty: 'tasks', must: 'must', nice: 'nice', company: 'about', benefit: 'offer', apply: 'apply', title: 'opening' };

/** What says outright that something is asked for, or only welcome; the model saw few of these words. */
const asks = inWords(/^(?:pedimos|hace falta|se (?:requiere|exige|necesita)|necesitas|es (?:imprescindible|necesario)|imprescindible|you (?:need(?: to have)?|must have)|required:|we require)\b/iu);
const welcomes = inWords(/^(?:(?:adem[aá]s,? )?nos (?:gustar[ií]a|encantar[ií]a)|se valorar?[aá]?|valoramos (?:tambi[eé]n|positivamente)|ser[ií]a (?:un plus|de agradecer)|it (?:is|would be) an? (?:advantage|plus|bonus)|nice to have|bonus:|a plus:)\b/iu);

/** The pieces, each in the section that it belongs to by what it says and where it stands; lists of tools under a heading of their own stay. */
export function sorted(pieces: readonly Piece[]): Piece[] {
  return kindsOf(pieces).map((kind, index) => {
    const piece = pieces[index] as Piece;
    if (piece.section === 'tags') return piece;
    return { ...piece, section: welcomes.test(piece.text) ? 'nice' : asks.test(piece.text) ? 'must' : sections[kind] };
  });
}
