import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrgInvite } from '#domain/company/member.ts';
import { organization, sessionAs, show } from '#tests/support/screen.tsx';
import { TeamInvites } from './TeamInvites.tsx';

const used = vi.hoisted(() => ({ mails: 0 }));
const inviteToTeam = vi.hoisted(() =>
  vi.fn(async () => ({ kind: 'invited', inviteId: 'i2', mailed: false })),
);
const one = <T,>(key: string, value: () => T) => ({
  key,
  subscribe: (next: (value: T) => void) => {
    next(value());
    return () => undefined;
  },
});
const waiting: OrgInvite = {
  email: 'nora@lark.example',
  role: 'recruiter',
  status: 'pending',
  createdBy: 'u',
  expiresAt: new Date('2099-01-01'),
};

vi.mock('#data/company/teamInvites.ts', () => ({
  inviteToTeam,
  mailsMost: 9,
  resendTeamInvite: vi.fn(),
  revokeTeamInvite: vi.fn(),
  buildTeamInviteLink: () => 'https://hirely.example/join-team/o/i1',
  teamMailsOf: () =>
    one(`mails${used.mails}`, () => ({
      id: '202611',
      path: 'p',
      pending: false,
      data: { used: used.mails, last: 'i1_1' },
    })),
}));
vi.mock('#data/company/mail.ts', () => ({ mailSource: () => one('mail', () => null) }));
vi.mock('#data/company/team.ts', () => ({
  membersOf: () => one('members', () => ({ items: [], more: false, damaged: [] })),
  teamInvitesOf: () =>
    one('invites', () => ({
      items: [{ id: 'i1', path: 'p', pending: false, data: waiting }],
      more: false,
      damaged: [],
    })),
}));

beforeEach(() => inviteToTeam.mockClear());

it('sends invitations again while the month has emails left', async () => {
  used.mails = 29;
  await show(
    <TeamInvites />,
    sessionAs({
      flags: { isHiringManager: true },
      organization: organization(),
      memberRole: 'owner',
    }),
  );
  expect(
    screen.getByRole('button', { name: 'Send the invitation to nora@lark.example again' }),
  ).toBeTruthy();
  expect(screen.queryByText(/invitation emails are used up/u)).toBeNull();
  expect(
    screen.getByText(/^1 of 30 invitation emails left\. Resets on .* \(UTC\)\.$/u),
  ).toBeTruthy();
});

it('says when the month\u2019s emails are used up, sends none again, and still invites with a link to copy', async () => {
  used.mails = 30;
  await show(
    <TeamInvites />,
    sessionAs({
      flags: { isHiringManager: true },
      organization: organization(),
      memberRole: 'owner',
    }),
  );
  expect(
    screen
      .getByText(/This month’s 30 invitation emails are used up. They reset on .* \(UTC\)/u)
      .closest('[role=status]'),
  ).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Send the invitation to/u })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Work email'), { target: { value: 'mo@lark.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(inviteToTeam).toHaveBeenCalledTimes(1));
});
