import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import type { Source } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { forgetLive, useLive } from './useLive.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

function Reader({ source }: { source: Source<string> }) {
  return <p>{useLive(source)}</p>;
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
