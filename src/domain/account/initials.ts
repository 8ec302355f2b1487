/** Computes the initials that stand in for a person's picture. */

const letter = /\p{L}\p{M}*/u;

/** Up to two initials of a name or address: letters of any script, never digits, brackets or pictures. */
export function initialsOf(name: string): string {
  const words =
    name
      .normalize('NFC')
      .split('@')[0]
      ?.split(/[\s._-]+/u) ?? [];
  const initials = words.flatMap((word) => letter.exec(word)?.[0] ?? []);
  return initials
    .slice(0, 2)
    .map((initial) => letter.exec(initial.toUpperCase())?.[0] ?? initial)
    .join('');
}
