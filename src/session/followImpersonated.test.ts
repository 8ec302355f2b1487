// Through whose eyes: one's own unless a viewing is on; nothing can be written while it does; it ends by hand and by itself.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Impersonation } from '#domain/platform/platformAccess.ts';
import type { Stored } from '#domain/base/source.ts';
import { User } from '#domain/account/user.ts';
import { nobody, type Person } from './person.ts';
import { followImpersonated } from './followImpersonated.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const pictureOf = (name: string, isSuperAdmin = false): Person => ({
  ...nobody,
  user: User.parse({ displayName: name, isSuperAdmin }),
});
const impersonation = (minutes: number): Stored<Impersonation> => ({
  id: 'sam',
  path: 'viewings/sam',
  pending: false,
  data: {
    target: 'ravi',
    orgId: 'o',
    reason: 'Ticket 118.',
    until: new Date(start + minutes * 60_000),
    auditId: 'a',
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

function world() {
  const people = new Map<string, (person: Person) => void>();
  const stopped: string[] = [];
  const observer: {
    next: (stored: Stored<Impersonation> | null) => void;
    fail: (error: unknown) => void;
    asked: number;
  } = { next: () => undefined, fail: () => undefined, asked: 0 };
  const closed: boolean[] = [];
  const seen: Person[] = [];
  const stop = followImpersonated('sam', (person) => seen.push(person), {
    person: (uid, next) => {
      people.set(uid, next);
      return () => {
        people.delete(uid);
        stopped.push(uid);
      };
    },
    impersonation: () => ({
      key: 'v',
      subscribe: (next, fail) => {
        observer.next = next;
        observer.fail = fail;
        observer.asked += 1;
        return () => undefined;
      },
    }),
    close: (now) => closed.push(now),
    now: Date.now,
  });
  const last = (): string => {
    const person = seen.at(-1);
    return `${person?.impersonation ? 'as ' : ''}${person?.user?.displayName ?? '-'}`;
  };
  return { people, observer, closed, seen, stop, stopped, last };
}

it('asks nothing for somebody who is no super admin', () => {
  const { people, observer, last } = world();
  people.get('sam')?.(pictureOf('Sam'));
  expect([last(), observer.asked]).toEqual(['Sam', 0]);
});

it('shows a super admin their own picture once it is known that no viewing stands', () => {
  const { people, observer, seen, last } = world();
  people.get('sam')?.(pictureOf('Sam', true));
  expect(seen).toEqual([]);
  observer.next(null);
  expect(last()).toBe('Sam');
});

it('shows the other person, with every write closed, until it is ended', () => {
  const { people, observer, closed, last, stopped } = world();
  people.get('sam')?.(pictureOf('Sam', true));
  observer.next(impersonation(20));
  people.get('ravi')?.(pictureOf('Ravi'));
  expect([last(), closed.at(-1)]).toEqual(['as Ravi', true]);
  people.get('sam')?.(pictureOf('Sam Okoro', true));
  expect(last()).toBe('as Ravi');
  observer.next(null);
  expect([last(), closed.at(-1), stopped]).toEqual(['Sam Okoro', false, ['ravi']]);
});

it('ends by itself, and takes one that has run out for none', () => {
  const { people, observer, closed, last } = world();
  people.get('sam')?.(pictureOf('Sam', true));
  observer.next(impersonation(20));
  people.get('ravi')?.(pictureOf('Ravi'));
  vi.advanceTimersByTime(20 * 60_000);
  expect([last(), closed.at(-1)]).toEqual(['Sam', false]);
  observer.next(impersonation(-1));
  expect(last()).toBe('Sam');
});

it('ends with the right to it, and when it cannot be read', () => {
  const { people, observer, closed, last } = world();
  people.get('sam')?.(pictureOf('Sam', true));
  observer.next(impersonation(20));
  people.get('ravi')?.(pictureOf('Ravi'));
  people.get('sam')?.(pictureOf('Sam'));
  expect([last(), closed.at(-1)]).toEqual(['Sam', false]);
  people.get('sam')?.(pictureOf('Sam', true));
  observer.fail(new Error('refused'));
  expect([last(), closed.at(-1)]).toEqual(['Sam', false]);
});
