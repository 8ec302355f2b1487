import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { everybody } from '#domain/candidate/candidateView.ts';
import { useCandidateView } from './useCandidateView.ts';

function Probe() {
  const { view, onViewChange } = useCandidateView();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onViewChange({ ...view, scorecard: 'missing' });
          onViewChange({ ...view, stage: 'in_review' });
        }}
      >
        both
      </button>
      <button type="button" onClick={() => onViewChange(everybody)}>
        clear
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
  fireEvent.click(screen.getByText('clear'));
  expect(screen.getByText('?view=table').tagName).toBe('P');
});
