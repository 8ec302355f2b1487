import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { setClockOffset } from '#domain/base/clock.ts';
import { ClockNotice, formatAmount } from './ClockNotice.tsx';

const someone = sessionAs({ flags: { isJobSeeker: true } });
// No server is asked here: what it would tell is set by each test.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  setClockOffset(0);
});

describe('the notice of a wrong clock', () => {
  it('is silent within half a minute, says how far a clock is off, and stays away once it was closed', async () => {
    const { unmount } = await show(<ClockNotice />, someone);
    expect(screen.queryByText(/clock is/u)).toBeNull();
    act(() => setClockOffset(29_000));
    expect(screen.queryByText(/clock is/u)).toBeNull();
    act(() => setClockOffset(-2 * 3_600_000));
    expect(screen.getByText(/clock is 2 hours ahead/u)).toBeTruthy();
    act(() => setClockOffset(90_000));
    expect(screen.getByText(/clock is 1 minute behind/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/clock is/u)).toBeNull();
    unmount();
    await show(<ClockNotice />, someone);
    act(() => setClockOffset(86_400_000));
    expect(screen.queryByText(/clock is/u)).toBeNull();
  });

  it('counts in the largest whole unit, in the reader’s language', () => {
    expect(formatAmount(31_000, 'en')).toBe('31 seconds');
    expect(formatAmount(45 * 86_400_000, 'es')).toBe('45 días');
  });
});
