// Where a dragged job may be dropped: before another job, or at the end of a column; and how arrow keys go from slot to slot.
import {
  closestCorners,
  KeyboardCode,
  pointerWithin,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { jobStates, type JobState } from '#domain/seeker/trackedJob.ts';

/** A position in a column: before a job, or at the end (no job). */
export interface Slot {
  state: JobState;
  beforeId: string | null;
}

/** The id of a slot for the drag and drop; the whole column, `column`, means its end. */
export const buildSlotId = ({ state, beforeId }: Slot): string =>
  beforeId === null ? `end:${state}` : `before:${state}:${beforeId}`;
export const buildColumnId = (state: JobState): string => `column:${state}`;

/** The slot that an id names; null when it is none. */
export function slotOf(id: UniqueIdentifier | undefined): Slot | null {
  const [, kind = '', stateText = '', beforeId = null] =
    /^(before|end|column):([a-z]+)(?::(.+))?$/.exec(String(id ?? '')) ?? [];
  const state = jobStates.find((known) => known === stateText);
  return state && kind ? { state, beforeId: kind === 'before' ? beforeId : null } : null;
}

/** Under the pointer, a slot within a column goes before the column; with the keyboard, the nearest slot. */
export const detect: CollisionDetection = (args) => {
  const cardContainers = args.droppableContainers.filter(
    ({ id }) => !String(id).startsWith('column:'),
  );
  if (!args.pointerCoordinates)
    return closestCorners({ ...args, droppableContainers: cardContainers });
  const under = pointerWithin(args);
  const exact = under.filter(({ id }) => !String(id).startsWith('column:'));
  return exact.length > 0 ? exact : under;
};

/** Left and right go to the top of the column beside, up and down to the slot above or below. */
export const findSlotCoordinates: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates, context: { active, droppableContainers, droppableRects, over } },
) => {
  const sideways =
    event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0;
  const along = event.code === KeyboardCode.Down ? 1 : event.code === KeyboardCode.Up ? -1 : 0;
  if (sideways === 0 && along === 0) return undefined;
  event.preventDefault();
  const at = slotOf(over?.id);
  if (!at || !active) return currentCoordinates;
  const column = jobStates.indexOf(at.state);
  const state = sideways === 0 ? at.state : jobStates[column + sideways];
  if (!state) return currentCoordinates;
  const distances = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect && !String(id).startsWith('column:') && slotOf(id)?.state === state
        ? [{ id, rect }]
        : [];
    })
    .toSorted((a, b) => a.rect.top - b.rect.top);
  const index = sideways === 0 ? distances.findIndex(({ id }) => id === over?.id) + along : 0;
  const next = distances[index]?.rect;
  return next ? { x: next.left, y: next.top } : currentCoordinates;
};
