// A list within a job: changed on top of what is stored now, so that two tabs do not undo each other.
import { useEffect, useRef } from 'react';

export interface ListProps<Item> {
  /** Under which name typed words are kept. */
  keptAt: string;
  items: readonly Item[];
  /** The list as it is now, also when asked later. */
  latest: () => readonly Item[];
  write: (items: readonly Item[]) => void;
}

export function useList<Item>(
  keptAt: string,
  items: readonly Item[],
  send: (items: Item[]) => void,
): ListProps<Item> {
  const current = useRef(items);
  useEffect(() => {
    current.current = items;
  }, [items]);
  return {
    keptAt,
    items,
    latest: () => current.current,
    write: (next) => {
      current.current = next;
      send([...next]);
    },
  };
}
