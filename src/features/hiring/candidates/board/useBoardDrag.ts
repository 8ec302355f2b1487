// Dragging cards over the board: what starts it, where a card goes, and what is read out.
import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { Stored } from '#domain/base/source.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import { moveTargets, type MoveTarget } from '#domain/review/pipeline.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { findColumnCoordinates } from './columnCoordinates.ts';
import { stageAt, useReleasePoint } from './releasePoint.ts';

const findTarget = (id: unknown): MoveTarget | null =>
  moveTargets.find((target) => target === id) ?? null;
interface DragOfCard {
  active: { data: { current?: unknown } };
}
/** Whose card is dragged. */
export const sessionOf = (event: DragOfCard): Stored<Candidate> | null =>
  (event.active.data.current as { session?: Stored<Candidate> } | undefined)?.session ?? null;

interface BoardDrag {
  sensors: ReturnType<typeof useSensors>;
  announcements: Announcements;
  targetOf: (overId: unknown) => MoveTarget | null;
}

export function useBoardDrag(): BoardDrag {
  const { t } = useTranslation(['pipeline', 'domain']);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: findColumnCoordinates }),
  );
  const shown = useShownName();
  const stageName = (id: unknown): string => {
    const target = findTarget(id);
    return target ? t(`domain:stage.${target}`) : '';
  };
  const nameOf = (event: DragOfCard): string => shown(sessionOf(event)?.data.displayName ?? '');
  const stageIn = (event: DragOfCard): string => {
    const session = sessionOf(event);
    return session ? pipelineStageOf(session.data) : '';
  };
  const released = useReleasePoint();
  /** Where a card goes: what is under the pointer as it lets go; with the keyboard, the column it was brought to. */
  const targetOf = (overId: unknown): MoveTarget | null =>
    released.current ? stageAt(released.current) : findTarget(overId);
  const announcements: Announcements = {
    onDragStart: (event) => {
      const session = sessionOf(event);
      return session
        ? t('board.lifted', {
            name: shown(session.data.displayName),
            stage: t(`domain:stage.${pipelineStageOf(session.data)}`),
          })
        : undefined;
    },
    // Over its own column nothing new is announced.
    onDragOver: (event) =>
      event.over && event.over.id === stageIn(event)
        ? undefined
        : t(event.over ? 'board.over' : 'board.overNothing', {
            name: nameOf(event),
            stage: stageName(event.over?.id),
          }),
    onDragEnd: (event) => {
      const target = targetOf(event.over?.id);
      return t(target ? 'board.dropped' : 'board.cancelled', {
        name: nameOf(event),
        stage: stageName(target),
      });
    },
    onDragCancel: (event) => t('board.cancelled', { name: nameOf(event) }),
  };
  return { sensors, announcements, targetOf };
}
