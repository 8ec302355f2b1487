// Shows components in jsdom as somebody would see them: with texts, looks, an address and a session.
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import i18next from 'i18next';
import { roleOf, type RoleFlags } from '#domain/account/role.ts';
import { createFoundingUsage, type Organization } from '#domain/company/organization.ts';
import type { MemberRole } from '#domain/company/member.ts';
import { User } from '#domain/account/user.ts';
import { startI18n } from '#i18n/i18n.ts';
import { namespaces } from '#i18n/languages.ts';
import { SessionContext, type Session } from '#session/session.ts';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

export const noon = new Date('2026-11-15T12:00:00Z');

/** An organisation of the free tier; `interviews` changes this month's counter. */
export function organization(
  interviews: Partial<Organization['usage']['interviews']> = {},
): Organization {
  const usage = createFoundingUsage(noon);
  return {
    name: 'Harbour & Pine',
    ownerUid: 'owner',
    usage: { ...usage, interviews: { ...usage.interviews, ...interviews } },
    status: 'active',
    retentionDays: 365,
    tier: 'Free',
  };
}

export interface As {
  flags?: RoleFlags;
  status?: Session['status'];
  organization?: Organization | null;
  memberRole?: MemberRole;
  guest?: boolean;
  emailVerified?: boolean;
  presumed?: boolean;
}

/** A session: of a stranger without flags, else of somebody with these flags. */
export function sessionAs({
  flags,
  status,
  organization: org,
  memberRole = 'recruiter',
  guest = false,
  emailVerified = true,
  presumed = false,
}: As = {}): Session {
  const known = status ?? (flags ? 'signedIn' : 'signedOut');
  const inside = known === 'signedIn' || known === 'signedInWithoutUser';
  const user =
    known === 'signedIn'
      ? User.parse({ email: 'ann@acme.example', displayName: 'Ann Lee', ...flags })
      : null;
  return {
    status: known,
    presumed,
    user,
    role: roleOf(user),
    authUser: inside
      ? {
          uid: 'ann',
          email: guest ? null : 'ann@acme.example',
          emailVerified,
          isAnonymous: guest,
          displayName: null,
        }
      : null,
    orgId: org ? 'acme' : null,
    organization: org ?? null,
    member: org ? { role: memberRole, status: 'active' } : null,
    tierId: null,
    tier: null,
    signOut: vi.fn(async () => undefined),
    start: vi.fn(async () => undefined),
  };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

let ready: Promise<unknown> | undefined;

/** Loads every text once. */
export function texts(): Promise<unknown> {
  ready ??= startI18n().then(() => i18next.loadNamespaces([...namespaces]));
  return ready;
}

export interface Shown extends RenderResult {
  session: Session;
}

/** Renders `element` at `path` with a session. The address of the router is in data-testid="address". */
export async function show(
  element: ReactNode,
  session: Session,
  path = '/',
  routeOf: (element: ReactNode) => ReactNode = (inside) => <Route path="*" element={inside} />,
): Promise<Shown> {
  await texts();
  const shown = await act(async () =>
    render(
      <AppTheme>
        <SessionContext value={session}>
          <MemoryRouter initialEntries={[path]}>
            <Suspense fallback={null}>
              <Routes>{routeOf(element)}</Routes>
            </Suspense>
            <Address />
          </MemoryRouter>
        </SessionContext>
      </AppTheme>,
    ),
  );
  return { ...shown, session };
}
