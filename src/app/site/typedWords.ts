/** Text typed before React was loaded, and how it reaches React's own fields. */

/** A field for words; a box to tick has a value without anybody's doing: "on". */
export type WordField = HTMLInputElement | HTMLTextAreaElement;

/** Every field within `page` that holds words of the person's own. */
export function listTypedFields(page: HTMLElement): WordField[] {
  return [
    ...page.querySelectorAll<WordField>('input:not([type=checkbox]):not([type=radio]), textarea'),
  ].filter(({ value, defaultValue }) => value !== defaultValue);
}

/** Gives a field its words as if they had been typed: React compares with what it wrote itself. */
export function typeInto(field: WordField, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
