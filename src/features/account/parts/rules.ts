// What the fields of the account pages accept. Each rule gives the key of its text, or nothing.
import { isMail } from '#domain/base/mailAddress.ts';

const passwordMin = 8;
const nameMax = 80;
const companyNameMax = 120;

export type Problem =
  | 'problem.emailMissing'
  | 'problem.emailWrong'
  | 'problem.passwordMissing'
  | 'problem.passwordShort'
  | 'problem.nameMissing'
  | 'problem.nameLong'
  | 'problem.companyMissing'
  | 'problem.companyLong'
  | 'problem.terms';

/** An address that a mail could reach. */
export function findEmailProblem(email: string): Problem | undefined {
  const plain = email.trim();
  if (plain === '') return 'problem.emailMissing';
  return isMail(plain) ? undefined : 'problem.emailWrong';
}

/** A password that is being chosen: at least 8 characters, spaces included. */
export function findNewPasswordProblem(password: string): Problem | undefined {
  if (password === '') return 'problem.passwordMissing';
  return password.length < passwordMin ? 'problem.passwordShort' : undefined;
}

/** A password that is being typed to sign in: only present; old ones may be short. */
export function findPasswordProblem(password: string): Problem | undefined {
  return password === '' ? 'problem.passwordMissing' : undefined;
}

/** A first or last name. */
export function nameProblem(name: string): Problem | undefined {
  if (name.trim() === '') return 'problem.nameMissing';
  return name.trim().length > nameMax ? 'problem.nameLong' : undefined;
}

/** The name of a company. */
export function findCompanyNameProblem(name: string): Problem | undefined {
  if (name.trim() === '') return 'problem.companyMissing';
  return name.trim().length > companyNameMax ? 'problem.companyLong' : undefined;
}

/** The terms must be accepted. */
export function findTermsProblem(accepted: boolean): Problem | undefined {
  return accepted ? undefined : 'problem.terms';
}
