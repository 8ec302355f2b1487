import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Ann Lee', 'AL'],
    ['ann.lee@acme.example', 'AL'],
    ['Ann', 'A'],
    ['Anna Maria Berg', 'AM'],
    ['Éva Óvári', 'ÉÓ'],
    ['E\u0301va', 'É'],
    ['ñandú', 'Ñ'],
    ['(Bob) Lee', 'BL'],
    ['1. Max', 'M'],
    ['"Max" 2nd', 'MN'],
    ["'Olivia' O’Neil", 'OO'],
    ['🙂 Kim', 'K'],
    ['🙂', ''],
    ['👩‍💻 Ada 👩‍💻 Byron', 'AB'],
    ['42@acme.example', ''],
    ['', ''],
    ['ßtefan', 'S'],
    ['王 小明', '王小'],
    ['Ольга Иванова', 'ОИ'],
    ['𝒜lan', '𝒜'],
    ['नि ता', 'निता'],
  ])('%s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
