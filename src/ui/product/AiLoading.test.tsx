// The bar shows how much of the engine is here, to eyes and to screen readers, and goes when it is done.
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { texts } from '#tests/support/screen.tsx';
import { AiLoading } from './AiLoading.tsx';

beforeAll(texts);

test('shows a determinate bar with its amount in words', () => {
  const { rerender } = render(<AiLoading progress={{ done: 2_340_000, of: 6_540_000 }} />);
  const bar = screen.getByRole('progressbar', { name: 'Preparing on-device AI' });
  expect(bar).toHaveAttribute('aria-valuetext', '2.2 MB of 6.2 MB');
  expect(bar).toHaveAttribute('aria-valuenow', '36');
  expect(screen.getByText('2.2 MB of 6.2 MB')).toBeVisible();
  rerender(<AiLoading progress={null} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
