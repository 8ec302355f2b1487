/** What nobody has come near is not asked for. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WhenSeen } from './WhenSeen.tsx';

type Seen = (changes: { isIntersecting: boolean }[]) => void;

function watchNothingYet(): { tell: Seen; margins: (string | undefined)[]; left: () => number } {
  let report: Seen = () => undefined;
  let left = 0;
  const margins: (string | undefined)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen, { rootMargin }: { rootMargin?: string }) {
        report = seen;
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
  return { tell: (changes) => act(() => report(changes)), margins, left: () => left };
}

afterEach(() => vi.unstubAllGlobals());

it('shows nothing until it is near, and keeps what it has shown', () => {
  const { tell, margins, left } = watchNothingYet();
  render(<WhenSeen margin="90px">drafts</WhenSeen>);
  expect(screen.queryByText('drafts')).toBeNull();
  expect(margins).toEqual(['90px']);
  tell([{ isIntersecting: false }]);
  expect(screen.queryByText('drafts')).toBeNull();
  tell([{ isIntersecting: true }]);
  screen.getByText('drafts');
  // Nobody watches any more.
  expect(left()).toBe(0);
});

it('shows at once where the browser cannot tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<WhenSeen>drafts</WhenSeen>);
  screen.getByText('drafts');
});
