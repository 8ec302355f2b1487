// Finds a line of a document on its page, so that it can be lit: the letters count, spaces and blacked-out ones do not.

/** A stretch of text as pdf.js gives it. */
export interface PageText {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
}
/** A box in shares of the page's width and height, from its upper left corner. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Letter {
  letter: string;
  item: number;
  at: number;
  /** A hyphen at the end of a run of text: a line break may have put it there. */
  loose: boolean;
  /** Blacked out in what was looked for. */
  covered?: boolean;
}

/** A wildcard for any letter. */
const any = '█';

const toPlain = (text: string): string => text.normalize('NFKC').toLowerCase();

function lettersOf(items: readonly PageText[]): Letter[] {
  return items.flatMap(({ str }, item) => {
    const signs = Array.from(str.trimEnd());
    return signs.flatMap((sign, at) =>
      Array.from(toPlain(sign))
        .filter((letter) => /\S/.test(letter))
        .map((letter) => ({
          letter,
          item,
          at,
          loose: at === signs.length - 1 && /[-\u00ad\u2010]/.test(letter),
        })),
    );
  });
}

function findFirst(letters: readonly Letter[], wanted: readonly string[]): number {
  for (let at = 0; at + wanted.length <= letters.length; at += 1)
    if (wanted.every((sign, offset) => sign === any || sign === letters[at + offset]?.letter))
      return at;
  return -1;
}

function listMatched(
  letters: readonly Letter[],
  start: number,
  wanted: readonly string[],
): Letter[] {
  return letters
    .slice(start, start + wanted.length)
    .map((letter, offset) => ({ ...letter, covered: wanted[offset] === any }));
}

/** The longest stretch of the line that is on the page: whole, else by its parts, else by ever shorter beginnings. */
function findStretches(letters: readonly Letter[], text: string): Letter[][] {
  const signs = (part: string): string[] =>
    Array.from(toPlain(part)).filter((letter) => /\S/.test(letter));
  const whole = signs(text);
  const at = whole.length === 0 ? -1 : findFirst(letters, whole);
  if (at >= 0) return [listMatched(letters, at, whole)];
  // Read without the hyphens at the ends of its lines.
  const tight = letters.filter(({ loose }) => !loose);
  const there =
    whole.length === 0 || tight.length === letters.length ? -1 : findFirst(tight, whole);
  if (there >= 0) return [listMatched(tight, there, whole)];
  const parts = text
    .split('\t')
    .map(signs)
    .filter((part) => part.length > 2);
  if (parts.length > 1)
    return parts.flatMap((part) => {
      const start = findFirst(letters, part);
      return start < 0 ? [] : [listMatched(letters, start, part)];
    });
  for (
    let length = Math.floor(whole.length * 0.75);
    length >= 8;
    length = Math.floor(length * 0.75)
  ) {
    const start = findFirst(letters, whole.slice(0, length));
    if (start >= 0) return [listMatched(letters, start, whole.slice(0, length))];
  }
  return [];
}

/** Letters that follow each other in one run of text. */
function runsOf(stretch: readonly Letter[]): Letter[][] {
  const runs: Letter[][] = [];
  for (const letter of stretch) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    // A blank between two letters does not part them.
    if (run && last && last.item === letter.item && letter.at - last.at <= 2) run.push(letter);
    else runs.push([letter]);
  }
  return runs;
}

/** The boxes of a text on a page of this view (left, bottom, right, top in points); one box for each run of text. Empty when it is not there. With `covered` only its blacked-out letters. */
export function boxesOf(
  items: readonly PageText[],
  view: readonly number[],
  text: string,
  only: 'all' | 'covered' = 'all',
): PageBox[] {
  const [left = 0, bottom = 0, right = 595, top = 842] = view;
  const [width, height] = [right - left, top - bottom];
  return findStretches(lettersOf(items), text)
    .map((stretch) => (only === 'all' ? stretch : stretch.filter(({ covered }) => covered)))
    .flatMap((stretch) =>
      runsOf(stretch).flatMap((run): PageBox[] => {
        const [first, last] = [run[0], run.at(-1)];
        const item = first && items[first.item];
        if (!item || !last) return [];
        const count = Math.max(1, Array.from(item.str).length);
        const [from, to] = [first.at / count, (last.at + 1) / count];
        const size =
          item.height || Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0) || 10;
        const x = (item.transform[4] ?? 0) + item.width * from - left;
        const y = top - (item.transform[5] ?? 0) - size;
        return [
          {
            left: x / width,
            top: y / height,
            width: (item.width * (to - from)) / width,
            height: (size * 1.25) / height,
          },
        ];
      }),
    );
}
