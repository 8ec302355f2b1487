import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoleFlags } from '#domain/account/role.ts';
import {
  organization,
  sessionAs,
  show,
  texts,
  type As,
  type Shown,
} from '#tests/support/screen.tsx';
import { HiringManagerHeader } from './HiringManagerHeader.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';

// What needs a server is left out here: it has tests and stories of its own.
vi.mock('#app/notices/PlatformNotices.tsx', () => ({ PlatformNotices: () => null }));
vi.mock('#work/OverrideExpiryWorker.tsx', () => ({ OverrideExpiryWorker: () => null }));
vi.mock('#work/WorkerHost.tsx', () => ({ WorkerHost: () => null }));
vi.mock('#app/habits/MembershipMirror.tsx', () => ({ MembershipMirror: () => null }));
vi.mock('#features/review/notes/NoticeBell.tsx', () => ({ NoticeBell: () => null }));
vi.mock('#features/jobSeeker/profile/Reminders.tsx', () => ({ Reminders: () => null }));

// Every header is fetched beforehand, so that tests time what people wait for, not the machine.
beforeAll(async () => {
  await texts();
  await Promise.all([
    import('./MinimalHeader.tsx'),
    import('./SidebarLayout.tsx'),
    import('./SuperAdminHeader.tsx'),
    import('./AdminHeader.tsx'),
    import('./HiringManagerHeader.tsx'),
    import('#ui/toasts/Toasts.tsx'),
  ]);
});
beforeEach(() => {
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo',
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:2',
    storage: '127.0.0.1:3',
  };
  // jsdom has no layout: say that every media query for wide screens fits.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom loads no pages: without a network, signing out stays in this one.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

async function at(path: string, as: As): Promise<Shown> {
  const inLayout = (inside: ReactNode): ReactNode => (
    <Route element={<LayoutSwitch />}>
      <Route path="*" element={inside} />
    </Route>
  );
  return show(<h1>The page</h1>, sessionAs(as), path, inLayout);
}

const header = async (): Promise<HTMLElement> => screen.findByRole('banner');
const barTargets = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

async function openAccountMenu(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu', { name: 'Account menu' });
}
const menuTargets = (menu: HTMLElement): (string | null)[] =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.getAttribute('href'))
    .filter(Boolean);

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

describe('Create Job at the interview limit (seed, section 6)', () => {
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
