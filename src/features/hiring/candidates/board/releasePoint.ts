// Where a pointer lets a card go. The drag library decides by the last move that was drawn; on a busy machine the pointer is already elsewhere by then.
import { useEffect, useRef, type RefObject } from 'react';
import { moveTargets, type MoveTarget } from '#domain/review/pipeline.ts';

export interface Point {
  x: number;
  y: number;
}

/** Marks the element of a stage, so that a point can be found to be in it. */
const stageAttribute = 'data-stage';

/** The stage under a point that cards may be moved to; null when there is none. */
export function stageAt(
  { x, y }: Point,
  root: Pick<Document, 'elementsFromPoint'> = document,
): MoveTarget | null {
  const column = root
    .elementsFromPoint(x, y)
    .map((element) => element.closest(`[${stageAttribute}]`))
    .find((found) => found !== null);
  return moveTargets.find((target) => target === column?.getAttribute(stageAttribute)) ?? null;
}

/** The point at which a mouse button or a finger was last lifted; null before, and once a key is pressed. */
export function useReleasePoint(): RefObject<Point | null> {
  const point = useRef<Point | null>(null);
  useEffect(() => {
    const ofMouse = ({ clientX, clientY }: MouseEvent): void => {
      point.current = { x: clientX, y: clientY };
    };
    const ofTouch = ({ changedTouches: [touch] }: TouchEvent): void => {
      point.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const forget = (): void => {
      point.current = null;
    };
    // Before the listeners of the drag library, which stand on the document.
    window.addEventListener('mouseup', ofMouse, true);
    window.addEventListener('touchend', ofTouch, true);
    window.addEventListener('keydown', forget, true);
    return () => {
      window.removeEventListener('mouseup', ofMouse, true);
      window.removeEventListener('touchend', ofTouch, true);
      window.removeEventListener('keydown', forget, true);
    };
  }, []);
  return point;
}
