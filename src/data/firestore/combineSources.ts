// Several sources as one, so that a screen waits for all of them at once and not for one after the other.
import type { Source } from '#domain/base/source.ts';
import { faultOf } from './faults.ts';

type Values<Sources> = {
  [K in keyof Sources]: Sources[K] extends Source<infer Value> ? Value : never;
};

/** For sources that hang on one document and are refused once it is deleted. */
interface CombineOptions<All> {
  /** What to give at once, without waiting for the others: the document is gone. Null while it is there or not known. */
  gone: (known: Partial<All>) => All | null;
  /** So long a refusal waits for the news that the document is gone, in milliseconds: the refusal is often heard of first. */
  timeoutMs: number;
}

/** Gives a value as soon as every source has one, and again with each change. Fails with the first that fails. */
export function combineSources<const Sources extends Record<string, Source<unknown>>>(
  sources: Sources,
  options?: CombineOptions<Values<Sources>>,
): Source<Values<Sources>> {
  type All = Values<Sources>;
  const names = Object.keys(sources);
  return {
    key: `combineSources(${names.map((name) => `${name}:${sources[name]?.key ?? ''}`).join(',')})`,
    subscribe: (next, fail) => {
      const values = new Map<string, unknown>();
      const getGone = (): All | null =>
        options?.gone(Object.fromEntries(values) as Partial<All>) ?? null;
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const failUnlessGone = (error: unknown): void => {
        if (!options || faultOf(error).code !== 'permissionDenied') return fail(error);
        waiting ??= setTimeout(() => {
          if (!getGone()) fail(error);
        }, options.timeoutMs);
      };
      const stops = names.map((name) =>
        sources[name]?.subscribe((value) => {
          values.set(name, value);
          const gone = getGone();
          if (gone) next(gone);
          else if (values.size === names.length) next(Object.fromEntries(values) as All);
        }, failUnlessGone),
      );
      return () => {
        clearTimeout(waiting);
        stops.forEach((stop) => stop?.());
      };
    },
  };
}
