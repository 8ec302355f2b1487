// Each commit of the matrix once more, with one thing wrong. What is let in all the same stands in matrix/spoiled.md, so that nothing more is let in unseen.
// After a wanted change: SPOILED_WRITE=1 npx vitest run --project rules tests/rules/spoiled.test.ts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { asGiven, tell, touched } from './matrix/attempts.ts';
import { outsider, standing, type Attempt } from './matrix/cells.ts';
import { companyRows } from './matrix/rowsCompany.ts';
import { interviewRows } from './matrix/rowsInterview.ts';
import { peopleRows } from './matrix/rowsPeople.ts';
import { spoiled } from './matrix/spoiling.ts';
import { commit, uidOf, World, type Who, type Write } from './world.ts';

const world = new World('spoiled');
const rows = { ...peopleRows, ...companyRows, ...interviewRows };
const file = new URL('./matrix/spoiled.md', import.meta.url);
const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
const whoOf: Readonly<Record<string, Who | 'outsider'>> = {
  'anonymous': 'guest', 'candidate': 'candidate', 'other candidate': 'otherCandidate', 'outside guest': 'outsider', 'reviewer': 'reviewer', 'recruiter': 'recruiter', 'admin': 'admin', 'owner': 'owner', 'compliance': 'compliance', 'rival owner': 'rivalOwner', 'super admin': 'superAdmin', 'suspended': 'suspended', 'nobody': 'nobody',
};
const uid = (who: Who | 'outsider'): string => (who === 'outsider' ? outsider : uidOf(who));

/** Who may, by the table of the matrix. */
const may = new Map<string, (Who | 'outsider')[]>();
let match = '';
for (const line of readFileSync(new URL('./matrix/matrix.md', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('## ')) match = line.slice(3);
  const [, method, names = ''] = /^- (create|update|delete): (.+)$/.exec(line) ?? [];
  if (method) may.set(`${method} ${match}`, names.split(', ').flatMap((name) => whoOf[name] ?? []));
}
/** The first who may, and whoever does it by other writes, as a super admin does. */
function actors(attempt: Attempt, all: readonly (Who | 'outsider')[]): (Who | 'outsider')[] {
  const shapes = new Map<string, Who | 'outsider'>();
  for (const who of all) {
    const shape = tell(world.as('nobody'), attempt.writes(uid(who))).map(({ kind, data }) => `${kind} ${Object.keys(data).join(' ')}`).join('\n');
    if (!shapes.has(shape)) shapes.set(shape, who);
  }
  return [...shapes.values()];
}

const cells = Object.entries(rows).flatMap(([at, row]) => (['create', 'update', 'delete'] as const).flatMap((method) => {
  const [attempt, all] = [row[method], may.get(`${method} ${at}`) ?? []];
  return attempt && all.length > 0 ? [{ name: `${method} ${at}`, at, attempt, all }] : [];
}));
const seen = new Map<string, string[]>();

describe('a commit with one thing wrong', () => {
  it.each(cells)('$name', async ({ name, at, attempt, all }) => {
    const stands = { ...standing(), ...attempt.given };
    await world.arrange(...Object.entries(stands).map(([path, data]) => asGiven(path, data)));
    const isLet = async (who: Who | 'outsider', writes: readonly Write[]): Promise<boolean> => {
      const db = who === 'outsider' ? world.stranger(outsider) : world.as(who);
      const done = await commit(db, ...writes).then(() => true, (error: unknown) => {
        if (error instanceof Error && 'code' in error && ['permission-denied', 'not-found'].includes(String(error.code))) return false;
        throw error;
      });
      if (done) await world.arrange(...touched(db, writes).map((path) => asGiven(path, stands[path])));
      return done;
    };
    const let_: string[] = [];
    for (const who of actors(attempt, all)) {
      const writes = attempt.writes(uid(who));
      expect(await isLet(who, writes), `as it is, by ${who}`).toBe(true);
      for (const { what, writes: wrong } of spoiled(world.as('nobody'), writes, at)) {
        if (wrong.length > 0 && (await isLet(who, wrong))) let_.push(`${who}: ${what}`);
      }
    }
    seen.set(name, let_);
    const [, before = ''] = known.split(`\n## ${name}\n\n`);
    if (!process.env['SPOILED_WRITE']) expect(let_.join('\n')).toBe((before.split('\n\n')[0] ?? '').trim().split('\n').map((line) => line.replace(/^- /, '')).join('\n').replace(/^none$/, ''));
  }, 300_000);

  afterAll(() => {
    if (process.env['SPOILED_WRITE']) writeFileSync(file, `# What is let in with one thing wrong\n\nHeld by tests/rules/spoiled.test.ts: each commit of the matrix with a field of another value ("other"), missing, null or a list, with a field more, under another id ("quinn", "a b"), or without one of its documents. What stands here is let in all the same, because it is right, too.\n\n${cells.map(({ name }) => `## ${name}\n\n${(seen.get(name) ?? []).map((line) => `- ${line}`).join('\n') || '- none'}\n`).join('\n')}`);
  });
});
