// One call at a time: a second press does nothing, and a choice changed meanwhile is the one that is kept.
import { act, renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '#tests/support/screen.tsx';
import { useAction } from './useAction.ts';

/** A verb that ends on request, and notes what it was called with. */
function slow() {
  const calls: string[] = [];
  const ends: (() => void)[] = [];
  const verb = (value: string): Promise<string> => {
    calls.push(value);
    return new Promise((resolve) => {
      ends.push(() => resolve(value));
    });
  };
  return {
    calls,
    verb,
    end: () =>
      act(async () => {
        ends.shift()?.();
        await Promise.resolve();
      }),
  };
}

beforeAll(texts);

describe('an action', () => {
  it('runs once, however often it is pressed', async () => {
    const { calls, verb, end } = slow();
    const { result } = renderHook(() => useAction(verb));
    act(() => {
      void result.current[0]('a');
      void result.current[0]('b');
    });
    expect(result.current[1].pending).toBe(true);
    await end();
    expect(calls).toEqual(['a']);
    expect(result.current[1].pending).toBe(false);
  });

  it('keeps the last choice made while one was being kept', async () => {
    const { calls, verb, end } = slow();
    const { result } = renderHook(() => useAction(verb, { lastWins: true }));
    act(() => {
      void result.current[0]('en');
      void result.current[0]('fr');
      void result.current[0]('es');
    });
    await end();
    await end();
    expect(calls).toEqual(['en', 'es']);
    expect(result.current[1].pending).toBe(false);
  });
});
