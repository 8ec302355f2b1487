/** Stored files in pieces of a megabyte: each is fetched when somebody wants it, and kept for as long as the page lives. */
import { authentication } from '#data/firestore/authentication.ts';
import { fetchFileRange } from './fileRanges.ts';

/** How long a piece is. */
export const pieceBytes = 1_048_576;
/** So much is kept of all files together; the one that nobody read for longest goes first. */
const keptBytesMax = 256 * pieceBytes;

/** One file. */
export interface FilePieces {
  readonly size: number;
  /** A piece by its number. Throws the Faults of `fetchFileRange`. */
  readPiece: (number: number) => Promise<Blob>;
  /** All of it. */
  readWhole: () => Promise<Blob>;
  isWhole: () => boolean;
  /** How much of it is here. */
  countBytes: () => number;
}

const kept = new Map<string, FilePieces>();

/** Lets go of what was read longest ago. */
function dropOldest(): void {
  let bytes = [...kept.values()].reduce((sum, file) => sum + file.countBytes(), 0);
  for (const [key, file] of kept) {
    if (bytes <= keptBytesMax || kept.size === 1) return;
    bytes -= file.countBytes();
    kept.delete(key);
  }
}

function createPieces(path: string, size: number): FilePieces {
  const count = Math.ceil(size / pieceBytes);
  const asked = new Map<number, Promise<Blob>>();
  const here = new Set<number>();
  let bytes = 0;

  async function fetchPiece(number: number): Promise<Blob> {
    const from = number * pieceBytes;
    // As a Blob: browsers put those on the disk when memory is short.
    const piece = new Blob([await fetchFileRange(path, from, Math.min(size, from + pieceBytes))]);
    here.add(number);
    bytes += piece.size;
    dropOldest();
    return piece;
  }
  function readPiece(number: number): Promise<Blob> {
    const known = asked.get(number);
    if (known) return known;
    const piece = fetchPiece(number);
    asked.set(number, piece);
    // What failed is asked for again.
    piece.catch(() => asked.delete(number));
    return piece;
  }
  return {
    size,
    readPiece,
    async readWhole() {
      const pieces: Blob[] = [];
      for (let number = 0; number < count; number += 1) pieces.push(await readPiece(number));
      return new Blob(pieces);
    },
    isWhole: () => here.size === count,
    countBytes: () => bytes,
  };
}

/** The pieces of a stored file, those that are here already among them. */
export function openPieces(path: string, size: number): FilePieces {
  const key = `${authentication().currentUser?.uid ?? ''} ${path} ${size}`;
  const file = kept.get(key) ?? createPieces(path, size);
  // The last one opened is the last one to go.
  kept.delete(key);
  kept.set(key, file);
  return file;
}
