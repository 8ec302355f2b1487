import { fireEvent, render, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stageAt, useReleasePoint } from './releasePoint.ts';

/** A page whose elements at any point are these, from the top. */
const pageOf = (...elements: Element[]): Pick<Document, 'elementsFromPoint'> => ({
  elementsFromPoint: () => elements,
});

describe('where a card is let go', () => {
  it('is the column under the pointer, through the carried card', () => {
    const { getByTestId } = render(
      <>
        <section data-stage="in_review">
          <p data-testid="inside" />
        </section>
        <div data-testid="carried" />
      </>,
    );
    expect(stageAt({ x: 1, y: 1 }, pageOf(getByTestId('carried'), getByTestId('inside')))).toBe(
      'in_review',
    );
  });

  it('is nothing beside the board, and in a column that takes no cards', () => {
    const { getByTestId } = render(
      <>
        <section data-stage="in_progress" data-testid="closed" />
        <div data-testid="beside" />
      </>,
    );
    expect(stageAt({ x: 1, y: 1 }, pageOf(getByTestId('beside')))).toBeNull();
    expect(stageAt({ x: 1, y: 1 }, pageOf(getByTestId('closed')))).toBeNull();
  });

  it('is known before the listeners of the document hear of it, and forgotten once a key is pressed', () => {
    const { result } = renderHook(() => useReleasePoint());
    let heard: unknown;
    const listener = (): void => {
      heard = result.current.current;
    };
    document.addEventListener('mouseup', listener);
    fireEvent.mouseUp(document.body, { clientX: 30, clientY: 40 });
    expect(heard).toEqual({ x: 30, y: 40 });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(result.current.current).toBeNull();
    document.removeEventListener('mouseup', listener);
  });
});
