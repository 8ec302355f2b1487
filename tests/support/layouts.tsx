// The layouts in a browser without a server: what needs one is left out here, it has tests and stories of its own.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { beforeAll, beforeEach, vi } from 'vitest';
import { sessionAs, show, texts, type As, type Shown } from './screen.tsx';
import { LayoutSwitch } from '#app/layouts/LayoutSwitch.tsx';

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
    import('#app/layouts/PublicHeader.tsx'),
    import('#app/layouts/MinimalHeader.tsx'),
    import('#app/layouts/overlays/overlays.ts'),
    import('#ui/theme/ThemeMenu.tsx'),
    import('#app/layouts/SidebarLayout.tsx'),
    import('#app/layouts/SuperAdminHeader.tsx'),
    import('#app/layouts/AdminHeader.tsx'),
    import('#app/layouts/HiringManagerHeader.tsx'),
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
  // jsdom has no layout: report that every media query for wide screens fits.
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

export async function at(path: string, as: As): Promise<Shown> {
  const inLayout = (inside: ReactNode): ReactNode => (
    <Route element={<LayoutSwitch />}>
      <Route path="*" element={inside} />
    </Route>
  );
  return show(<h1>The page</h1>, sessionAs(as), path, inLayout);
}

export const header = async (): Promise<HTMLElement> => screen.findByRole('banner');
export const barTargets = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

export async function openAccountMenu(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu', { name: 'Account menu' });
}
export const menuTargets = (menu: HTMLElement): (string | null)[] =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.getAttribute('href'))
    .filter(Boolean);
