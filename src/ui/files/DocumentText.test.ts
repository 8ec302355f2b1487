import { describe, expect, it } from 'vitest';
import { findTextRange } from './DocumentText.tsx';

describe('a line in the text of a paper', () => {
  it('is found with other spaces, with signs of its own, and where words are blacked out', () => {
    const text = 'Ana\nC++ and  SQL (5 years)\nReached at ana@mail.test';
    const found = (line: string): string | null => {
      const range = findTextRange(text, line);
      return range && text.slice(range.start, range.end);
    };
    expect(found('C++ and SQL\t(5 years)')).toBe('C++ and  SQL (5 years)');
    expect(found('Reached at █████████████')).toBe('Reached at ana@mail.test');
    expect(found('Rust')).toBeNull();
    expect(found('  ')).toBeNull();
  });
});
