// What the script of the public pages imports stands in the chunk of its own; elsewhere it would bring the app along.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

it('names all that the public pages’ script shares with the app', () => {
  const [, source = ''] = /name: 'start',\s+test: \/(.+)\/,\n/.exec(read('vite.config.ts')) ?? [];
  const start = new RegExp(source);
  const imported = [
    ...read('src/app/site/site.ts').matchAll(/^import \{.*\} from '#(.+)';$/gm),
  ].map(([, path]) => `src/${path}`);
  expect(imported.length).toBeGreaterThan(2);
  expect(imported.filter((path) => !start.test(path))).toEqual([]);
});
