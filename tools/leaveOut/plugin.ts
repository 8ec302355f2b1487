/** Leaves parts of libraries out of the build (leftOut.ts); the dev server and the tests have them whole. */
import type { Plugin } from 'vite';
import { leaveOut, leftOut } from './leftOut.ts';

/** The plugin. A library that is not there any more under its name fails the build, too. */
export function leaveLibrariesOut(): Plugin {
  const seen = new Set<RegExp>();
  return {
    name: 'hirely-leave-out',
    apply: 'build',
    transform: {
      filter: { id: leftOut.map(({ file }) => file) },
      handler(code, id) {
        const part = leftOut.find(({ file }) => file.test(id));
        if (!part) return null;
        seen.add(part.file);
        return { code: leaveOut(part, code), map: null };
      },
    },
    buildEnd(error) {
      const missed = leftOut.filter(({ file }) => !seen.has(file));
      if (!error && missed.length > 0)
        throw new Error(
          `Not found to leave parts out: ${missed.map(({ file }) => file.source).join(', ')}`,
        );
    },
  };
}
