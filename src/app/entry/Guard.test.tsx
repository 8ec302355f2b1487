import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Source } from '#domain/base/source.ts';
import { routes } from '#navigation/routes.ts';
import {
  organization,
  sessionAs,
  show,
  texts,
  type As,
  type Shown,
} from '#tests/support/screen.tsx';
import { Guard } from './Guard.tsx';
import { leaveFor } from './leaving.ts';

// Nobody here is suspended.
vi.mock('#data/account/users.ts', () => ({
  suspensionOf: (): Source<null> => ({
    key: 'suspension',
    subscribe: (next) => {
      next(null);
      return () => undefined;
    },
  }),
}));

beforeAll(async () => {
  await texts();
  await Promise.all([
    import('#features/account/CompleteAccount.tsx'),
    import('#features/account/FoundCompany.tsx'),
    import('#features/account/LostMembership.tsx'),
    import('#features/interview/invitation/LinkAsked.tsx'),
  ]);
});
beforeEach(() => {
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo',
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:2',
    storage: '127.0.0.1:3',
  };
  leaveFor(null);
});

const onDashboard = (inside: ReactNode): ReactNode => (
  <>
    <Route path="/hiring-dashboard" element={inside} />
    <Route path="*" element={null} />
  </>
);
const guarded = (
  <Guard access={routes.hiringDashboard.access}>
    <h1>Inside</h1>
  </Guard>
);
const dashboard = (as: As, path = '/hiring-dashboard'): Promise<Shown> =>
  show(guarded, sessionAs(as), path, onDashboard);

describe('a guarded page', () => {
  it('lets in who may enter', async () => {
    await dashboard({ flags: { isHiringManager: true }, organization: organization() });
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBeInTheDocument();
  });

  it('sends strangers to the sign-in, and remembers the page with its query', async () => {
    await dashboard({}, '/hiring-dashboard?stage=offer');
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/login?next=%2Fhiring-dashboard%3Fstage%3Doffer',
    );
    expect(screen.queryByText('Inside')).not.toBeInTheDocument();
  });

  it('asks a stranger in a running interview for the link, not for a login', async () => {
    const room = (
      <Guard access={routes.interviewRoom.access}>
        <h1>Inside</h1>
      </Guard>
    );
    await show(room, sessionAs({}), '/hirely-pro/interview/acme/i1', (inside) => (
      <Route path="*" element={inside} />
    ));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Open your invitation again' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Link or code')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fhirely-pro%2Finterview%2Facme%2Fi1',
    );
  });

  it('sends somebody who is signing out where they are going', async () => {
    leaveFor('/login');
    await dashboard({});
    expect(screen.getByTestId('address').textContent).toBe('/login');
  });

  it('says Loading and starts Firebase when it is only assumed that nobody is signed in', async () => {
    const { session } = await dashboard({ presumed: true });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(session.start).toHaveBeenCalled();
  });

  it('tells who lacks the role so, and leads them home', async () => {
    await dashboard({ flags: { isJobSeeker: true } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/job-seeker',
    );
    expect(screen.queryByText(/administrator/)).not.toBeInTheDocument();
  });

  it('asks somebody without a user document to complete the account', async () => {
    await dashboard({ status: 'signedInWithoutUser' });
    expect(
      await screen.findByRole('heading', { name: 'Finish setting up your account' }),
    ).toBeInTheDocument();
  });

  it('asks a hiring manager first for a verified address, then for a company', async () => {
    const { unmount } = await dashboard({ flags: { isHiringManager: true }, emailVerified: false });
    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeInTheDocument();
    unmount();
    await dashboard({ flags: { isHiringManager: true } });
    expect(await screen.findByRole('heading', { name: 'Name your company' })).toBeInTheDocument();
  });

  it('tells who no longer belongs to the company', async () => {
    const session = { ...sessionAs({ flags: { isHiringManager: true } }), orgId: 'acme' };
    await show(guarded, session, '/hiring-dashboard', onDashboard);
    expect(
      await screen.findByRole('heading', { name: 'You no longer have access to this company' }),
    ).toBeInTheDocument();
  });
});

describe('the account of a job seeker', () => {
  it.each([
    ['/account?tab=billing', 'account', '/job-seeker/my-profile'],
    ['/delete-account', 'deleteAccount', '/job-seeker/delete-account'],
  ] as const)('%s stays in their own layout', async (path, name, own) => {
    const page = (
      <Guard access={routes[name].access}>
        <h1>Inside</h1>
      </Guard>
    );
    const at = (inside: ReactNode): ReactNode => (
      <>
        <Route path={routes[name].path} element={inside} />
        <Route path="*" element={null} />
      </>
    );
    const { unmount } = await show(page, sessionAs({ flags: { isJobSeeker: true } }), path, at);
    expect(screen.getByTestId('address').textContent).toBe(own);
    unmount();
    await show(
      page,
      sessionAs({ flags: { isHiringManager: true }, organization: organization() }),
      path,
      at,
    );
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBeInTheDocument();
  });
});

describe('a page for everyone', () => {
  it('starts nothing', async () => {
    const { session } = await show(
      <Guard access="everyone">
        <h1>Inside</h1>
      </Guard>,
      sessionAs({ presumed: true }),
    );
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBeInTheDocument();
    expect(session.start).not.toHaveBeenCalled();
    expect(vi.isMockFunction(session.start)).toBe(true);
  });
});
