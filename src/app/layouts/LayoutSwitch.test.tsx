// Which header and menu a person gets, by role and page.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { organization, sessionAs, show } from '#tests/support/screen.tsx';
import { at, barTargets, header, menuTargets, openAccountMenu } from '#tests/support/layouts.tsx';
import { HiringManagerHeader } from './HiringManagerHeader.tsx';

// What needs a server is left out here: it has tests and stories of its own.
describe('the public header', () => {
  const all = [
    '/',
    '/#features',
    '/#how-it-works',
    '/#video-interview',
    '/#chat-interview',
    '/#resume-analysis',
  ];
  it('has the seed’s targets for visitors', async () => {
    await at('/pricing', {});
    expect(await barTargets()).toEqual(all);
    const door = within(await header());
    expect(door.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(door.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/demo');
  });
  it('is used for job seekers too, who find their way back', async () => {
    await at('/pricing', { flags: { isJobSeeker: true } });
    expect(await barTargets()).toEqual(all);
    expect(menuTargets(await openAccountMenu())).toContain('/job-seeker');
  });
});

describe('the header of hiring managers', () => {
  const hiring = { isHiringManager: true };
  it('has its targets; without flags neither Admin nor Super Admin', async () => {
    await at('/hiring-dashboard', { flags: hiring, organization: organization() });
    expect(await barTargets()).toEqual(['/hiring-dashboard', '/hirely-pro']);
    expect(screen.getByRole('link', { name: 'Go to Interview' })).toHaveAttribute(
      'href',
      '/hirely-pro',
    );
    expect(menuTargets(await openAccountMenu())).toEqual(['/account']);
  });
  it('shows the support hours', async () => {
    await at('/hiring-dashboard', { flags: hiring });
    expect(await openAccountMenu()).toHaveTextContent('Monday to Friday, 9am to 5pm PST');
  });
  it('shows Admin with isAdmin and Super Admin with isSuperAdmin', async () => {
    await show(
      <HiringManagerHeader />,
      sessionAs({ flags: { ...hiring, isAdmin: true, isSuperAdmin: true } }),
      '/hiring-dashboard',
    );
    const menu = await openAccountMenu();
    expect(within(menu).getByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    expect(within(menu).getByRole('menuitem', { name: 'Super Admin' })).toHaveAttribute(
      'href',
      '/super-admin',
    );
  });
  it('is not used for a super admin, who still finds the dashboard', async () => {
    await at('/hiring-dashboard', { flags: { ...hiring, isSuperAdmin: true } });
    expect(await barTargets()).toContain('/super-admin');
    expect(menuTargets(await openAccountMenu())).toContain('/hiring-dashboard');
  });
});

describe('the header of admins', () => {
  it('adds Billing, Licensed Users and Admin Tools', async () => {
    await at('/hiring-dashboard', { flags: { isAdmin: true, isHiringManager: true } });
    expect(await barTargets()).toEqual([
      '/hiring-dashboard',
      '/account?tab=billing',
      '/account?tab=organization',
      '/admin',
      '/hirely-pro',
    ]);
    for (const name of ['Billing', 'Licensed Users', 'Admin Tools'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });
  it('shows the support hours, and Super Admin with the flag', async () => {
    await at('/account', { flags: { isAdmin: true, isSuperAdmin: true } });
    const menu = await openAccountMenu();
    expect(menu).toHaveTextContent('Monday to Friday, 9am to 5pm PST');
    expect(menuTargets(menu)).toEqual(['/account', '/super-admin']);
  });
});

describe('the header of super admins', () => {
  it('links companies, system configuration, queue dashboard and licensed users', async () => {
    await at('/super-admin', { flags: { isSuperAdmin: true } });
    expect(await barTargets()).toEqual([
      '/super-admin',
      '/admin/companies',
      '/admin/system',
      '/admin/queue-dashboard',
      '/admin/users',
    ]);
    expect(screen.queryByRole('button', { name: 'Create Job' })).not.toBeInTheDocument();
  });
});

describe('the minimal header', () => {
  it.each(['/hirely-pro', '/hirely-pro/join/x', '/sign-up-jobseeker'])(
    'greets, helps and logs out at %s',
    async (path) => {
      const { session } = await at(path, { flags: { isAdmin: true } });
      expect(await screen.findByText('Welcome, Ann Lee')).toBeInTheDocument();
      const bar = within(await header());
      expect(bar.queryByRole('navigation')).not.toBeInTheDocument();
      await userEvent.click(bar.getByRole('button', { name: 'Help' }));
      const dialog = await screen.findByRole('dialog', { name: 'Need Help?' });
      expect(dialog).toHaveTextContent('support@hirely.example');
      expect(dialog).toHaveTextContent('Monday to Friday, 9am to 5pm PST');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await userEvent.click(await within(await header()).findByRole('button', { name: 'Logout' }));
      expect(session.signOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/hirely-pro'));
    },
  );
  it('offers the way in to strangers', async () => {
    await at('/hirely-pro', {});
    expect(await screen.findByText('Welcome')).toBeInTheDocument();
    expect(within(await header()).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fhirely-pro',
    );
  });
});

describe('the sidebar of job seekers', () => {
  it('has the five pages, the present one marked', async () => {
    await at('/job-seeker/upgrade', { flags: { isJobSeeker: true } });
    const sidebar = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(sidebar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/job-seeker',
      '/job-seeker/interview-prep',
      '/job-seeker/upgrade',
      '/job-seeker/job-tools',
      '/job-seeker/my-profile',
    ]);
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/job-seeker/upgrade',
    );
  });
  it('leads somebody who also hires to their other area', async () => {
    await at('/job-seeker', { flags: { isJobSeeker: true, isHiringManager: true } });
    expect(menuTargets(await openAccountMenu())).toEqual([
      '/hirely-pro',
      '/account',
      '/hiring-dashboard',
    ]);
  });
});
