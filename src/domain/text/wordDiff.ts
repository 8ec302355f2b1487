/** A word-by-word diff of a correction, by the longest common subsequence. */

export interface DiffPart {
  kind: 'same' | 'out' | 'in';
  text: string;
}

/** Beyond so many words on both sides the middle is shown as one change: the table would grow with their product. */
const tableMax = 4_000_000;

/** Words with the space after them, so that the parts joined give the text back. */
function splitWords(text: string): string[] {
  return text.match(/\S+\s*|^\s+/gu) ?? [];
}

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}

function compareMiddle(a: readonly string[], b: readonly string[], parts: DiffPart[]): void {
  const n = a.length;
  const m = b.length;
  if (n === 0 || m === 0 || n * m > tableMax) {
    push(parts, 'out', a.join(''));
    push(parts, 'in', b.join(''));
    return;
  }
  const same = (i: number, j: number): boolean => a[i]?.trim() === b[j]?.trim();
  // longest[i][j]: most common words of a from i on and b from j on.
  const width = m + 1;
  const longest = new Uint16Array((n + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let j = m - 1; j >= 0; j -= 1)
      longest[i * width + j] = same(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  }
  let i = 0;
  let j = 0;
  while (i < n || j < m) {
    if (i < n && j < m && same(i, j)) {
      push(parts, 'same', b[j] ?? '');
      i += 1;
      j += 1;
    } else if (i < n && (j === m || at(i + 1, j) >= at(i, j + 1))) {
      push(parts, 'out', a[i] ?? '');
      i += 1;
    } else {
      push(parts, 'in', b[j] ?? '');
      j += 1;
    }
  }
}

/** The way from one text to another. Spacing alone is no change; what stays and what was put in give the second text. */
export function compareWords(before: string, after: string): DiffPart[] {
  const a = splitWords(before);
  const b = splitWords(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start]?.trim() === b[start]?.trim()) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end]?.trim() === b[b.length - 1 - end]?.trim()
  )
    end += 1;
  const parts: DiffPart[] = [];
  push(parts, 'same', b.slice(0, start).join(''));
  compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end), parts);
  push(parts, 'same', b.slice(b.length - end).join(''));
  return parts;
}
