// Every write to Firestore goes through data/firestore/guardedWrites.ts, which refuses during impersonation; ending the impersonation is the only exception.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/data/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const doors = ['firestore/guardedWrites.ts', 'platform/impersonation.ts'];
const verbs = /\b(setDoc|updateDoc|deleteDoc|addDoc|writeBatch|runTransaction)\b/;
const sdkImports = (text: string): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'firebase\/firestore'/g)].map(
    (match) => match[1] ?? '',
  );

describe('writes', () => {
  it('go through one file', () => {
    const others = files.filter(
      (file) =>
        !file.includes('.test.') &&
        sdkImports(readFileSync(new URL(file, folder), 'utf8')).some((names) => verbs.test(names)),
    );
    expect(others.toSorted()).toEqual(doors);
  });

  it('are made in no other way', () => {
    const whole = files.filter((file) =>
      /import \* as \w+ from 'firebase\/firestore'|import\('firebase\/firestore'\)/.test(
        readFileSync(new URL(file, folder), 'utf8'),
      ),
    );
    expect(whole).toEqual([]);
  });

  it('of files are refused too', () =>
    expect(readFileSync(new URL('firestore/files.ts', folder), 'utf8')).toContain(
      'refuseWhileReadOnly()',
    ));
});
