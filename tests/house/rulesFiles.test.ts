// The rules are written in parts, one subject each, and deployed as the one file that joins them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinRules, partsIn, rulesFile, rulesFolder } from '../../tools/joinRules.ts';

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('the parts of the rules', () => {
  it('make firestore.rules: after a change, npm run rules', () => {
    expect(readFileSync(rulesFile, 'utf8') === joinRules(rulesFolder)).toBe(true);
  });

  it.each(partsIn(rulesFolder))('%s is short, and starts with its subject', (name) => {
    const lines = linesOf(join(rulesFolder, `${name}.rules`));
    expect(lines.length).toBeLessThanOrEqual(250);
    expect(lines[0]).toMatch(name === 'main' ? /^rules_version/ : /^\/\/ /);
  });

  it('has no overlong line', () => {
    expect(linesOf(rulesFile).filter((line) => line.length > 120)).toEqual([]);
  });

  it('are each included once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    const write = (name: string, text: string) =>
      writeFileSync(join(folder, `${name}.rules`), text);
    write('main', 'a {\n  //@ part\n\n}\n');
    write('part', '// Told.\nb\n');
    expect(joinRules(folder)).toBe('a {\n  // Told.\n  b\n\n}\n');
    write('left', 'c\n');
    expect(() => joinRules(folder)).toThrow('left.rules');
    write('part', '//@ left\n//@ left\n');
    expect(() => joinRules(folder)).toThrow('twice');
    rmSync(folder, { recursive: true });
  });
});
