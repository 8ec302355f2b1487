/** Admits people to a page, or redirects them: to the sign-in, to a missing step, or to "You cannot open this page". */
import { lazy, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { landingOf, buildLoginAddress, ownAddressOf } from '#navigation/landingOf.ts';
import { routes, to, type Access } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { entryOf } from './entry.ts';
import { readLeavingFor } from './leaving.ts';

const CompleteAccount = lazy(async () => ({
  default: (await import('#features/account/CompleteAccount.tsx')).CompleteAccount,
}));
const FoundCompany = lazy(async () => ({
  default: (await import('#features/account/FoundCompany.tsx')).FoundCompany,
}));
const FairnessOnly = lazy(async () => ({
  default: (await import('#features/hiring/fairness/FairnessOnly.tsx')).FairnessOnly,
}));
const LinkAsked = lazy(async () => ({
  default: (await import('#features/interview/invitation/LinkAsked.tsx')).LinkAsked,
}));
const LostMembership = lazy(async () => ({
  default: (await import('#features/account/LostMembership.tsx')).LostMembership,
}));

/** True for the address of a running interview. */
function isRoom(pathname: string): boolean {
  return matchPath(routes.interviewRoom.path, pathname) !== null;
}

export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const own = ownAddressOf(session.role, pathname);
  const entry = entryOf(access, session, pathname.replace(/\/+$/, '') === to('hiringDashboard'));
  const { presumed, start } = session;
  useEffect(() => {
    if (access !== 'everyone' && presumed) start().catch(() => undefined);
  }, [access, presumed, start]);

  switch (entry) {
    case 'enter':
      return own ? <Navigate to={own + hash} replace /> : children;
    case 'loading':
      return <Loading />;
    case 'signIn': {
      const login = buildLoginAddress(pathname + search + hash);
      // Guests have nothing to sign in with: a browser that forgot them asks for the link that they have.
      if (isRoom(pathname) && readLeavingFor() === null && !session.authUser)
        return <LinkAsked login={login} />;
      return <Navigate to={readLeavingFor() ?? login} replace />;
    }
    case 'completeAccount':
      return <CompleteAccount />;
    case 'foundCompany':
      return <FoundCompany />;
    case 'noMembership':
      return <LostMembership />;
    case 'fairnessOnly':
      return <FairnessOnly />;
    case 'noRole':
      return (
        <EmptyState
          heading="h1"
          title={t('states.noAccessTitle')}
          text={t(
            session.role === 'jobSeeker' ? 'states.noAccessJobSeeker' : 'states.noAccessText',
          )}
          action={{ label: t('states.ownHome'), to: landingOf(session.role) }}
        />
      );
  }
}
