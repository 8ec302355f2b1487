/**
 * Truncates pasted text that no field accepts: a million characters would freeze the page. Nothing is lost by that: the
 * page reports how much was left out, and the text is still where it was copied from.
 */
import i18next from 'i18next';
import { toLanguage } from '#i18n/languages.ts';
import { formatFor } from '#i18n/useFormat.ts';
import { notifyFailed } from '#ui/toasts/notify.ts';

/** More than any text takes that the product reads; shorter ones are refused by the field itself, which says that they are too long. */
export const longestText = 50_000;
const longestLine = 5_000;

export interface Cut {
  kept: string;
  leftOut: number;
}

/** As much of a pasted text as there is room for; never half a character. */
export function cutToRoom(pasted: string, room: number): Cut {
  const end = Math.max(0, room);
  if (pasted.length <= end) return { kept: pasted, leftOut: 0 };
  const last = end > 0 ? pasted.charCodeAt(end - 1) : 0;
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  const kept = pasted.slice(0, isHalf ? end - 1 : end);
  return { kept, leftOut: pasted.length - kept.length };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}

function countRoom(field: Field): number {
  const most =
    field.maxLength > 0
      ? field.maxLength
      : field instanceof HTMLTextAreaElement
        ? longestText
        : longestLine;
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return most - field.value.length + selected;
}

/** Puts words where the caret is, as if they had been typed. */
function insert(field: Field, words: string): void {
  // Fields such as those for numbers have no caret, and nothing of a text this long belongs there.
  if (field.selectionStart === null || words === '') return;
  field.setRangeText(
    words,
    field.selectionStart,
    field.selectionEnd ?? field.selectionStart,
    'end',
  );
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: null }),
  );
}

function notifyCut({ kept, leftOut }: Cut): void {
  const { number } = formatFor(toLanguage(i18next.language));
  // For the plural alone: Spanish has a form of its own for whole millions.
  const values = { count: Math.min(leftOut, 2), kept: number(kept.length), left: number(leftOut) };
  notifyFailed(kept === '' ? i18next.t('paste.refused', values) : i18next.t('paste.cut', values));
}

function take(event: Event, data: DataTransfer | null): void {
  const field = event.target;
  if (event.defaultPrevented || !data || !isField(field) || field.disabled || field.readOnly)
    return;
  const pasted = data.getData('text/plain');
  const cut = cutToRoom(pasted, countRoom(field));
  if (cut.leftOut === 0) return;
  event.preventDefault();
  insert(field, cut.kept);
  notifyCut(cut);
}

/** Cuts what is pasted or dropped on any field of the page. Returns how to stop. */
export function guardPastes(): () => void {
  const pasted = (event: ClipboardEvent): void => take(event, event.clipboardData);
  const dropped = (event: DragEvent): void => take(event, event.dataTransfer);
  document.addEventListener('paste', pasted);
  document.addEventListener('drop', dropped);
  return () => {
    document.removeEventListener('paste', pasted);
    document.removeEventListener('drop', dropped);
  };
}
