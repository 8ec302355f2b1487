import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { everybody } from '#domain/candidate/candidateView.ts';
import { useCandidateView } from './useCandidateView.ts';

function Probe() {
  const { onViewChange } = useCandidateView();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onViewChange({ scorecard: 'missing' });
          onViewChange({ stage: 'in_review' });
        }}
      >
        both
      </button>
      <button
        type="button"
        onClick={() => {
          onViewChange(everybody);
          onViewChange({ ...everybody, waiting: 30, sort: 'submitted_asc' });
        }}
      >
        saved
      </button>
      <button type="button" onClick={() => onViewChange({ stage: 'rejected', waiting: null })}>
        rejected
      </button>
      <p>{useLocation().search || 'nothing'}</p>
    </>
  );
}

it('keeps both of two filters that are chosen before the page has drawn again', () => {
  render(
    <MemoryRouter initialEntries={['/jobs/j1?view=table']}>
      <Probe />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('both'));
  screen.getByText('?view=table&scorecard=missing&stage=in_review');
  fireEvent.click(screen.getByText('saved'));
  screen.getByText('?view=table&waiting=30&sort=submitted_asc');
  fireEvent.click(screen.getByText('saved'));
  screen.getByText('?view=table&waiting=30&sort=submitted_asc');
  fireEvent.click(screen.getByText('rejected'));
  screen.getByText('?view=table&sort=submitted_asc&stage=rejected');
  expect(screen.queryByText(/waiting/)).toBeNull();
});
