// Follows one signed-in person: user document, organisation and membership (beside it where the device remembers which), then tier configuration. All live, failures are empty.
import type { Member } from '#domain/company/member.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { tierIdOf, type TierConfiguration } from '#domain/billing/tier.ts';
import { orgIdOf, type User } from '#domain/account/user.ts';
import { memberOf } from '#data/company/members.ts';
import { organizationOf } from '#data/company/organizations.ts';
import { readTier, tierSource } from '#data/company/tiers.ts';
import { suspensionOf, userOf } from '#data/account/users.ts';
import { readLastCompany, rememberCompany } from './lastCompany.ts';

export interface Person {
  user: User | null;
  orgId: string | null;
  organization: Organization | null;
  member: Member | null;
  tierId: string | null;
  tier: TierConfiguration | null;
  /** Set while a super admin views as this person (followImpersonated.ts). */
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
  /** The company that is probably theirs: read at once, beside the user document. */
  lastCompany?: (uid: string) => string | null;
  rememberCompany?: (uid: string, orgId: string | null) => void;
}
const firebase: Sources = {
  user: userOf,
  organization: organizationOf,
  member: memberOf,
  tier: readTier,
  tierChanges: tierSource,
  suspension: suspensionOf,
  lastCompany: readLastCompany,
  rememberCompany,
};

const doNothing = (): void => undefined;

class PersonFollower {
  private readonly uid: string;
  private readonly next: (person: Person) => void;
  private readonly sources: Sources;
  private person = nobody;
  private userKnown = false;
  private stopped = false;
  private waiting = new Set<string>();
  private stopOrganization: () => void = doNothing;
  private stopTier: () => void = doNothing;
  private stopAhead: () => void = doNothing;
  // Subscriptions may outlive a suspension: the person learns of it by the suspension itself, and counts as unknown at once.
  private suspended = false;
  private latest: Stored<User> | null = null;

  constructor(uid: string, next: (person: Person) => void, sources: Sources) {
    this.uid = uid;
    this.next = next;
    this.sources = sources;
  }

  private changed(part: Partial<Person>): void {
    this.person = { ...this.person, ...part };
    if (!this.stopped && this.userKnown && this.waiting.size === 0) this.next(this.person);
  }

  /** Follows one document; a failed read is logged and leaves it empty. */
  private follow<T>(
    name: string,
    source: Source<Stored<T> | null>,
    seen: (stored: Stored<T> | null) => void,
  ): () => void {
    this.waiting.add(name);
    const wanted = this.waiting;
    const markRead = (stored: Stored<T> | null): void => {
      if (this.stopped || wanted !== this.waiting) return;
      wanted.delete(name);
      seen(stored);
    };
    return source.subscribe(markRead, (error) => {
      console.error(`Reading ${name} failed`, error);
      markRead(null);
    });
  }

  private followTier(organization: Organization | null): void {
    const tierId = organization ? tierIdOf(organization) : null;
    if (tierId === this.person.tierId) return;
    this.stopTier();
    this.stopTier = doNothing;
    this.changed({ tierId, tier: null });
    if (tierId === null) return;
    const isCurrent = (): boolean => !this.stopped && this.person.tierId === tierId;
    // What stands in for a tier without a document of its own.
    const readFallback = (): void =>
      void this.sources.tier(tierId).then(
        (tier) => {
          if (isCurrent() && this.person.tier === null) this.changed({ tier });
        },
        (error: unknown) => console.error('Reading tier configuration failed', error),
      );
    if (!this.sources.tierChanges) return readFallback();
    this.stopTier = this.sources.tierChanges(tierId).subscribe((stored) => {
      if (!isCurrent()) return;
      if (stored) this.changed({ tier: stored.data });
      else if (this.person.tier === null) readFallback();
    }, readFallback);
  }

  private followOrganization(orgId: string | null): void {
    if (orgId === this.person.orgId) return;
    this.stopOrganization();
    this.stopTier();
    this.waiting = new Set();
    this.person = {
      ...this.person,
      orgId,
      organization: null,
      member: null,
      tierId: null,
      tier: null,
    };
    if (orgId === null) return;
    const stops = [
      this.follow('organization', this.sources.organization(orgId), (stored) => {
        this.followTier(stored?.data ?? null);
        this.changed({ organization: stored?.data ?? null });
      }),
      this.follow('membership', this.sources.member(orgId, this.uid), (stored) =>
        this.changed({ member: stored?.data ?? null }),
      ),
    ];
    this.stopOrganization = () => stops.forEach((stop) => stop());
  }

  private userSeen(stored: Stored<User> | null): void {
    if (this.stopped) return;
    this.userKnown = true;
    this.latest = stored;
    const shown = this.suspended ? null : stored;
    // A new organisation counts only once the server has confirmed it: before that its documents are closed to us.
    if (!shown?.pending) {
      const orgId = orgIdOf(shown?.data ?? null);
      this.followOrganization(orgId);
      if (stored) this.sources.rememberCompany?.(this.uid, orgId);
    }
    this.stopAhead();
    this.changed({ user: shown?.data ?? null });
  }

  /** Asks for what will probably be followed in a moment. Whoever listens later listens to the same, without a way to the server of their own; a refusal says nothing. */
  private readAhead(): void {
    const orgId = this.sources.lastCompany?.(this.uid) ?? null;
    if (orgId === null) return;
    const stops = [
      this.sources.organization(orgId).subscribe(doNothing, doNothing),
      this.sources.member(orgId, this.uid).subscribe(doNothing, doNothing),
    ];
    this.stopAhead = () => {
      this.stopAhead = doNothing;
      stops.forEach((stop) => stop());
    };
  }

  start(): () => void {
    this.readAhead();
    const stopUser = this.sources.user(this.uid).subscribe(
      (stored) => this.userSeen(stored),
      (error) => {
        console.error('Reading user failed', error);
        this.userSeen(null);
      },
    );
    const stopSuspension =
      this.sources.suspension?.(this.uid).subscribe((stored) => {
        if (this.suspended === (stored !== null)) return;
        this.suspended = stored !== null;
        if (this.userKnown || this.suspended) this.userSeen(this.latest);
      }, doNothing) ?? doNothing;
    return () => {
      this.stopped = true;
      stopUser();
      stopSuspension();
      this.stopAhead();
      this.stopOrganization();
      this.stopTier();
    };
  }
}

/** Calls `next` with the whole picture once user, organisation and membership are known, and with every change. Returns how to stop. */
export function followPerson(
  uid: string,
  next: (person: Person) => void,
  sources: Sources = firebase,
): () => void {
  return new PersonFollower(uid, next, sources).start();
}
