import { describe, expect, it } from 'vitest';
import { issuesIn } from './firestoreEmulator.ts';

describe('what the emulator says of rules', () => {
  it('tells warnings with their place', () => {
    const sourcePosition = { line: 3, column: 7 };
    expect(
      issuesIn({ issues: [{ severity: 'WARNING', description: 'Hm.', sourcePosition }] }),
    ).toEqual([{ line: 3, column: 7, severity: 'WARNING', description: 'Hm.' }]);
  });

  it('finds the places in the text of an error', () => {
    const message = "Error compiling rules:\nL7:1 Unexpected '<EOF>'.\nL8:12 missing '}'";
    expect(issuesIn({ error: { message } })).toEqual([
      { line: 7, column: 1, severity: 'ERROR', description: "Unexpected '<EOF>'." },
      { line: 8, column: 12, severity: 'ERROR', description: "missing '}'" },
    ]);
  });

  it('never takes an error without a place for success', () => {
    expect(issuesIn({ error: { message: 'No such project' } })).toMatchObject([
      { severity: 'ERROR' },
    ]);
  });

  it('has nothing to say of good rules', () => {
    expect(issuesIn({})).toEqual([]);
  });
});
