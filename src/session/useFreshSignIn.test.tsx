// A dangerous act goes on when the sign-in is fresh, after it was made fresh, and not when the person gives up.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { useFreshSignIn } from './useFreshSignIn.ts';

function setUp(fresh: boolean, password = 'right') {
  const module = {
    isSignInFresh: async () => fresh,
    signInWays: () => ['password' as const],
    signInAgain: async (typed: string) => {
      if (typed !== password) throw new Fault('wrongCredentials');
    },
    signInAgainWithGoogle: async () => undefined,
  };
  const load = async () => module;
  return renderHook(() => useFreshSignIn(load));
}

async function ask(hook: ReturnType<typeof setUp>): Promise<{ value: boolean | null }> {
  const outcome: { value: boolean | null } = { value: null };
  await act(async () => {
    void hook.result.current.whenFresh().then((value) => {
      outcome.value = value;
    });
    await Promise.resolve();
  });
  await act(async () => {
    await new Promise((done) => {
      setTimeout(done, 5);
    });
  });
  return outcome;
}

it('goes on at once when the sign-in is fresh', async () => {
  const hook = setUp(true);
  const outcome = await ask(hook);
  expect(hook.result.current.dialog.open).toBe(false);
  expect(outcome.value).toBe(true);
});

it('asks, says what is wrong, and goes on after the right password', async () => {
  const hook = setUp(false);
  const outcome = await ask(hook);
  expect(hook.result.current.dialog).toMatchObject({ open: true, ways: ['password'] });
  await act(async () => {
    hook.result.current.dialog.onPassword('wrong');
    await new Promise((done) => {
      setTimeout(done, 5);
    });
  });
  expect(hook.result.current.dialog).toMatchObject({ open: true, fault: 'wrongCredentials' });
  expect(outcome.value).toBeNull();
  await act(async () => {
    hook.result.current.dialog.onPassword('right');
    await new Promise((done) => {
      setTimeout(done, 5);
    });
  });
  expect(hook.result.current.dialog.open).toBe(false);
  expect(outcome.value).toBe(true);
});

it('does not go on when the person gives up', async () => {
  const hook = setUp(false);
  const outcome = await ask(hook);
  await act(async () => {
    hook.result.current.dialog.onClose();
    await Promise.resolve();
  });
  expect(outcome.value).toBe(false);
  expect(hook.result.current.dialog.open).toBe(false);
});
