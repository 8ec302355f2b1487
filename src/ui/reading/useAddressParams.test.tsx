import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressParams } from './useAddressParams.ts';

function Probe() {
  const [, change] = useAddressParams();
  const both = (): void => {
    change({ q: null });
    change({ licence: 'without' });
  };
  return (
    <>
      <button type="button" onClick={both}>
        both
      </button>
      <button type="button" onClick={() => change({ licence: '' })}>
        one
      </button>
      <p>{useLocation().search}</p>
    </>
  );
}

it('keeps both of two changes that are made before the page has drawn again', () => {
  render(
    <MemoryRouter initialEntries={['/users?q=tomas&seen=week']}>
      <Probe />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('both'));
  screen.getByText('?seen=week&licence=without');
  fireEvent.click(screen.getByText('one'));
  screen.getByText('?seen=week');
  expect(screen.queryByText(/tomas/)).toBeNull();
});
