import { describe, expect, it } from 'vitest';
import {
  findCompanyNameProblem,
  findEmailProblem,
  nameProblem,
  findNewPasswordProblem,
  findPasswordProblem,
  findTermsProblem,
} from './rules.ts';

describe('what the account fields accept', () => {
  it.each([
    ['a@b.example', undefined],
    [' a@b.example ', undefined],
    ['', 'problem.emailMissing'],
    ['a@b', 'problem.emailWrong'],
    ['a b@c.example', 'problem.emailWrong'],
    ['@c.example', 'problem.emailWrong'],
    ['a@b.', 'problem.emailWrong'],
  ])('email %j', (email, problem) => expect(findEmailProblem(email)).toBe(problem));
  it.each([
    ['12345678', undefined],
    ['1234567', 'problem.passwordShort'],
    ['', 'problem.passwordMissing'],
    ['        ', undefined],
  ])('new password %j', (password, problem) =>
    expect(findNewPasswordProblem(password)).toBe(problem),
  );
  it('an old password may be short', () => {
    expect(findPasswordProblem('x')).toBeUndefined();
    expect(findPasswordProblem('')).toBe('problem.passwordMissing');
  });
  it.each([
    ['Ana', undefined],
    [' ', 'problem.nameMissing'],
    ['x'.repeat(81), 'problem.nameLong'],
  ])('name %j', (name, problem) => expect(nameProblem(name)).toBe(problem));
  it.each([
    ['Acme', undefined],
    ['', 'problem.companyMissing'],
    ['x'.repeat(121), 'problem.companyLong'],
  ])('company %j', (name, problem) => expect(findCompanyNameProblem(name)).toBe(problem));
  it('the terms must be accepted', () => {
    expect(findTermsProblem(true)).toBeUndefined();
    expect(findTermsProblem(false)).toBe('problem.terms');
  });
});
