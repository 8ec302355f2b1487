// Whether somebody typed what was asked for: case and spaces around it do not matter, everything else does.

/** True when `typed` is `phrase`; an empty phrase is never typed. */
export function isSamePhrase(typed: string, phrase: string): boolean {
  const plain = (text: string): string =>
    text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(phrase) !== '' && plain(typed) === plain(phrase);
}
