// A document may cost 1,000 expressions and 10 lookups. Production may count differently, so the most expensive commits must pass
// with more than two hundred expressions, or two lookups, added to every statement.
// HEADROOM_TABLE=1 prints what each of them costs.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { rulesText } from '../support/firebase.ts';
import { countCandidate } from './documents/companies.ts';
import { draft } from './documents/jobs.ts';
import { newToken, org } from './documents/paths.ts';
import { heaviestCommits } from './heaviestCommits.ts';
import { World } from './world.ts';

/** An extra cost of `3 n + 1` expressions: each `true` counts 1, each `&&` 2, and asking for it 3 (measured: of `true` alone, 334 pass and 335 do not). */
const expressions = (n: number): string =>
  Array.from(
    { length: Math.ceil(n / 5) },
    (_, at) =>
      `(${Array<string>(Math.min(5, n - at * 5))
        .fill('true')
        .join(' && ')})`,
  ).join(' && ');
/** An extra cost of `n` lookups. */
const lookUps = (n: number): string =>
  [
    'true',
    ...Array.from(
      { length: n },
      (_, id) => `(exists(/databases/$(db)/documents/none/${id}) || true)`,
    ),
  ].join(' && ');

/** The rules with an extra cost on every statement that may allow something. */
const burdened =
  (burden: string) =>
  (rules: string): string =>
    rules
      .replaceAll(
        /(allow [a-z, ]+: if )((?:'[^']*'|[^;'])+);/g,
        (statement, head: string, condition: string) =>
          condition.trim() === 'false' ? statement : `${head}burden() && (${condition});`,
      )
      .replace('function me()', () => `function burden() { return ${burden}; }\n    function me()`);

describe.each([
  ['two hundred and two expressions heavier', 'headroom', expressions(67)],
  ['two look-ups heavier', 'headroom-looks', lookUps(2)],
])('every statement, %s', (_what, name, burden) => {
  const world = new World(name, burdened(burden));

  it('still allows the heaviest commits', () => world.accepts(heaviestCommits(world)));

  it('is really more expensive: what is refused stays refused', () =>
    world.refuses({
      'a slot without an invitation': () =>
        updateDoc(doc(world.as('recruiter'), org), countCandidate('remy', newToken)),
      'a draft of a stranger': () =>
        setDoc(doc(world.as('rivalOwner'), `${org}/drafts/new`), draft('quinn')),
    }));
});

describe.runIf(process.env['HEADROOM_TABLE'])('the heaviest commits', () => {
  const world = new World('headroom-table', (rules) => rules);
  const commits = heaviestCommits(world);

  /** The largest extra cost with which each passes, from `least` up to but not including `most`. */
  async function findLargest(
    names: readonly string[],
    burden: (n: number) => string,
    least: number,
    most: number,
  ): Promise<[string, number][]> {
    if (names.length === 0) return [];
    if (most - least === 1) return names.map((name) => [name, least]);
    const middle = Math.floor((least + most) / 2);
    await world.load(burdened(burden(middle))(rulesText('firestore.rules')));
    const passed: string[] = [];
    for (const name of names) {
      const commit = commits[name];
      if (commit && (await world.tries(commit))) passed.push(name);
    }
    return [
      ...(await findLargest(passed, burden, middle, most)),
      ...(await findLargest(
        names.filter((name) => !passed.includes(name)),
        burden,
        least,
        middle,
      )),
    ];
  }

  it('are measured, with the lookups of their most expensive document', async () => {
    const names = Object.keys(commits);
    const spare = await findLargest(names, expressions, 1, 334);
    const looks = new Map(await findLargest(names, lookUps, 0, 11));
    const rows = spare.map(([name, n]) => ({
      name,
      expressions: 1_000 - (3 * n + 1),
      lookUps: 10 - (looks.get(name) ?? 0),
    }));
    console.table(rows.toSorted((a, b) => b.expressions - a.expressions));
    expect(Math.max(...rows.map((row) => row.expressions))).toBeLessThan(1_000);
  }, 1_800_000);
});
