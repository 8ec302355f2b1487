import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '#domain/company/member.ts';
import { createFoundingUsage, type Organization } from '#domain/company/organization.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { builtInTier, type TierConfiguration } from '#domain/billing/tier.ts';
import { User } from '#domain/account/user.ts';
import { followPerson, type Person, type Sources } from './person.ts';

const company: Organization = {
  name: 'Acme',
  ownerUid: 'ann',
  usage: createFoundingUsage(new Date()),
  status: 'active',
  retentionDays: 365,
  billing: { tierId: 'growth' },
};
const owner: Member = { role: 'owner', status: 'active' };
const stored = <T>(data: T, pending = false): Stored<T> => ({ id: 'x', path: 'x', data, pending });
const hiring = (orgId: string | null = 'acme') => User.parse({ isHiringManager: true, orgId });

/** A source whose values the test gives. */
class FakeSource<T> {
  next: (value: Stored<T> | null) => void = () => undefined;
  fail: (error: unknown) => void = () => undefined;
  stopped = 0;
  source: Source<Stored<T> | null> = {
    key: 'x',
    subscribe: (next, fail) => {
      this.next = next;
      this.fail = fail;
      return () => {
        this.stopped += 1;
      };
    },
  };
}

function world() {
  const fakeSources = {
    user: new FakeSource<User>(),
    organization: new FakeSource<Organization>(),
    member: new FakeSource<Member>(),
  };
  const asked: string[] = [];
  const tier = vi.fn(async (id: string) => ({ ...builtInTier, name: id }));
  const sources: Sources = {
    user: () => fakeSources.user.source,
    organization: (orgId) => {
      asked.push(orgId);
      return fakeSources.organization.source;
    },
    member: () => fakeSources.member.source,
    tier,
  };
  const seen: Person[] = [];
  const stop = followPerson('ann', (person) => seen.push(person), sources);
  return { ...fakeSources, asked, tier, seen, stop, last: () => seen.at(-1) };
}

let complaint: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a person', () => {
  it('without an organisation is known with the user document', () => {
    const { user, last } = world();
    user.next(stored(hiring(null)));
    expect(last()).toMatchObject({ orgId: null, organization: null, tier: null });
  });

  it('follows what is published for the tier, and no longer once it has another', async () => {
    const [user, organization, member, published] = [
      new FakeSource<User>(),
      new FakeSource<Organization>(),
      new FakeSource<Member>(),
      new FakeSource<TierConfiguration>(),
    ];
    const seen: Person[] = [];
    followPerson('ann', (person) => seen.push(person), {
      user: () => user.source,
      organization: () => organization.source,
      member: () => member.source,
      tier: async (tierId) => ({ ...builtInTier, name: tierId }),
      tierChanges: () => published.source,
    });
    user.next(stored(hiring()));
    organization.next(stored(company));
    member.next(stored(owner));
    published.next(null);
    await vi.waitFor(() => expect(seen.at(-1)?.tier?.name).toBe('growth'));
    published.next(
      stored({
        ...builtInTier,
        name: 'growth',
        features: { ...builtInTier.features, apiAccess: true },
      }),
    );
    expect(seen.at(-1)?.tier?.features.apiAccess).toBe(true);
    organization.next(stored({ ...company, billing: { tierId: 'other' } }));
    expect(published.stopped).toBe(1);
  });

  it('is known when organisation and membership are; the tier follows', async () => {
    const { user, organization, member, seen, last, tier } = world();
    user.next(stored(hiring()));
    organization.next(stored(company));
    expect(seen).toEqual([]);
    member.next(stored(owner));
    expect(last()).toMatchObject({
      orgId: 'acme',
      organization: { name: 'Acme' },
      member: owner,
      tierId: 'growth',
    });
    await vi.waitFor(() => expect(last()?.tier?.name).toBe('growth'));
    expect(tier).toHaveBeenCalledExactlyOnceWith('growth');
  });

  it('may have no document: user data stays empty', () => {
    const { user, last } = world();
    user.next(null);
    expect(last()).toMatchObject({ user: null, orgId: null });
  });

  it('stays current: a role taken away acts at once', () => {
    const { user, last } = world();
    user.next(stored(hiring(null)));
    user.next(stored(User.parse({ isJobSeeker: true })));
    expect(last()?.user).toMatchObject({ isHiringManager: false, isJobSeeker: true });
  });

  it('gets a new organisation only when the server has confirmed it', () => {
    const { user, asked } = world();
    user.next(stored(hiring(null)));
    user.next(stored(hiring('acme'), true));
    expect(asked).toEqual([]);
    user.next(stored(hiring('acme')));
    expect(asked).toEqual(['acme']);
  });

  it('who moves to another organisation leaves the first', () => {
    const { user, organization, member, asked, last } = world();
    user.next(stored(hiring('acme')));
    organization.next(stored(company));
    member.next(stored(owner));
    user.next(stored(hiring('other')));
    expect(asked).toEqual(['acme', 'other']);
    expect(organization.stopped).toBe(1);
    organization.next(stored({ ...company, name: 'Other' }));
    member.next(null);
    expect(last()).toMatchObject({ orgId: 'other', organization: { name: 'Other' }, member: null });
  });
});

describe('failed reads are logged and empty (seed, section 8)', () => {
  it('of the user', () => {
    const { user, last } = world();
    user.fail(new Error('closed'));
    expect(last()).toMatchObject({ user: null, organization: null });
    expect(complaint).toHaveBeenCalled();
  });
  it('of organisation and membership', () => {
    const { user, organization, member, last } = world();
    user.next(stored(hiring()));
    organization.fail(new Error('closed'));
    member.fail(new Error('closed'));
    expect(last()).toMatchObject({ orgId: 'acme', organization: null, member: null, tierId: null });
    expect(complaint).toHaveBeenCalledTimes(2);
  });
  it('of the tier configuration', async () => {
    const { user, organization, member, tier, last } = world();
    tier.mockRejectedValueOnce(new Error('closed'));
    user.next(stored(hiring()));
    organization.next(stored(company));
    member.next(stored(owner));
    await vi.waitFor(() => expect(complaint).toHaveBeenCalled());
    expect(last()).toMatchObject({ tierId: 'growth', tier: null });
  });
});

describe('a suspension', () => {
  it('closes everything at once, although the readings go on, and is lifted the same way', () => {
    const user = new FakeSource<User>();
    const suspension = new FakeSource<unknown>();
    const seen: Person[] = [];
    const closed = new FakeSource<Organization>();
    const members = new FakeSource<Member>();
    followPerson('ann', (person) => seen.push(person), {
      user: () => user.source,
      organization: () => closed.source,
      member: () => members.source,
      tier: async () => builtInTier,
      suspension: () => suspension.source,
    });
    user.next(stored(hiring()));
    suspension.next(null);
    closed.next(stored(company));
    members.next(stored(owner));
    expect(seen.at(-1)).toMatchObject({ orgId: 'acme', member: owner });
    suspension.next(stored({}));
    expect(seen.at(-1)).toMatchObject({
      user: null,
      orgId: null,
      organization: null,
      member: null,
    });
    expect([closed.stopped, members.stopped]).toEqual([1, 1]);
    suspension.next(null);
    closed.next(stored(company));
    members.next(stored(owner));
    expect(seen.at(-1)?.user).toMatchObject({ isHiringManager: true });
  });
});

describe('after stopping', () => {
  it('nothing is told any more', () => {
    const { user, organization, member, seen, stop } = world();
    user.next(stored(hiring()));
    stop();
    organization.next(stored(company));
    member.next(stored(owner));
    expect(seen).toEqual([]);
    expect([user.stopped, organization.stopped, member.stopped]).toEqual([1, 1, 1]);
  });
});
