import { describe, expect, it } from 'vitest';
import { findMatchingPeople, listMentioned, findMentions, findQuery } from './mentions.ts';

const people = [
  { uid: 'a', name: 'Ana' },
  { uid: 'al', name: 'Ana López' },
  { uid: 'r', name: 'Ravi Menon' },
  { uid: 'r2', name: 'Ravi Menon' },
  { uid: 'x', name: '' },
];

describe('mentions', () => {
  it('are found by the whole name, the longest first, in any case', () => {
    const text = 'Ask @Ana López, then @ana; not ana@Ana.example nor @Anabel.';
    expect(listMentioned(text, people)).toEqual(['al', 'a']);
    expect(findMentions(text, people).map(({ start, end }) => text.slice(start, end))).toEqual([
      '@Ana López',
      '@ana',
    ]);
    expect(listMentioned('@Ravi Menon', people)).toEqual(['r', 'r2']);
    expect(listMentioned('@ nobody @', people)).toEqual([]);
  });

  it('are asked for while a name is typed', () => {
    expect(findQuery('Hi @ra', 6)).toEqual({ start: 3, words: 'ra' });
    expect(findQuery('Hi @', 4)).toEqual({ start: 3, words: '' });
    expect(findQuery('Hi @ ra', 7)).toBeNull();
    expect(findQuery('me@post', 7)).toBeNull();
    expect(findQuery('@ra\nmore', 8)).toBeNull();
    expect(findQuery('nothing', 3)).toBeNull();
  });

  it('match by any part of a name, without accents', () => {
    expect(findMatchingPeople(people, 'lop').map(({ uid }) => uid)).toEqual(['al']);
    expect(findMatchingPeople(people, 'AN').map(({ uid }) => uid)).toEqual(['a', 'al']);
    expect(findMatchingPeople(people, '').length).toBe(4);
    expect(findMatchingPeople(people, 'men').length).toBe(2);
  });
});
