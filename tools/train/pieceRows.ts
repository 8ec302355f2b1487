// Labelled postings as rows of pieces, the units that people labelled and the signs of each.
import { pieceKinds, signsOf, type PieceKind } from '#ai/onDevice/posting/pieceSigns.ts';
import type { Section } from '#ai/onDevice/posting/headingCues.ts';
import { piecesOf } from '#ai/onDevice/posting/sections.ts';
import { toPlainText } from '#domain/text/plainText.ts';
import {
  lettersOf,
  unitKinds,
  unitsOf,
  type LabelledPosting,
  type UnitKind,
} from '../benchAi/measures/postingSheets.ts';

/** Unlabelled pieces are not used. */
export const unknown = -1;

interface Unit {
  letters: string;
  kind: number;
}
export interface Row {
  id: string;
  signs: string[][];
  kinds: number[];
  units: Unit[];
  unitsOfPiece: number[][];
  letters: number[];
}
const kindOfUnit: Record<UnitKind, PieceKind> = {
  duty: 'duty',
  must: 'must',
  nice: 'nice',
  company: 'company',
  benefit: 'benefit',
  equal: 'apply',
  apply: 'apply',
  title: 'title',
};

/** A unit of several parts was labelled by its largest: parts under another heading are not used. */
const agreeing: Record<Section, readonly PieceKind[]> = {
  tasks: ['duty'],
  must: ['must', 'nice'],
  nice: ['must', 'nice'],
  tags: ['must'],
  offer: ['benefit'],
  apply: ['apply'],
  about: ['company', 'title'],
  opening: pieceKinds,
};

export function rowOf({ sheet, text }: { sheet: LabelledPosting; text: string }): Row {
  const pieces = piecesOf(toPlainText(text));
  const truth = new Map(
    unitKinds.flatMap((kind) =>
      (sheet.units[kind] ?? []).map((unit) => [unit, kindOfUnit[kind]] as const),
    ),
  );
  const units = unitsOf(text).map((unit, index): Unit => {
    const kind = truth.get(index);
    return {
      letters: lettersOf(toPlainText(unit)),
      kind: kind ? pieceKinds.indexOf(kind) : unknown,
    };
  });
  // Pieces and units run side by side: a piece is looked for from where the last one was found.
  let from = 0;
  const unitsOfPiece = pieces.map((piece) => {
    const own = lettersOf(piece.text);
    const first =
      own.length < 2
        ? -1
        : units
            .slice(from, from + 12)
            .findIndex(
              ({ letters }) =>
                letters.length >= 2 && (letters.includes(own) || own.includes(letters)),
            );
    if (first < 0) return [];
    from += first;
    const found = [from];
    if (own.length > (units[from]?.letters.length ?? 0))
      for (
        let at = from + 1;
        at < Math.min(units.length, from + 8) && own.includes(units[at]?.letters || ' ');
        at += 1
      )
        found.push(at);
    return found;
  });
  const parts = units.map(
    (_, unit) =>
      new Set(
        pieces
          .filter((_piece, at) => unitsOfPiece[at]?.includes(unit))
          .map(({ section }) => section),
      ).size,
  );
  const kinds = pieces.map(({ section }, at) => {
    const own = unitsOfPiece[at] ?? [];
    const kind = units[own[0] ?? -1]?.kind ?? unknown;
    const name = pieceKinds[kind];
    return name === undefined ||
      (own.some((unit) => (parts[unit] ?? 0) > 1) && !agreeing[section].includes(name))
      ? unknown
      : kind;
  });
  return {
    id: sheet.id,
    signs: signsOf(pieces),
    kinds,
    units,
    unitsOfPiece,
    letters: pieces.map(({ text: piece }) => lettersOf(piece).length),
  };
}
