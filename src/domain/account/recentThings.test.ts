/** What is kept of what was seen last. */
import { describe, expect, it } from 'vitest';
import { addRecent, parseRecent, recentLimits, type RecentThing } from './recentThings.ts';

const day = 86_400_000;
const now = 1_795_000_000_000;
const job = (id: number, at = now): RecentThing => ({
  kind: 'job',
  target: `/jobs/${id}`,
  title: `Job ${id}`,
  detail: '',
  at,
});

describe('what was seen last', () => {
  it('comes first, once, under its present name', () => {
    const list = addRecent([job(1), job(2)], { ...job(2), title: 'Renamed' });
    expect(list.map(({ title }) => title)).toEqual(['Renamed', 'Job 1']);
  });
  it('is no more than a dozen', () => {
    let list: RecentThing[] = [];
    for (let id = 0; id < 30; id += 1) list = addRecent(list, job(id));
    expect(list).toHaveLength(recentLimits.count);
    expect(list[0]?.target).toBe('/jobs/29');
  });
  it('has no endless name, which would not be read again', () => {
    const list = addRecent([], { ...job(1), title: 'x'.repeat(900) });
    expect(parseRecent(JSON.parse(JSON.stringify(list)), now)).toHaveLength(1);
  });
});

describe('what was kept', () => {
  it('comes back as it was', () =>
    expect(parseRecent(JSON.parse(JSON.stringify([job(1), job(2)])), now)).toEqual([
      job(1),
      job(2),
    ]));
  it('is forgotten after two weeks', () =>
    expect(
      parseRecent([job(1, now - 13 * day), job(2, now - 15 * day)], now).map(
        ({ target }) => target,
      ),
    ).toEqual(['/jobs/1']));
  it.each([
    ['nothing', null],
    ['another form', { a: 1 }],
    ['a foreign address', [{ ...job(1), target: 'https://elsewhere.example' }]],
    ['an unknown kind', [{ ...job(1), kind: 'spell' }]],
    ['a number for a name', [{ ...job(1), title: 7 }]],
  ])('is left out where it is %s', (_, kept) => expect(parseRecent(kept, now)).toEqual([]));
});
