/** Finds the hidden parts of a prerendered form (FormParts.tsx) for its script. */

/** Texts by the key of a problem, the code of a fault, or what the eye of a password field says. */
export type FormWords = Readonly<Record<string, string>>;

const partsOf = (): HTMLElement | null => document.getElementById('form-parts');

let known: FormWords | undefined;

/** A text of the form in the language of its page. */
export function readWord(key: string): string {
  known ??= JSON.parse(partsOf()?.dataset['words'] ?? '{}') as FormWords;
  return known[key] ?? known['unknown'] ?? key;
}

/** One hidden part. */
export function findPart(name: string): HTMLElement {
  const part = partsOf()?.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!part) throw new Error(`The form has no part named ${name}.`);
  return part;
}

/** A copy of a part, to be shown. */
export function copyPart(name: string): HTMLElement {
  return findPart(name).cloneNode(true) as HTMLElement;
}
