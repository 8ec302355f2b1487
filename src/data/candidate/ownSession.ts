// A candidate's own session, under their own name whatever the company sees.
import type { Identity } from '#domain/candidate/identity.ts';
import type { Session } from '#domain/candidate/session.ts';

/** One's own session, with one's own name whatever the company sees; '' until it is read. */
export type OwnSession = Omit<Session, 'displayName'> &
  Pick<Identity, 'email' | 'phone'> & { displayName: string };

/** To candidates their own name, whatever the company sees. */
export function withOwnName(session: Session, identity: Identity | null): OwnSession {
  return {
    ...session,
    displayName: identity?.fullName ?? '',
    email: identity?.email,
    phone: identity?.phone,
  };
}
