// The report on mutants: what no test notices, and what is explained without need.
import { expect, it } from 'vitest';
import { type Explained, findNeedless, type Found, type Mutant, report } from './results.ts';

const mutant = (before: string, killer?: string): Mutant => ({
  line: 1,
  column: 1,
  where: 'isMe()',
  kind: 'conjunct',
  before,
  after: 'true',
  met: 2,
  ...(killer ? { killer } : {}),
});
const explained = (before: string, file = 'firestore.rules'): Explained => ({
  file,
  where: 'isMe()',
  before,
  after: 'true',
  why: 'Another rule asks the same.',
});
const found: Found = {
  file: 'firestore.rules',
  requests: 2,
  strays: 0,
  mutants: [mutant('lives'), mutant('is known'), mutant('dies', 'a test')],
  conditions: [],
};

it('names what lives and nobody has explained', () => {
  const lines = report(found, [explained('is known')]);
  expect(lines.filter((line) => line.includes('met by'))).toEqual([
    'firestore.rules:1:1 isMe() [conjunct] met by 2: lives  →  true',
  ]);
  expect(lines.at(-1)).toContain('1 of 3 mutants killed (33.3 %), 1 survivors explained, 1 not');
});

it('names what is explained and does not live, of this file', () => {
  const all = ['is known', 'dies', 'was once'].map((before) => explained(before));
  expect(findNeedless(found, [...all, explained('was once', 'storage.rules')])).toEqual([
    'firestore.rules isMe() explained, but a test kills it: dies  →  true',
    'firestore.rules isMe() explained, but there is no such mutant: was once  →  true',
  ]);
  expect(report(found, all, true).filter((line) => line.includes('explained, but'))).toHaveLength(
    2,
  );
  expect(report(found, all).filter((line) => line.includes('explained, but'))).toEqual([]);
});
