import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '#tests/support/screen.tsx';
import { FoldPanel } from './FoldPanel.tsx';

beforeAll(texts);

const panel = (isFinished: boolean) => (
  <FoldPanel title="Evaluations" summary="All done." isFinished={isFinished}>
    <p>The details</p>
  </FoldPanel>
);

describe('a panel that folds', () => {
  it('is one line when it is finished, and opens', async () => {
    render(panel(true));
    const button = screen.getByRole('button', { name: 'Evaluations', expanded: false });
    expect(screen.getByText('All done.')).toBeVisible();
    expect(screen.queryByText('The details')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByText('The details')).toBeInTheDocument();
    expect(screen.getByRole('button', { expanded: true })).toBe(button);
  });

  it('is open while something waits, and does not close under the hands of whoever finishes it', () => {
    const { rerender } = render(panel(false));
    expect(screen.getByText('The details')).toBeVisible();
    rerender(panel(true));
    expect(screen.getByText('The details')).toBeVisible();
  });

  it('opens by itself when something waits again', () => {
    const { rerender } = render(panel(true));
    rerender(panel(false));
    expect(screen.getByText('The details')).toBeVisible();
    rerender(panel(true));
    expect(screen.getByText('The details')).toBeVisible();
  });
});
