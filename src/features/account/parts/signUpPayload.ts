// What a sign-up form says, as the account that it asks for.
import { chooseTierForFlags } from '#domain/account/personalTier.ts';
import type { SignUpPayload } from '#domain/account/user.ts';

export const emptySignUp = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  alsoJobSeeker: false,
  terms: false,
  marketing: false,
};
export type SignUpWords = typeof emptySignUp;

export function buildSignUpPayload(
  { firstName, lastName, email, password, ...form }: SignUpWords,
  { hiring, language }: { hiring: boolean; language: string },
): SignUpPayload {
  const flags = { isHiringManager: hiring, isJobSeeker: !hiring || form.alsoJobSeeker };
  return {
    email: email.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...flags,
    tier: chooseTierForFlags(flags),
    language,
    termsAccepted: form.terms,
    marketingAccepted: form.marketing,
  };
}
