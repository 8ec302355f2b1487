// What ends by itself, as a source: only what has not expired, emitted anew at the moment something ends, whatever else happens.
import { readNow } from '#domain/base/clock.ts';
import type { Source } from '#domain/base/source.ts';

/** The items of a source that have not ended at `now()`; tells again when the next one ends. */
export function dropExpired<Value, Item extends { data: { until: Date } }>(
  source: Source<Value>,
  itemsOf: (value: Value) => readonly Item[],
  now: () => number = () => readNow().getTime(),
): Source<Item[]> {
  return {
    key: `dropExpired(${source.key})`,
    subscribe: (next, fail) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let items: readonly Item[] = [];
      const emit = (): void => {
        clearTimeout(timer);
        const left = items.filter(({ data }) => data.until.getTime() > now());
        if (left.length > 0)
          timer = setTimeout(
            emit,
            Math.min(...left.map(({ data }) => data.until.getTime())) - now() + 1,
          );
        next([...left]);
      };
      const stop = source.subscribe((value) => {
        items = itemsOf(value);
        emit();
      }, fail);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
