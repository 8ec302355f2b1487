// A frame that files can be dropped on: it shows that something hangs over it.
import { useState, type DragEvent } from 'react';

/** `highlights` is whether a file over the frame shows; `onDrop` is called in the turn of the drop. */
export function useDropTarget(highlights: boolean, onDrop: (files: DataTransfer) => void) {
  const [over, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(highlights);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
  return { over, target };
}

/** How the frame looks, with something over it and without. */
export const dropFrame = (over: boolean, isWrong = false) =>
  ({
    alignItems: 'center',
    textAlign: 'center',
    px: 2,
    borderRadius: 2,
    border: '1.5px dashed',
    borderColor: borderOf(over, isWrong),
    bgcolor: over ? 'soft.primary.bg' : 'background.paper',
    transition: 'background-color 120ms, border-color 120ms',
  }) as const;

function borderOf(over: boolean, isWrong: boolean): string {
  if (isWrong) return 'error.main';
  return over ? 'primary.main' : 'line.strong';
}
