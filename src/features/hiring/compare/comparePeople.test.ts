import { describe, expect, it } from 'vitest';
import { parsePeople } from './comparePeople.ts';

describe('people in an address', () => {
  it('are five at most, each once, in their order, and nothing else', () => {
    expect(parsePeople('b,a,b,c,d,e,f')).toEqual(['b', 'a', 'c', 'd', 'e']);
    expect(parsePeople('a/b,../x,,ok_1')).toEqual(['ok_1']);
    expect(parsePeople(null)).toEqual([]);
  });
});
