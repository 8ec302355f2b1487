// A company whose owner's account is gone, as a super admin meets it.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Member } from '#domain/company/member.ts';
import type { Organization } from '#domain/company/organization.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { NameOwner } from './NameOwner.tsx';

const server = vi.hoisted(() => ({
  owner: null as object | null,
  nameOwner: vi.fn(async () => 'named'),
}));
vi.mock('#data/account/users.ts', () => ({
  userOf: (uid: string) => ({
    key: `test:user:${uid}:${server.owner ? 'here' : 'gone'}`,
    subscribe: (next: (user: object | null) => void) => {
      next(server.owner);
      return () => undefined;
    },
  }),
}));
vi.mock('#data/company/team.ts', () => {
  const member = (id: string, role: Member['role'], status: Member['status'] = 'active') => ({
    id,
    path: `organizations/lark/members/${id}`,
    pending: false,
    data: { role, status, displayName: id },
  });
  const items = [
    member('Olive', 'owner'),
    member('Ada', 'admin'),
    member('Sky', 'recruiter', 'suspended'),
    member('Faye', 'compliance'),
    member('ann', 'admin'),
    member('Rowan', 'reviewer'),
  ];
  return {
    membersOf: () => ({
      key: 'test:members',
      subscribe: (next: (listed: object) => void) => {
        next({ items, damaged: [], more: false });
        return () => undefined;
      },
    }),
  };
});
vi.mock('#data/platform/platformCompanies.ts', () => ({ nameOwner: server.nameOwner }));
vi.mock('#data/account/freshSignIn.ts', () => ({
  isSignInFresh: async () => true,
  signInWays: () => ['password'],
  signInAgain: vi.fn(),
  signInAgainWithGoogle: vi.fn(),
}));

const company = { name: 'Larkfield', ownerUid: 'Olive' } as Organization;
const look = () =>
  show(<NameOwner orgId="lark" company={company} />, sessionAs({ flags: { isSuperAdmin: true } }));

beforeEach(() => {
  server.owner = null;
  server.nameOwner.mockClear();
});

it('says nothing while the owner has an account', async () => {
  server.owner = { id: 'Olive', path: 'users/Olive', pending: false, data: {} };
  await look();
  expect(screen.queryByRole('alert')).toBeNull();
});

async function name(): Promise<void> {
  await look();
  expect(screen.getByRole('alert')).toHaveTextContent('no longer has an account');
  await userEvent.click(screen.getByRole('button', { name: 'Name an owner' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'New owner' }));
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada (Admin)', 'Rowan (Reviewer)']);
  await userEvent.click(screen.getByRole('option', { name: /Rowan/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Name an owner' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The team asked for it.');
  await userEvent.type(dialog.getByLabelText(/^Type/), 'Larkfield');
  await userEvent.click(dialog.getByRole('button', { name: 'Name an owner' }));
}

it('names one of the people who are active there, with a reason', async () => {
  await name();
  expect(server.nameOwner).toHaveBeenCalledWith(
    'lark',
    { gone: 'Olive', heir: 'Rowan' },
    'The team asked for it.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says when the account of whoever was chosen is gone', async () => {
  server.nameOwner.mockResolvedValueOnce('left');
  await name();
  expect(await screen.findByText(/account is gone or belongs to another company/)).toBeVisible();
});
