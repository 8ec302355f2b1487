import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { organization, sessionAs, show } from '#tests/support/screen.tsx';
import { MembershipMirror } from './MembershipMirror.tsx';

const noteSeen = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#data/company/members.ts', () => ({
  noteSeen,
  mirrorMembership: vi.fn(async () => undefined),
}));

const hour = 3_600_000;
beforeEach(() =>
  vi.useFakeTimers({
    now: new Date('2026-11-15T12:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  }),
);
afterEach(() => vi.useRealTimers());

it('notes each hour that somebody is here while the page stays open, not once per opening', async () => {
  await show(
    <MembershipMirror />,
    sessionAs({ flags: { isHiringManager: true }, organization: organization() }),
  );
  await vi.waitFor(() => expect(noteSeen).toHaveBeenCalledTimes(1));
  await act(() => vi.advanceTimersByTimeAsync(hour / 2));
  expect(noteSeen).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(hour));
  await vi.waitFor(() => expect(noteSeen).toHaveBeenCalledTimes(2));
});
