// Breaks text into lines as a typesetter would: by the widths of Helvetica, or by a number of letters; with words cut at the line end where asked.

// Widths of ASCII letters in thousandths of the type size, from the space on.
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** The width of a text in points. */
export function widthOf(text: string, size: number): number {
  return (
    (Array.from(
      text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      (letter) => widths[(letter.codePointAt(0) ?? 0) - 32] ?? 556,
    ).reduce((sum, width) => sum + width, 0) *
      size) /
    1_000
  );
}

/** The two parts of a word that may be cut: after a vowel, before a consonant and a vowel. */
function halvesOf(word: string, fits: (part: string) => boolean): [string, string] | null {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const isBreak =
      /[aeiouáéíóú]$/u.test(word.slice(0, at)) &&
      /^[bcdfglmnprstv][aeiouáéíóú]/u.test(word.slice(at)) &&
      /^\p{L}+[.,]?$/u.test(word);
    if (isBreak && fits(`${word.slice(0, at)}-`)) return [`${word.slice(0, at)}-`, word.slice(at)];
  }
  return null;
}

/** The lines of a text. `fits` is whether a line is short enough; `hyphens`: words may be cut. */
export function wrapped(text: string, fits: (line: string) => boolean, hyphens = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    const before = line;
    const halves =
      hyphens && before !== '' ? halvesOf(word, (part) => fits(`${before} ${part}`)) : null;
    if (halves) {
      lines.push(`${before} ${halves[0]}`);
      line = halves[1];
    } else {
      if (before !== '') lines.push(before);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Lines of at most so many letters. */
export const byLetters = (text: string, most: number, hyphens = false): string[] =>
  wrapped(text, (line) => line.length <= most, hyphens);
