import { act, fireEvent, render, type RenderResult, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import type { Source } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { forgetLive, readAheadLive, useLive } from './useLive.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

function Reader({ source }: { source: Source<string> }) {
  return <p>{useLive(source)}</p>;
}

/** Renders a reader that may suspend: what suspends within a render that is not awaited is never rendered again. */
async function renderWaiting(source: Source<string>): Promise<RenderResult> {
  return act(async () =>
    render(
      <Suspense fallback="waiting">
        <Reader source={source} />
      </Suspense>,
    ),
  );
}

beforeEach(() => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(forgetLive);

describe('a source that fails', () => {
  it('is asked once, shows the failure, and is asked again only on "Try again"', async () => {
    let asked = 0;
    const source: Source<string> = {
      key: 'fails-first',
      subscribe: (next, fail) => {
        asked += 1;
        const first = asked === 1;
        setTimeout(() => (first ? fail(new Fault('inviteExpired')) : next('there')), 5);
        return () => undefined;
      },
    };
    await act(
      async () =>
        void render(
          <Boundary failed={(fault, retry) => <button onClick={retry}>{fault.code}</button>}>
            <Reader source={source} />
          </Boundary>,
        ),
    );
    const button = await screen.findByRole('button', { name: 'inviteExpired' });
    await new Promise((done) => setTimeout(done, 100));
    expect(asked).toBe(1);
    await act(async () => void fireEvent.click(button));
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(asked).toBe(2);
  });
});

describe('a source that was seen a moment ago', () => {
  function counted() {
    const asked: ((value: string) => void)[] = [];
    const source: Source<string> = {
      key: 'seen-before',
      subscribe: (next) => {
        asked.push(next);
        return () => undefined;
      },
    };
    return { source, asked };
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows its last value at once while it is read again', async () => {
    const { source, asked } = counted();
    const first = await renderWaiting(source);
    await act(async () => asked[0]?.('old'));
    expect(screen.getByText('old')).toBeInTheDocument();
    first.unmount();
    await act(async () => vi.advanceTimersByTime(30_000));
    await renderWaiting(source);
    expect(screen.getByText('old')).toBeInTheDocument();
    expect(asked).toHaveLength(2);
    await act(async () => asked[1]?.('new'));
    expect(screen.getByText('new')).toBeInTheDocument();
  });

  it('is forgotten after a while, and at sign-out', async () => {
    const { source, asked } = counted();
    for (const forget of [() => vi.advanceTimersByTime(120_000), forgetLive]) {
      const shown = await renderWaiting(source);
      expect(screen.getByText('waiting')).toBeInTheDocument();
      await act(async () => asked.at(-1)?.('old'));
      shown.unmount();
      await act(async () => forget());
    }
    await renderWaiting(source);
    expect(screen.getByText('waiting')).toBeInTheDocument();
  });
});

describe('a source that is read ahead', () => {
  it('is asked once by both, and anew when it was refused', () => {
    let asked = 0;
    let refuse: (error: unknown) => void = () => undefined;
    const source: Source<string> = {
      key: 'ahead',
      subscribe: (_, fail) => {
        asked += 1;
        refuse = fail;
        return () => undefined;
      },
    };
    readAheadLive(source);
    readAheadLive(source);
    expect(asked).toBe(1);
    refuse(new Fault('permissionDenied'));
    readAheadLive(source);
    expect(asked).toBe(2);
  });
});

describe('a source that answers late', () => {
  function late() {
    const asked: ((value: string) => void)[] = [];
    const stopped: number[] = [];
    const source: Source<string> = {
      key: 'late',
      subscribe: (next) => {
        const nth = asked.push(next) - 1;
        return () => void stopped.push(nth);
      },
    };
    return { source, asked, stopped };
  }
  const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is still shown to whoever waits, however long it took', async () => {
    const { source, asked, stopped } = late();
    await renderWaiting(source);
    await pass(25_000);
    await act(async () => asked[0]?.('there'));
    expect(screen.getByText('there')).toBeInTheDocument();
    await pass(120_000);
    expect([asked.length, stopped]).toEqual([1, []]);
  });

  it('is asked anew for whoever still waits after a minute', async () => {
    const { source, asked, stopped } = late();
    await renderWaiting(source);
    await pass(61_000);
    expect([asked.length, stopped]).toEqual([2, [0]]);
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(async () => asked[1]?.('there'));
    expect(screen.getByText('there')).toBeInTheDocument();
  });

  it('is let go soon after its answer where nobody waits any more, and after a minute without one', async () => {
    for (const answer of ['there', null]) {
      const { source, asked, stopped } = late();
      (await renderWaiting(source)).unmount();
      await pass(20_000);
      if (answer) await act(async () => asked[0]?.(answer));
      expect(stopped).toEqual([]);
      await pass(answer ? 11_000 : 41_000);
      expect([asked.length, stopped]).toEqual([1, [0]]);
      forgetLive();
    }
  });
});
