import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { texts } from '#tests/support/screen.tsx';
import { CandidatesFirst } from './CandidatesFirst.tsx';

it('shows the candidates before everything else, with a way to the rest', async () => {
  await texts();
  const scroll = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scroll;
  render(
    <CandidatesFirst
      candidates={(jump) => <h2>The list {jump}</h2>}
      progress={<h2>The evaluations</h2>}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The list Progress',
    'The evaluations',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Progress' }));
  expect(scroll).toHaveBeenCalledOnce();
  expect(screen.getByRole('region', { name: 'Progress' })).toHaveFocus();
});
