import { afterEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { noteFault } from './noteFault.ts';

afterEach(() => vi.restoreAllMocks());

describe('what the console hears of a caught fault', () => {
  it('is one line without a stack for what the page says in words, and everything for the rest', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    noteFault(new Fault('notFound'), 'at Desk');
    expect(warn.mock.calls).toEqual([['Shown on the page: notFound']]);
    expect(error).not.toHaveBeenCalled();
    const broken = new TypeError('x is undefined');
    noteFault(broken, 'at Desk');
    noteFault(new Fault('unknown', { cause: broken }), 'at Desk');
    expect(error.mock.calls.map(([first]) => first instanceof Error)).toEqual([true, true]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
