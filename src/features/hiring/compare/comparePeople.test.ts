import { describe, expect, it } from 'vitest';
import { peopleFrom } from './comparePeople.ts';

describe('people in an address', () => {
  it('are five at most, each once, in their order, and nothing else', () => {
    expect(peopleFrom('b,a,b,c,d,e,f')).toEqual(['b', 'a', 'c', 'd', 'e']);
    expect(peopleFrom('a/b,../x,,ok_1')).toEqual(['ok_1']);
    expect(peopleFrom(null)).toEqual([]);
  });
});
