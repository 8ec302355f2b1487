import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { LineNotice } from './LineNotice.tsx';

const fake = vi.hoisted(() => ({ away: false, tell: (): void => undefined }));
vi.mock('#data/line.ts', () => ({ line: { isAway: () => fake.away, subscribe: (listener: () => void) => { fake.tell = listener; return () => undefined; } } }));

it('is silent while the server answers, and says which of the two is away', async () => {
  await show(<LineNotice />, sessionAs());
  expect(screen.getByTestId('line')).toBeEmptyDOMElement();
  fake.away = true;
  act(() => fake.tell());
  expect(screen.getByTestId('line')).toHaveTextContent('The server does not answer right now');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByTestId('line')).toHaveTextContent('You are offline');
});
