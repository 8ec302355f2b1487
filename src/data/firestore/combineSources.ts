// Several sources as one, so that a screen waits for all of them at once and not for one after the other.
import type { Source } from '#domain/base/source.ts';

type Values<Sources> = {
  [K in keyof Sources]: Sources[K] extends Source<infer Value> ? Value : never;
};

/** Gives a value as soon as every source has one, and again with each change. Fails with the first that fails. */
export function combineSources<const Sources extends Record<string, Source<unknown>>>(
  sources: Sources,
): Source<Values<Sources>> {
  const names = Object.keys(sources);
  return {
    key: `combineSources(${names.map((name) => `${name}:${sources[name]?.key ?? ''}`).join(',')})`,
    subscribe: (next, fail) => {
      const values = new Map<string, unknown>();
      const stops = names.map((name) =>
        sources[name]?.subscribe((value) => {
          values.set(name, value);
          if (values.size === names.length) next(Object.fromEntries(values) as Values<Sources>);
        }, fail),
      );
      return () => stops.forEach((stop) => stop?.());
    },
  };
}
