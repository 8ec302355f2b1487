// The arrow keys on the checkboxes of a table of which only some rows are drawn; with Shift they select on the way.
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { selectRange, toggleRow, type Selection } from './selection.ts';

export function useRowSteps(
  box: RefObject<HTMLDivElement | null>,
  shown: readonly string[],
  selection: Selection,
  select: (next: Selection) => void,
  scrollTo: (index: number) => void,
): (event: KeyboardEvent, index: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const input = box.current?.querySelector<HTMLInputElement>(
      `input[data-row="${wanted.current}"]`,
    );
    if (input) {
      input.focus({ preventScroll: true });
      wanted.current = null;
    }
  });
  function step(event: KeyboardEvent, index: number): void {
    const next = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : null;
    const id = next === null ? undefined : shown[next];
    if (next === null || id === undefined) return;
    event.preventDefault();
    if (event.shiftKey)
      select(
        selectRange(
          selection.anchor ? selection : toggleRow(selection, shown[index] ?? id),
          id,
          shown,
        ),
      );
    wanted.current = next;
    scrollTo(next);
    box.current
      ?.querySelector<HTMLInputElement>(`input[data-row="${next}"]`)
      ?.focus({ preventScroll: true });
  }

  return step;
}
