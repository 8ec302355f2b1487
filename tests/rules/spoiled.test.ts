// Each commit of the matrix again with one fault. Faults that are accepted all the same are listed in matrix/spoiled.md, so that no other goes unnoticed.
// After an intended change: SPOILED_WRITE=1 npx vitest run --project rules tests/rules/spoiled.test.ts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { asGiven, touched } from './matrix/attempts.ts';
import { outsider } from './matrix/cells.ts';
import { existingDocuments } from './matrix/existingDocuments.ts';
import { actors, commits, uid } from './matrix/commits.ts';
import { spoiled } from './matrix/spoiling.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { commit, type Write } from './writes.ts';

const world = new World();
const file = new URL('./matrix/spoiled.md', import.meta.url);
const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
const seen = new Map<string, string[]>();

describe('a commit with one fault', () => {
  it.each(commits)(
    '$name',
    async ({ name, at, attempt, all }) => {
      const existing = { ...existingDocuments(), ...attempt.given };
      await world.arrange(...Object.entries(existing).map(([path, data]) => asGiven(path, data)));
      const isLet = async (who: Who | 'outsider', writes: readonly Write[]): Promise<boolean> => {
        const db = who === 'outsider' ? world.stranger(outsider) : world.as(who);
        const done = await commit(db, ...writes).then(
          () => true,
          (error: unknown) => {
            if (
              error instanceof Error &&
              'code' in error &&
              ['permission-denied', 'not-found'].includes(String(error.code))
            )
              return false;
            throw error;
          },
        );
        if (done)
          await world.arrange(...touched(db, writes).map((path) => asGiven(path, existing[path])));
        return done;
      };
      const let_: string[] = [];
      for (const who of actors(world.as('nobody'), attempt, all)) {
        const writes = attempt.writes(uid(who));
        expect(await isLet(who, writes), `as it is, by ${who}`).toBe(true);
        for (const { what, writes: wrong } of spoiled(world.as('nobody'), writes, at)) {
          if (wrong.length > 0 && (await isLet(who, wrong))) let_.push(`${who}: ${what}`);
        }
      }
      seen.set(name, let_);
      const [, before = ''] = known.split(`\n## ${name}\n\n`);
      if (!process.env['SPOILED_WRITE'])
        expect(let_.join('\n')).toBe(
          (before.split('\n\n')[0] ?? '')
            .trim()
            .split('\n')
            .map((line) => line.replace(/^- /, ''))
            .join('\n')
            .replace(/^none$/, ''),
        );
    },
    300_000,
  );

  afterAll(() => {
    if (process.env['SPOILED_WRITE'])
      writeFileSync(
        file,
        `# What is let in with one thing wrong\n\nHeld by tests/rules/spoiled.test.ts: each commit of the matrix with a field of another value ("other"), missing, null or a list, with a field more, under another id ("quinn", "a b"), or without one of its documents. What stands here is let in all the same, because it is right, too.\n\n${commits.map(({ name }) => `## ${name}\n\n${(seen.get(name) ?? []).map((line) => `- ${line}`).join('\n') || '- none'}\n`).join('\n')}`,
      );
  });
});
