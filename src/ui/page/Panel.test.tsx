// A folded panel opens by its heading, and prints whole.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Panel } from './Panel.tsx';

const details = (): HTMLDetailsElement =>
  screen.getByText('Everything else').closest('details') as HTMLDetailsElement;

it('shows everything when it is not folded', () => {
  render(
    <Panel title="What is next" lead="Two days.">
      <p>Wait.</p>
    </Panel>,
  );
  expect(screen.getByText('Wait.').closest('details')).toBeNull();
});

it('folds behind its heading, in a disclosure of the browser, with lead and actions inside', async () => {
  render(
    <Panel
      folded
      title="Everything else"
      lead="In short."
      actions={<button type="button">Copy</button>}
    >
      <p>At length.</p>
    </Panel>,
  );
  expect(details().open).toBe(false);
  expect(
    screen.getByRole('heading', { name: 'Everything else' }).closest('summary')?.parentElement,
  ).toBe(details());
  for (const inside of [
    screen.getByText('In short.'),
    screen.getByText('At length.'),
    screen.getByText('Copy'),
  ])
    expect(inside.closest('details')).toBe(details());
  await userEvent.click(screen.getByText('Everything else'));
  expect(details().open).toBe(true);
});
