// Names for new documents: 27 characters of base 64 (URL alphabet), about 160 bits, so that an id can be a capability.

/** A fresh unguessable id. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, 'A')
    .replace(/\//g, 'B')
    .replace(/=/g, '');
}
