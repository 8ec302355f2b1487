import { describe, expect, it } from 'vitest';
import type { Member } from '#domain/company/member.ts';
import { createFoundingUsage, type Organization } from '#domain/company/organization.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { builtInTier } from '#domain/billing/tier.ts';
import { User } from '#domain/account/user.ts';
import { followPerson, type Person } from './person.ts';

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

describe('a company that the device remembers', () => {
  function remembering(last: string | null) {
    const user = new FakeSource<User>();
    const member = new FakeSource<Member>();
    const companies = new Map<string, FakeSource<Organization>[]>();
    const remembered: (string | null)[] = [];
    const seen: Person[] = [];
    followPerson('ann', (person) => seen.push(person), {
      user: () => user.source,
      organization: (orgId) => {
        const asked = new FakeSource<Organization>();
        companies.set(orgId, [...(companies.get(orgId) ?? []), asked]);
        return asked.source;
      },
      member: () => member.source,
      tier: async (id) => ({ ...builtInTier, name: id }),
      lastCompany: () => last,
      rememberCompany: (_, orgId) => remembered.push(orgId),
    });
    return { user, member, companies, remembered, seen };
  }

  it('is read before the user document has come, and let go when it is followed', () => {
    const { user, companies, remembered } = remembering('acme');
    expect(companies.get('acme')).toHaveLength(1);
    user.next(stored(hiring()));
    expect(companies.get('acme')?.map(({ stopped }) => stopped)).toEqual([1, 0]);
    expect(remembered).toEqual(['acme']);
  });

  it('shows nothing of a company that is not theirs any more', () => {
    const { user, member, companies, seen } = remembering('old');
    companies.get('old')?.[0]?.next(stored(company));
    companies.get('old')?.[0]?.fail(new Error('refused'));
    expect(seen).toEqual([]);
    user.next(stored(hiring('new')));
    companies.get('new')?.[0]?.next(stored({ ...company, name: 'New' }));
    member.next(stored(owner));
    expect(seen.map(({ organization }) => organization?.name)).toEqual(['New']);
  });

  it('is forgotten by who has none', () => {
    const { user, remembered } = remembering('acme');
    user.next(stored(hiring(null)));
    expect(remembered).toEqual([null]);
  });
});
