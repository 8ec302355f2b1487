/** The keys that open the palette: with the key that this machine's shortcuts begin with. */

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** As they are written beside what they do. */
export function listPaletteKeys(): readonly [string, string] {
  return [isApple() ? '⌘' : 'Ctrl', 'K'];
}

/** As assistive technology is told of them. */
export function readPaletteKeyNames(): string {
  return isApple() ? 'Meta+K' : 'Control+K';
}

/** Ctrl K, or ⌘ K on Apple's machines, where Ctrl K deletes to the end of the line. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const [own, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return own && !other && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
}
