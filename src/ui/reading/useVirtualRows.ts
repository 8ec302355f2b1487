// Long lists of which only what is in view is drawn: rows of the page, or cards in a box that scrolls by itself.
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

export interface VirtualRows {
  count: number;
  /** A row's usual height in px, until it is measured. */
  height: number;
  keyAt: (index: number) => string;
}

/** Rows of a list that scrolls with the page. Positions are relative to `list`; what is scrolled to stays clear of the header above and of a bar below. */
export function usePageRows(
  list: RefObject<HTMLElement | null>,
  { count, height, keyAt }: VirtualRows,
  overscan = 12,
): { virtual: Virtualizer<Window, Element>; offset: number } {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    // What is above may appear later or go.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return {
    // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
    virtual: useWindowVirtualizer({
      count,
      estimateSize: () => height,
      overscan,
      scrollMargin: top,
      scrollPaddingStart: 72,
      scrollPaddingEnd: 88,
      getItemKey: keyAt,
    }),
    offset: top,
  };
}

/** Cards in a box of its own. */
export function useBoxRows(
  box: RefObject<HTMLElement | null>,
  { count, height, keyAt }: VirtualRows,
  gap = 8,
): Virtualizer<HTMLElement, Element> {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  return useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 6,
    gap,
    getItemKey: keyAt,
  });
}
