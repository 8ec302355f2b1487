// Where the arrow keys take a lifted card: to the column beside.
import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** The next column to the left or right that takes cards; up and down do nothing, the order within a column is not a choice. */
export const findColumnCoordinates: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates, context: { droppableContainers, droppableRects, collisionRect } },
) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0;
  if (step === 0)
    return event.code === KeyboardCode.Up || event.code === KeyboardCode.Down
      ? currentCoordinates
      : undefined;
  event.preventDefault();
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [rect] : [];
    })
    .toSorted((a, b) => a.left - b.left);
  if (!collisionRect) return undefined;
  const middle = collisionRect.left + collisionRect.width / 2;
  const beside =
    step === 1
      ? columns.find((column) => column.left > middle)
      : columns.findLast((column) => column.left + column.width < middle);
  return beside
    ? { x: beside.left + (beside.width - collisionRect.width) / 2, y: currentCoordinates.y }
    : currentCoordinates;
};
