import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressParams } from './useAddressParams.ts';

let change: ReturnType<typeof useAddressParams>[1] = () => undefined;

function Probe() {
  [, change] = useAddressParams();
  return <p>{useLocation().search}</p>;
}

it('keeps both of two changes that are made before the page has drawn again', () => {
  render(<MemoryRouter initialEntries={['/users?q=tomas&seen=week']}><Probe /></MemoryRouter>);
  act(() => {
    change({ q: null });
    change({ licence: 'without' });
  });
  screen.getByText('?seen=week&licence=without');
  act(() => change({ licence: '' }));
  screen.getByText('?seen=week');
  expect(screen.queryByText(/tomas/)).toBeNull();
});
