import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import type { Source } from '#domain/base/source.ts';
import { combineSources } from './combineSources.ts';

/** A source whose values a test sets by hand. */
function makeSource<T>(key: string) {
  let give: (value: T) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const stop = vi.fn<() => void>();
  const source: Source<T> = {
    key,
    subscribe: (next, failed) => {
      give = next;
      fail = failed;
      return stop;
    },
  };
  return { source, stop, give: (value: T) => give(value), fail: (error: unknown) => fail(error) };
}

describe('several sources as one', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = () => {
    const owner = makeSource<string | null>('owner');
    const rest = makeSource<number>('rest');
    const next = vi.fn<(value: { owner: string | null; rest: number }) => void>();
    const fail = vi.fn<(error: unknown) => void>();
    const stop = combineSources(
      { owner: owner.source, rest: rest.source },
      { gone: (known) => (known.owner === null ? { owner: null, rest: 0 } : null), timeoutMs: 100 },
    ).subscribe(next, fail);
    return { owner, rest, next, fail, stop };
  };
  const refused = new Fault('permissionDenied');

  it('gives nothing before all are known, then every change', () => {
    const { owner, rest, next } = open();
    owner.give('ann');
    expect(next).not.toHaveBeenCalled();
    rest.give(1);
    rest.give(2);
    expect(next.mock.calls).toEqual([[{ owner: 'ann', rest: 1 }], [{ owner: 'ann', rest: 2 }]]);
  });

  it('does not wait for the rest of what is gone', () => {
    const { owner, next } = open();
    owner.give(null);
    expect(next).toHaveBeenCalledExactlyOnceWith({ owner: null, rest: 0 });
  });

  it('takes a refusal for news of a deletion when that follows in time', () => {
    const { owner, rest, fail } = open();
    rest.fail(refused);
    owner.give(null);
    vi.advanceTimersByTime(200);
    expect(fail).not.toHaveBeenCalled();
  });

  it('fails with a refusal that nothing explains, and at once with any other fault', () => {
    const { owner, rest, fail } = open();
    owner.give('ann');
    rest.fail(refused);
    expect(fail).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(fail).toHaveBeenCalledExactlyOnceWith(refused);
    const other = new Fault('notFound');
    owner.fail(other);
    expect(fail).toHaveBeenLastCalledWith(other);
  });

  it('says nothing more after it was stopped', () => {
    const { owner, rest, fail, stop } = open();
    owner.give('ann');
    rest.fail(refused);
    stop();
    vi.advanceTimersByTime(200);
    expect(fail).not.toHaveBeenCalled();
    expect([owner.stop, rest.stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
