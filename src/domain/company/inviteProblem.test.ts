import { expect, it } from 'vitest';
import { inviteProblem } from './member.ts';

const known = {
  own: 'Olive@larkfield.test',
  members: [
    { id: 'remy', data: {} },
    { id: 'ada', data: { contact: 'ada@larkfield.test' } },
  ],
  invites: [
    { data: { email: 'remy@larkfield.test', status: 'accepted' as const, acceptedBy: 'remy' } },
    { data: { email: 'gone@larkfield.test', status: 'accepted' as const, acceptedBy: 'gone' } },
    { data: { email: 'nina@larkfield.test', status: 'pending' as const } },
  ],
};

it.each([
  [' olive@Larkfield.test ', 'self'],
  ['remy@larkfield.test', 'member'],
  ['ADA@larkfield.test', 'member'],
  ['nina@larkfield.test', 'already'],
  ['gone@larkfield.test', null],
  ['new@larkfield.test', null],
])('%s: %s', (email, problem) => expect(inviteProblem(email, known)).toBe(problem));
