// Follows one signed-in person: user document, then organisation and membership, then tier configuration. All live, failures are empty.
import type { Member } from '#domain/company/member.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { tierIdOf, type TierConfiguration } from '#domain/billing/tier.ts';
import { orgIdOf, type User } from '#domain/account/user.ts';
import { memberOf } from '#data/company/members.ts';
import { organizationOf } from '#data/company/organizations.ts';
import { readTier, tierSource } from '#data/company/tiers.ts';
import { suspensionOf, userOf } from '#data/account/users.ts';

export interface Person {
  user: User | null;
  orgId: string | null;
  organization: Organization | null;
  member: Member | null;
  tierId: string | null;
  tier: TierConfiguration | null;
  /** Set while a super admin looks through this person's eyes (viewed.ts). */
  impersonation?: { uid: string; until: Date; reason: string } | undefined;
}
export const nobody: Person = {
  user: null,
  orgId: null,
  organization: null,
  member: null,
  tierId: null,
  tier: null,
};

/** What this module reads; replaced in tests. */
export interface Sources {
  user: (uid: string) => Source<Stored<User> | null>;
  organization: (orgId: string) => Source<Stored<Organization> | null>;
  member: (orgId: string, uid: string) => Source<Stored<Member> | null>;
  tier: (tierId: string) => Promise<TierConfiguration>;
  /** What is published for the tier later. */
  tierChanges?: (tierId: string) => Source<Stored<TierConfiguration> | null>;
  /** There is a document only while the account is suspended. */
  suspension?: (uid: string) => Source<Stored<unknown> | null>;
}
const firebase: Sources = {
  user: userOf,
  organization: organizationOf,
  member: memberOf,
  tier: readTier,
  tierChanges: tierSource,
  suspension: suspensionOf,
};

/** Calls `next` with the whole picture once user, organisation and membership are known, and with every change. Returns how to stop. */
export function followPerson(
  uid: string,
  next: (person: Person) => void,
  sources: Sources = firebase,
): () => void {
  let person = nobody;
  let userKnown = false;
  let stopped = false;
  let waiting = new Set<string>();
  let stopOrganization: () => void = () => undefined;
  let stopTier: () => void = () => undefined;

  function changed(part: Partial<Person>): void {
    person = { ...person, ...part };
    if (!stopped && userKnown && waiting.size === 0) next(person);
  }

  /** Follows one document; a failed read is logged and leaves it empty. */
  function follow<T>(
    name: string,
    source: Source<Stored<T> | null>,
    seen: (stored: Stored<T> | null) => void,
  ): () => void {
    waiting.add(name);
    const wanted = waiting;
    const markRead = (stored: Stored<T> | null): void => {
      if (stopped || wanted !== waiting) return;
      wanted.delete(name);
      seen(stored);
    };
    return source.subscribe(markRead, (error) => {
      console.error(`Reading ${name} failed`, error);
      markRead(null);
    });
  }

  function followTier(organization: Organization | null): void {
    const tierId = organization ? tierIdOf(organization) : null;
    if (tierId === person.tierId) return;
    stopTier();
    stopTier = () => undefined;
    changed({ tierId, tier: null });
    if (tierId === null) return;
    sources.tier(tierId).then(
      (tier) => {
        if (!stopped && person.tierId === tierId) changed({ tier });
      },
      (error: unknown) => console.error('Reading tier configuration failed', error),
    );
    stopTier =
      sources.tierChanges?.(tierId).subscribe(
        (stored) => {
          if (stored && !stopped && person.tierId === tierId) changed({ tier: stored.data });
        },
        () => undefined,
      ) ?? (() => undefined);
  }

  function followOrganization(orgId: string | null): void {
    if (orgId === person.orgId) return;
    stopOrganization();
    stopTier();
    waiting = new Set();
    person = { ...person, orgId, organization: null, member: null, tierId: null, tier: null };
    if (orgId === null) return;
    const stops = [
      follow('organization', sources.organization(orgId), (stored) => {
        followTier(stored?.data ?? null);
        changed({ organization: stored?.data ?? null });
      }),
      follow('membership', sources.member(orgId, uid), (stored) =>
        changed({ member: stored?.data ?? null }),
      ),
    ];
    stopOrganization = () => stops.forEach((stop) => stop());
  }

  // Readings that are open may outlive a suspension: the person is told by the suspension itself, and counts as unknown at once.
  let suspended = false;
  let latest: Stored<User> | null = null;
  function userSeen(stored: Stored<User> | null): void {
    if (stopped) return;
    userKnown = true;
    latest = stored;
    const shown = suspended ? null : stored;
    // A new organisation counts only once the server has confirmed it: before that its documents are closed to us.
    if (!shown?.pending) followOrganization(orgIdOf(shown?.data ?? null));
    changed({ user: shown?.data ?? null });
  }
  const stopUser = sources.user(uid).subscribe(userSeen, (error) => {
    console.error('Reading user failed', error);
    userSeen(null);
  });
  const stopSuspension =
    sources.suspension?.(uid).subscribe(
      (stored) => {
        if (suspended === (stored !== null)) return;
        suspended = stored !== null;
        if (userKnown || suspended) userSeen(latest);
      },
      () => undefined,
    ) ?? (() => undefined);

  return () => {
    stopped = true;
    stopUser();
    stopSuspension();
    stopOrganization();
    stopTier();
  };
}
