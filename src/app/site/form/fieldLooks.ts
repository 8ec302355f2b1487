/** Styles of a prerendered form's fields: with an error, focused, ticked, or with the password shown. Matches the components. */
import { copyPart, findPart, readWord } from './formWords.ts';

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox';

/** What takes the class of a wrong or focused field. */
function framesOf(field: HTMLInputElement): Element[] {
  const control = field.closest('.MuiFormControl-root');
  return [...(control?.querySelectorAll('.MuiFormLabel-root, .MuiInputBase-root') ?? [])];
}

/** Shows a problem below its field, or takes it away; a hint that was there comes back. */
export function showProblem(field: HTMLInputElement, text: string | null): void {
  const id = `${field.name}-helper-text`;
  let help = document.getElementById(id);
  field.setAttribute('aria-invalid', String(text !== null));
  for (const frame of framesOf(field)) frame.classList.toggle('Mui-error', text !== null);
  if (text === null) {
    const hint = help?.dataset['hint'];
    if (help && hint !== undefined) help.textContent = hint;
    else if (help?.dataset['part']) {
      help.remove();
      field.removeAttribute('aria-describedby');
    }
    help?.classList.remove('Mui-error');
    return;
  }
  if (!help) {
    help = copyPart(isBox(field) ? 'boxProblem' : 'problem');
    help.id = id;
    field.setAttribute('aria-describedby', id);
    (isBox(field)
      ? field.closest('label')?.parentElement
      : field.closest('.MuiFormControl-root')
    )?.append(help);
  } else if (!help.dataset['part']) help.dataset['hint'] ??= help.textContent ?? '';
  help.classList.add('Mui-error');
  help.textContent = text;
}

/** The field that has the focus is framed, and its label coloured. */
export function showFocus(field: HTMLInputElement, isFocused: boolean): void {
  for (const frame of framesOf(field)) frame.classList.toggle('Mui-focused', isFocused);
}

const emptyBoxes = new WeakMap<Element, string>();

/** A box that is ticked looks so. */
export function showTick(field: HTMLInputElement): void {
  const icon = field.parentElement?.querySelector('svg');
  if (!icon) return;
  if (!emptyBoxes.has(icon)) emptyBoxes.set(icon, icon.innerHTML);
  const ticked = findPart('ticked').querySelector('svg')?.innerHTML ?? '';
  icon.innerHTML = field.checked ? ticked : (emptyBoxes.get(icon) ?? '');
  field.parentElement?.classList.toggle('Mui-checked', field.checked);
}

const openEyes = new WeakMap<Element, string>();

/** Shows or hides what is typed as a password. */
export function turnPassword(button: HTMLElement): void {
  const field = button.closest('.MuiInputBase-root')?.querySelector('input');
  const icon = button.querySelector('svg');
  if (!field || !icon) return;
  const isShown = field.type === 'password';
  if (!openEyes.has(icon)) openEyes.set(icon, icon.innerHTML);
  field.type = isShown ? 'text' : 'password';
  icon.innerHTML = isShown ? findPart('hide').innerHTML : (openEyes.get(icon) ?? '');
  button.setAttribute('aria-pressed', String(isShown));
  button.setAttribute('aria-label', readWord(isShown ? 'hidePassword' : 'showPassword'));
}
