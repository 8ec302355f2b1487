// Which kind each piece of a posting is, all pieces together: signs weigh, and so does what a kind may follow (a linear chain).
import { inWords } from '#domain/text/wordLimits.ts';
import { pieceKinds, signsOf, type PieceKind } from './pieceSigns.ts';
import pieceWeights from './pieceWeights.json';
import type { Section } from './headingCues.ts';
import type { Piece } from './sections.ts';

/** Weights of each sign and of each kind after another, in the order of `pieceKinds`, in twentieths; fitted by tools/train/postingPieces.ts. */
export interface PieceWeights {
  signs: Readonly<Record<string, readonly number[]>>;
  after: readonly (readonly number[])[];
}

/** Weights are kept as whole numbers, so many to one. */
export const steps = 20;
const kindNames: readonly PieceKind[] = pieceKinds;

/** The share of each in the sum. */
function sharesOf(values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0) || 1;
  return values.map((value) => value / all);
}

/** How likely each piece is of each kind, all pieces of the posting weighed together (forward and backward). `scores`: of each piece, for each kind. */
export function chancesOf(
  scores: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
): number[][] {
  const moves = after.map((row) => row.map((value) => Math.exp(value / steps)));
  const own = scores.map((row) => {
    const top = Math.max(...row);
    return row.map((value) => Math.exp((value - top) / steps));
  });
  const forward: number[][] = [];
  for (const row of own) {
    const before = forward.at(-1);
    forward.push(
      sharesOf(
        row.map(
          (value, kind) =>
            value *
            (before
              ? before.reduce((sum, share, from) => sum + share * (moves[from]?.[kind] ?? 0), 0)
              : 1),
        ),
      ),
    );
  }
  let backward: number[] = kindNames.map(() => 1);
  const chances: number[][] = [];
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const [here, later] = [forward[at] ?? [], backward];
    chances.push(sharesOf(here.map((share, kind) => share * (later[kind] ?? 0))));
    const weighed = (own[at] ?? []).map((value, kind) => value * (later[kind] ?? 0));
    backward = sharesOf(
      moves.map((row) => row.reduce((sum, value, kind) => sum + value * (weighed[kind] ?? 0), 0)),
    );
  }
  return chances.toReversed();
}

/** A duty missed costs a kit more than a line too many: duties lean this much. */
const dutyLean = 1.3;

/** The kind to go by: what is asked for counts as one, needed or only welcome, against duties and against the rest (half its likeliest kind, half its sum). */
export function kindOf(chances: readonly number[]): PieceKind {
  const of = (kind: PieceKind): number => chances[pieceKinds.indexOf(kind)] ?? 0;
  const [duty, asked] = [dutyLean * of('duty'), of('must') + of('nice')];
  const rest = kindNames.filter((kind) => kind !== 'duty' && kind !== 'must' && kind !== 'nice');
  const others = (Math.max(...rest.map(of)) + rest.reduce((sum, kind) => sum + of(kind), 0)) / 2;
  if (duty >= asked && duty > others) return 'duty';
  if (asked > duty && asked > others) return of('must') >= of('nice') ? 'must' : 'nice';
  return rest.reduce((best, kind) => (of(kind) > of(best) ? kind : best), 'company');
}

/** The sums of the signs' weights for each kind. */
export function scoresOf(
  signs: readonly (readonly string[])[],
  weights: PieceWeights['signs'],
): number[][] {
  return signs.map((names) => {
    const sums = pieceKinds.map(() => 0);
    for (const name of names) {
      const own = Object.hasOwn(weights, name) ? weights[name] : undefined;
      if (own)
        for (let kind = 0; kind < sums.length; kind += 1)
          sums[kind] = (sums[kind] ?? 0) + (own[kind] ?? 0);
    }
    return sums;
  });
}

/** The kind of each piece, in order. */
function kindsOf(pieces: readonly Piece[], weights: PieceWeights = pieceWeights): PieceKind[] {
  return chancesOf(scoresOf(signsOf(pieces), weights.signs), weights.after).map(kindOf);
}

const sections: Record<PieceKind, Section> = {
  duty: 'tasks',
  must: 'must',
  nice: 'nice',
  company: 'about',
  benefit: 'offer',
  apply: 'apply',
  title: 'opening',
};

/** Words that state outright that something is asked for, or only welcome; the model saw few of these words. */
const asks = inWords(
  /^(?:pedimos|hace falta|se (?:requiere|exige|necesita)|necesitas|es (?:imprescindible|necesario)|imprescindible|you (?:need(?: to have)?|must have)|required:|we require)\b|^(?:[^.]{0,160}\b)?(?:experience|knowledge|skills|degree|licen[cs]e|certificate|experiencia|conocimientos?|carn[eé]t?|titulaci[oó]n)\b[^.]{0,120}\b(?:is|are|es|son) (?:needed|required|essential|a must|necesari[oa]s?|imprescindibles?|obligatori[oa]s?)[.!]?$/iu,
);
const welcomes = inWords(
  /^(?:(?:adem[aá]s,? )?nos (?:gustar[ií]a|encantar[ií]a)|se valorar?[aá]?|valoramos (?:tambi[eé]n|positivamente)|ser[ií]a (?:un plus|de agradecer)|it (?:is|would be) an? (?:advantage|plus|bonus)|nice to have|bonus:|a plus:)\b|\b(?:(?:would |will )?comes? in handy|all the better|even better|would make us (?:smile|happy)|se agradece|es un extra)[.!]?$/iu,
);

/** What asks people outright to apply: few words after a list of what is offered. */
const applies = inWords(
  /^(?:(?:please )?(?:send|submit|upload|email|e-mail) (?:us )?(?:your|a|an|the) (?:\p{L}+ )?(?:application|cv|resume|résumé|cover letter|letter)|apply (?:now|today|online|by|via|before|at|through|here)|to apply,?|env[ií]a(?:nos)? (?:tu|su|el) (?:cv|curr[ií]culum|candidatura|solicitud)|inscr[ií]bete|postula)\b/iu,
);

/** The pieces, each in the section that it belongs to by what it says and where it is; lists of tools under a heading of their own stay. */
export function sortPieces(pieces: readonly Piece[]): Piece[] {
  return kindsOf(pieces).map((kind, index) => {
    const piece = pieces[index] as Piece;
    if (piece.section === 'tags') return piece;
    return { ...piece, section: readStatedSection(piece.text) ?? sections[kind] };
  });
}

/** The section that the words themselves say; null where they say none. */
function readStatedSection(text: string): Section | null {
  if (applies.test(text)) return 'apply';
  if (welcomes.test(text)) return 'nice';
  return asks.test(text) ? 'must' : null;
}
