// Finds a line of a document on its page, so that it can be lit: the letters count, spaces and blacked-out ones do not.

/** A stretch of text as pdf.js gives it. */
export interface PageText { str: string; transform: readonly number[]; width: number; height: number }
/** A box in shares of the page's width and height, from its upper left corner. */
export interface PageBox { left: number; top: number; width: number; height: number }

interface Letter { letter: string; item: number; at: number }

/** Stands for any letter. */
const any = '█';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

function lettersOf(items: readonly PageText[]): Letter[] {
  return items.flatMap(({ str }, item) => Array.from(str).flatMap((sign, at) => Array.from(plain(sign)).filter((letter) => /\S/.test(letter)).map((letter) => ({ letter, item, at }))));
}

function firstAt(letters: readonly Letter[], wanted: readonly string[]): number {
  for (let at = 0; at + wanted.length <= letters.length; at += 1) if (wanted.every((sign, offset) => sign === any || sign === letters[at + offset]?.letter)) return at;
  return -1;
}

/** The longest stretch of the line that is on the page: whole, else by its parts, else by ever shorter beginnings. */
function stretches(letters: readonly Letter[], text: string): Letter[][] {
  const signs = (part: string): string[] => Array.from(plain(part)).filter((letter) => /\S/.test(letter));
  const whole = signs(text);
  const at = whole.length === 0 ? -1 : firstAt(letters, whole);
  if (at >= 0) return [letters.slice(at, at + whole.length)];
  const parts = text.split('\t').map(signs).filter((part) => part.length > 2);
  if (parts.length > 1) return parts.flatMap((part) => { const start = firstAt(letters, part); return start < 0 ? [] : [letters.slice(start, start + part.length)]; });
  for (let length = Math.floor(whole.length * 0.75); length >= 8; length = Math.floor(length * 0.75)) {
    const start = firstAt(letters, whole.slice(0, length));
    if (start >= 0) return [letters.slice(start, start + length)];
  }
  return [];
}

/** Where a text stands on a page of this view (left, bottom, right, top in points); one box for each run of text. Empty when it is not there. */
export function boxesOf(items: readonly PageText[], view: readonly number[], text: string): PageBox[] {
  const [left = 0, bottom = 0, right = 595, top = 842] = view;
  const [width, height] = [right - left, top - bottom];
  return stretches(lettersOf(items), text).flatMap((stretch) => [...new Set(stretch.map(({ item }) => item))].flatMap((index): PageBox[] => {
    const item = items[index];
    if (!item) return [];
    const own = stretch.filter((letter) => letter.item === index).map(({ at }) => at);
    const count = Math.max(1, Array.from(item.str).length);
    const [from, to] = [Math.min(...own) / count, (Math.max(...own) + 1) / count];
    const size = item.height || Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0) || 10;
    const x = (item.transform[4] ?? 0) + item.width * from - left;
    const y = top - (item.transform[5] ?? 0) - size;
    return [{ left: x / width, top: y / height, width: (item.width * (to - from)) / width, height: (size * 1.25) / height }];
  }));
}
