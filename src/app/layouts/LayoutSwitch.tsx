/** Chooses header and footer by path and role. The page stays mounted while they change. */
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isSpanishToOffer } from '#i18n/i18n.ts';
import { layoutOf, type Layout } from '#navigation/layoutOf.ts';
import { useSession } from '#session/session.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { ReadOnly } from '#ui/page/ReadOnly.tsx';
import { runWhenIdle } from '#ui/reading/whenIdle.ts';
import { isCarefree } from '#app/entry/routeAt.ts';
import { Footer } from './Footer.tsx';
import { HelpProvider } from './Help.tsx';
import { LoadingHeader } from './LoadingHeader.tsx';
import { Main } from './Main.tsx';
import { loadOverlays } from './overlays/loadOverlays.ts';
import { contentId, SkipLink } from './SkipLink.tsx';

const MinimalHeader = lazy(async () => ({
  default: (await import('./MinimalHeader.tsx')).MinimalHeader,
}));
const SidebarLayout = lazy(async () => ({
  default: (await import('./SidebarLayout.tsx')).SidebarLayout,
}));
const headers: Record<Exclude<Layout, 'sidebar'>, ComponentType> = {
  minimal: MinimalHeader,
  superAdmin: lazy(async () => ({
    default: (await import('./SuperAdminHeader.tsx')).SuperAdminHeader,
  })),
  admin: lazy(async () => ({ default: (await import('./AdminHeader.tsx')).AdminHeader })),
  hiringManager: lazy(async () => ({
    default: (await import('./HiringManagerHeader.tsx')).HiringManagerHeader,
  })),
  public: lazy(async () => ({ default: (await import('./PublicHeader.tsx')).PublicHeader })),
};
const ImpersonationBanner = lazy(async () => ({
  default: (await import('#app/notices/ImpersonationBanner.tsx')).ImpersonationBanner,
}));
const PlatformNotices = lazy(async () => ({
  default: (await import('#app/notices/PlatformNotices.tsx')).PlatformNotices,
}));
const LanguageOffer = lazy(async () => ({
  default: (await import('#app/notices/LanguageOffer.tsx')).LanguageOffer,
}));
const Toasts = lazy(async () => ({ default: (await import('#ui/toasts/Toasts.tsx')).Toasts }));

export function LayoutSwitch() {
  const { status, role, presumed, start, impersonation, authUser } = useSession();
  const { pathname } = useLocation();
  const carefree = isCarefree(pathname);
  useEffect(() => {
    if (presumed && !carefree) start().catch(() => undefined);
  }, [presumed, carefree, start]);

  const loading = status === 'loading' || (presumed === true && !carefree);
  // What may be opened later is fetched when the page is idle, and no sooner.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (loading) return undefined;
    return runWhenIdle(() => {
      setIdle(true);
      loadOverlays().catch(() => undefined);
    });
  }, [loading]);
  const [wasKnown, setWasKnown] = useState(false);
  if (!loading && !wasKnown) setWasKnown(true);
  // Before it is first known who is here, only pages that need not know are shown.
  const page = (
    <ReadOnly on={impersonation !== undefined}>
      {loading && !carefree && !wasKnown ? <Loading /> : <Outlet />}
    </ReadOnly>
  );

  const [mayOffer] = useState(isSpanishToOffer);
  const topNotices = (
    <>
      {mayOffer && (
        <Suspense fallback={null}>
          <LanguageOffer focusAfter={contentId} />
        </Suspense>
      )}
      {authUser && !loading ? (
        <Suspense fallback={null}>
          <PlatformNotices />
        </Suspense>
      ) : null}
    </>
  );
  const layout = layoutOf(pathname, role);
  const Header = layout === 'sidebar' ? null : headers[layout];
  return (
    <HelpProvider>
      <SkipLink />
      {impersonation && (
        <Suspense fallback={null}>
          <ImpersonationBanner />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        {Header === null ? (
          <Suspense fallback={<LoadingHeader quiet />}>
            <SidebarLayout>
              {topNotices}
              <Main>{page}</Main>
              <Footer />
            </SidebarLayout>
          </Suspense>
        ) : (
          <>
            <Suspense fallback={<LoadingHeader quiet />}>
              {loading && layout !== 'minimal' ? <LoadingHeader quiet={!carefree} /> : <Header />}
            </Suspense>
            {topNotices}
            <Main>{page}</Main>
            <Footer full={layout === 'public'} />
          </>
        )}
      </Box>
      {isIdle && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </HelpProvider>
  );
}
