// What holds for every page whatever the header: loading, signing out elsewhere, title and focus, the interview limit.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoleFlags } from '#domain/account/role.ts';
import { organization, type As } from '#tests/support/screen.tsx';
import { at, header, openAccountMenu } from '#tests/support/layouts.tsx';

describe('Logout elsewhere', () => {
  it.each([
    ['/hiring-dashboard', { isHiringManager: true }],
    ['/job-seeker', { isJobSeeker: true }],
    ['/admin/users', { isSuperAdmin: true }],
  ] as [string, RoleFlags][])('from %s leads to /login', async (path, flags) => {
    const { session } = await at(path, { flags });
    await userEvent.click(
      within(await openAccountMenu()).getByRole('menuitem', { name: 'Logout' }),
    );
    expect(session.signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'));
  });
});

describe('while authentication is loading', () => {
  it.each(['/hiring-dashboard', '/hirely-pro', '/job-seeker', '/'])(
    'the text Loading is shown at %s',
    async (path) => {
      await at(path, { status: 'loading' });
      expect(await screen.findByText('Loading')).toBeVisible();
    },
  );
  it('pages that need not know who is here are shown already', async () => {
    await at('/pricing', { status: 'loading' });
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  });
  it('others are not', async () => {
    await at('/hirely-pro', { status: 'loading' });
    await screen.findByText('Loading');
    expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument();
  });
});

describe('every page', () => {
  const somebody: [string, As][] = [
    ['/', {}],
    ['/hirely-pro', {}],
    ['/job-seeker', { flags: { isJobSeeker: true } }],
    ['/hiring-dashboard', { flags: { isHiringManager: true } }],
    ['/admin', { flags: { isAdmin: true } }],
    ['/super-admin', { flags: { isSuperAdmin: true } }],
  ];
  it.each(somebody)(
    'has a footer with the tagline, a container for toasts, a way past the menu and both switches: %s',
    async (path, as) => {
      await at(path, as);
      expect(await screen.findByRole('contentinfo')).toHaveTextContent(
        'Building better interview and hiring tools using AI',
      );
      expect(
        await screen.findByLabelText(i18next.t('parts.messages'), {
          exact: false,
          selector: '.Toastify',
        }),
      ).toBeInTheDocument();
      const banner = within(await header());
      expect(banner.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
      expect(banner.getByRole('button', { name: /Appearance/ })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
      expect(screen.getByRole('main')).toHaveFocus();
    },
  );
});

describe('Create Job at the interview limit (product brief, section 6)', () => {
  const full = organization({ currentMonth: 10 });
  const create = async (): Promise<void> =>
    userEvent.click(await within(await header()).findByRole('button', { name: 'Create Job' }));
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') }));

  it('below the limit leads to the new-job page', async () => {
    await at('/account', {
      flags: { isHiringManager: true },
      organization: organization({ currentMonth: 9 }),
    });
    await create();
    expect(screen.getByTestId('address')).toHaveTextContent('/new-job-interview');
  });
  it('tells admins to upgrade, and leads them to billing', async () => {
    await at('/hiring-dashboard', { flags: { isAdmin: true }, organization: full });
    await create();
    const dialog = await screen.findByRole('dialog', { name: 'Interview Limit Reached' });
    expect(dialog).toHaveTextContent(
      'Your organization has reached the monthly interview limit. Please upgrade your plan to create more interviews.',
    );
    expect(screen.getByTestId('address')).toHaveTextContent('/hiring-dashboard');
    await userEvent.click(within(dialog).getByRole('link', { name: 'View Billing Options' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/account?tab=billing');
  });
  it('tells others to ask, and leads them to the organisation', async () => {
    await at('/hiring-dashboard', { flags: { isHiringManager: true }, organization: full });
    await create();
    const dialog = await screen.findByRole('dialog', { name: 'Interview Limit Reached' });
    expect(dialog).toHaveTextContent(
      'Your organization has reached the monthly interview limit. Please contact your administrator to upgrade the plan.',
    );
    await userEvent.click(within(dialog).getByRole('link', { name: 'Find Administrator' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/account?tab=organization');
  });
  it('is open again on the 1st of the next month', async () => {
    vi.setSystemTime(new Date('2026-12-01T00:00:00Z'));
    await at('/account', { flags: { isHiringManager: true }, organization: full });
    await create();
    expect(screen.getByTestId('address')).toHaveTextContent('/new-job-interview');
  });
});
