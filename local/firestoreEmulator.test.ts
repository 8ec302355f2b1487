import { describe, expect, it } from 'vitest';
import { issuesIn } from './firestoreEmulator.ts';

describe("the emulator's report on rules", () => {
  it('reports warnings with their position', () => {
    const sourcePosition = { line: 3, column: 7 };
    expect(
      issuesIn({ issues: [{ severity: 'WARNING', description: 'Hm.', sourcePosition }] }),
    ).toEqual([{ line: 3, column: 7, severity: 'WARNING', description: 'Hm.' }]);
  });

  it('finds the positions in the text of an error', () => {
    const message = "Error compiling rules:\nL7:1 Unexpected '<EOF>'.\nL8:12 missing '}'";
    expect(issuesIn({ error: { message } })).toEqual([
      { line: 7, column: 1, severity: 'ERROR', description: "Unexpected '<EOF>'." },
      { line: 8, column: 12, severity: 'ERROR', description: "missing '}'" },
    ]);
  });

  it('never takes an error without a position for success', () => {
    expect(issuesIn({ error: { message: 'No such project' } })).toMatchObject([
      { severity: 'ERROR' },
    ]);
  });

  it('reports nothing about valid rules', () => {
    expect(issuesIn({})).toEqual([]);
  });
});
