// Every write to Firestore goes through data/writing.ts, which refuses while a super admin looks through somebody's eyes; ending that is the one write beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/data/', import.meta.url);
const doors = ['viewing.ts', 'writing.ts'];
const verbs = /\b(setDoc|updateDoc|deleteDoc|addDoc|writeBatch|runTransaction)\b/;
const sdkImports = (text: string): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'firebase\/firestore'/g)].map(
    (match) => match[1] ?? '',
  );

describe('writes', () => {
  it('come through one door', () => {
    const others = readdirSync(folder).filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.includes('.test.') &&
        sdkImports(readFileSync(new URL(file, folder), 'utf8')).some((names) => verbs.test(names)),
    );
    expect(others).toEqual(doors);
  });

  it('are asked for in no other way', () => {
    const whole = readdirSync(folder).filter((file) =>
      /import \* as \w+ from 'firebase\/firestore'|import\('firebase\/firestore'\)/.test(
        readFileSync(new URL(file, folder), 'utf8'),
      ),
    );
    expect(whole).toEqual([]);
  });

  it('of files are refused too', () =>
    expect(readFileSync(new URL('files.ts', folder), 'utf8')).toContain('refuseWhileReadOnly()'));
});
