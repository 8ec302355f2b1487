// The data a yardstick is run on: a folder with files named as in the public sets; what is not there is skipped.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Data {
  /** The lines of a .jsonl file; none when it is not there. */
  rows: <T>(name: string) => T[];
  /** The bytes of a file beside them; undefined when it is not there. */
  file: (path: string) => Uint8Array | undefined;
  /** Names of the .jsonl files with this prefix. */
  named: (start: string) => string[];
}

export function dataIn(folder: string): Data {
  return {
    rows: <T>(name: string) => {
      const path = join(folder, name);
      return existsSync(path)
        ? readFileSync(path, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as T)
        : [];
    },
    named: (start) =>
      readdirSync(folder)
        .filter((name) => name.startsWith(start) && name.endsWith('.jsonl'))
        .toSorted(),
    file: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined),
  };
}
