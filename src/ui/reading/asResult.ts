// A source for side matters: it never suspends the page and never fails it.
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { Source } from '#domain/base/source.ts';

export type Loadable<T> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: T }
  | { kind: 'failed'; fault: Fault };

/** Wraps a source; null stands for "not to be read (yet)" and stays loading. */
export function wrapResult<T>(source: Source<T> | null): Source<Loadable<T>> {
  return {
    key: source ? `quietly:${source.key}` : 'quietly:nothing',
    subscribe: (next) => {
      next({ kind: 'loading' });
      return (
        source?.subscribe(
          (value) => next({ kind: 'ready', value }),
          (error) => next({ kind: 'failed', fault: toFault(error) }),
        ) ?? (() => undefined)
      );
    },
  };
}

/** The value, or undefined while there is none. */
export function valueOf<T>(loadable: Loadable<T>): T | undefined {
  return loadable.kind === 'ready' ? loadable.value : undefined;
}

/** The value, or undefined while it loads; a failure is thrown to the nearest boundary. */
export function readOrThrow<T>(loadable: Loadable<T>): T | undefined {
  if (loadable.kind === 'failed') throw loadable.fault;
  return valueOf(loadable);
}
