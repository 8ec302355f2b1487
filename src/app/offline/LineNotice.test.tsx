import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { databaseEnd } from '#data/base/databaseEnd.ts';
import { blockReload } from '#session/reloadGuard.ts';
import { LineNotice } from './LineNotice.tsx';

const fake = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  return {
    away: false,
    intercepted: false,
    listeners,
    tell: (): void => listeners.forEach((listener) => listener()),
  };
});
vi.mock('#data/firestore/connection.ts', () => ({
  connection: {
    isAway: () => fake.away,
    isIntercepted: () => fake.intercepted,
    subscribe: (listener: () => void) => {
      fake.listeners.add(listener);
      return () => fake.listeners.delete(listener);
    },
  },
}));

it('is silent while the server answers, and says which of the two is away', async () => {
  await show(<LineNotice />, sessionAs());
  expect(screen.getByTestId('line')).toBeEmptyDOMElement();
  fake.away = true;
  act(() => fake.tell());
  expect(screen.getByTestId('line')).toHaveTextContent('Can’t reach the server');
  fake.intercepted = true;
  act(() => fake.tell());
  expect(screen.getByTestId('line')).toHaveTextContent(
    'Something on this network answers in place of the server',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByTestId('line')).toHaveTextContent('You’re offline');
});

it('offers a reload once the database has given up, but not while that would interrupt something', async () => {
  await show(<LineNotice />, sessionAs());
  const unblock = blockReload();
  act(() => databaseEnd.set(true));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => unblock());
  expect(screen.getByTestId('line')).toHaveTextContent(
    'This page has stopped updating. Reload it to continue.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  act(() => databaseEnd.set(false));
});
