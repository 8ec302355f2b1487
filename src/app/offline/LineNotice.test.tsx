import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
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
    'There is no way to the server: something on this network answers in its place',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByTestId('line')).toHaveTextContent('You’re offline');
});
