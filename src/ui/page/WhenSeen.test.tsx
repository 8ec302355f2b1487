/** What nobody has come near is not asked for. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhenSeen } from './WhenSeen.tsx';

type Seen = (changes: { isIntersecting: boolean }[]) => void;

function watchNothingYet(): { change: Seen; margins: (string | undefined)[]; left: () => number } {
  let notify: Seen = () => undefined;
  let left = 0;
  const margins: (string | undefined)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen, { rootMargin }: { rootMargin?: string }) {
        notify = seen;
        margins.push(rootMargin);
      }
      observe(): void {
        left -= 1;
      }
      disconnect(): void {
        left += 1;
      }
    },
  );
  return { change: (changes) => act(() => notify(changes)), margins, left: () => left };
}

/** Lets so much of the test's own clock go by. */
function rest(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows nothing until it is near, and keeps what it has shown', () => {
  const { change, margins, left } = watchNothingYet();
  render(<WhenSeen margin="90px">drafts</WhenSeen>);
  expect(screen.queryByText('drafts')).toBeNull();
  expect(margins).toEqual(['90px']);
  change([{ isIntersecting: false }]);
  expect(screen.queryByText('drafts')).toBeNull();
  change([{ isIntersecting: true }]);
  rest(250);
  screen.getByText('drafts');
  // Nobody watches any more.
  expect(left()).toBe(0);
});

it('is not asked for by what pushes it out of view again', () => {
  const { change } = watchNothingYet();
  render(<WhenSeen>drafts</WhenSeen>);
  change([{ isIntersecting: true }]);
  rest(200);
  change([{ isIntersecting: false }]);
  rest(1_000);
  expect(screen.queryByText('drafts')).toBeNull();
  // It rests anew: what was seen before is not added up.
  change([{ isIntersecting: true }]);
  rest(200);
  expect(screen.queryByText('drafts')).toBeNull();
  rest(50);
  screen.getByText('drafts');
});

it('shows at once where the browser cannot tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<WhenSeen>drafts</WhenSeen>);
  screen.getByText('drafts');
});
