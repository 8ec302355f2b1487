// Integers must be integers: each commit of the matrix again by REST, with one integer sent as a double, which the SDK never does.
import { describe, expect, it } from 'vitest';
import { asGiven, touched } from './matrix/attempts.ts';
import { outsider } from './matrix/cells.ts';
import { existingDocuments } from './matrix/existingDocuments.ts';
import { actors, commits, uid } from './matrix/commits.ts';
import { withDoubles } from './matrix/withDoubles.ts';
import { people } from './people.ts';
import { World } from './world.ts';

const world = new World();
/** Not checked by the rules: the contents of a draft, a published text, and a month beside its own document. */
const eitherWay =
  /^(drafts|tierDrafts)\/|^content\/questions items|^creditUses\/\S+ month|^ratings\/\S+ items/;

describe('a commit with a double for an integer', () => {
  it.each(commits)('$name', async ({ attempt, all }) => {
    const existing = { ...existingDocuments(), ...attempt.given };
    await world.arrange(...Object.entries(existing).map(([path, data]) => asGiven(path, data)));
    const let_: string[] = [];
    for (const who of actors(world.as('nobody'), attempt, all)) {
      if (who === 'nobody') continue;
      const token = world.token(who === 'outsider' ? { uid: outsider } : people[who]);
      const writes = attempt.writes(uid(who));
      for (const [n, { what, send }] of withDoubles(
        world.as('nobody'),
        writes,
        world.projectId,
        token,
      ).entries()) {
        const done = await send();
        if (n === 0) expect(done, `as it is, by ${who}`).toBe(true);
        else if (done && !eitherWay.test(what)) let_.push(`${who}: ${what}`);
        if (done)
          await world.arrange(
            ...touched(world.as('nobody'), writes).map((path) => asGiven(path, existing[path])),
          );
      }
    }
    expect(let_).toEqual([]);
  });
});
