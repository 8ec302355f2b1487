// Splits a text into the pieces the sentence encoder knows: the likeliest split by the pieces' scores (unigram SentencePiece).

/** What a space turns into. */
const space = '\u2581';
/** Pieces before this one are marks for the model, not text. */
const firstText = 6;

/** Numbers of the pieces of a text. Runs of what the vocabulary does not know become one piece, number 0. */
export function createPieceSplitter(
  pieces: readonly string[],
  scores: Float32Array,
): (text: string) => number[] {
  const numbers = new Map(pieces.map((piece, number) => [piece, number] as const).slice(firstText));
  const longest = pieces.slice(firstText).reduce((most, piece) => Math.max(most, piece.length), 0);

  /** Best piece that ends at each position. A score of 0 reads as "none yet", as in the reference. */
  const lastPieces = (symbols: readonly string[]): { number: number; length: number }[] => {
    const best = new Float64Array(symbols.length + 1);
    const last = symbols.map(() => ({ number: 0, length: 1 }));
    last.push({ number: 0, length: 1 });
    for (let start = 0; start < symbols.length; start += 1) {
      const offer = (number: number, length: number): void => {
        const score = (number === 0 ? 0 : (scores[number] ?? 0)) + (best[start] ?? 0);
        const before = best[start + length] ?? 0;
        if (before !== 0 && score < before) return;
        best[start + length] = score;
        last[start + length] = { number, length };
      };
      let text = '';
      let known = false;
      for (let length = 1; length <= longest && start + length <= symbols.length; length += 1) {
        text += symbols[start + length - 1];
        const number = numbers.get(text);
        if (number === undefined) continue;
        known = true;
        offer(number, length);
      }
      if (!known) offer(0, 1);
    }
    return last;
  };

  return (text) => {
    const normal = text.normalize('NFKC');
    if (normal === '') return [];
    const last = lastPieces(Array.from(space + normal.replaceAll(' ', space)));
    const backwards: number[] = [];
    for (let end = last.length - 1; end > 0;) {
      const { number, length } = last[end] ?? { number: 0, length: 1 };
      if (number !== 0 || backwards.at(-1) !== 0) backwards.push(number);
      end -= length;
    }
    return backwards.toReversed();
  };
}
