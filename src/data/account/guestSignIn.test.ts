import { expect, it } from 'vitest';
import { toGuestFault } from './guestSignIn.ts';

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

it.each([
  ['auth/too-many-requests', 'tooManyGuests'],
  ['auth/quota-exceeded', 'tooManyGuests'],
  ['auth/admin-restricted-operation', 'guestsClosed'],
  ['auth/operation-not-allowed', 'guestsClosed'],
])('%s of a guest is %s', (code, fault) => {
  expect(toGuestFault(refusal(code))).toMatchObject({ code: fault });
});

it('leaves other failures as they came', () => {
  const offline = refusal('auth/network-request-failed');
  expect(toGuestFault(offline)).toBe(offline);
  expect(toGuestFault('no')).toBe('no');
});
