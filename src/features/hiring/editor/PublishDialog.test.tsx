import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '#session/session.ts';
import { organization, sessionAs, texts } from '#tests/support/screen.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { PublishDialog, type PublishDialogProps } from './PublishDialog.tsx';

const session = sessionAs({ flags: { isHiringManager: true }, organization: organization() });
const dialog = (used: number, props: Partial<PublishDialogProps> = {}) => (
  <PublishDialog
    asks="confirm"
    organization={organization({ currentMonth: used })}
    isVersion={false}
    warnings={{ doubtful: [], stale: [], twins: [] }}
    pending={false}
    onClose={() => undefined}
    onConfirm={() => undefined}
    {...props}
  />
);

/** Shows the dialog, then the same one as things change. */
async function showChanging(
  first: ReturnType<typeof dialog>,
): Promise<(next: ReturnType<typeof dialog>) => void> {
  await texts();
  const within = (inside: ReturnType<typeof dialog>) => (
    <AppTheme>
      <SessionContext value={session}>
        <MemoryRouter>{inside}</MemoryRouter>
      </SessionContext>
    </AppTheme>
  );
  const shown = render(within(first));
  return (next) => shown.rerender(within(next));
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') }));

describe('the publish dialog', () => {
  it('says which number it will be', async () => {
    await showChanging(dialog(9));
    expect(screen.getByText('This will be number 10 of 10 interviews this month.')).toBeVisible();
  });

  it('asks where questions were rewritten or repeat others, and says which', async () => {
    await showChanging(dialog(9, { warnings: { doubtful: [], stale: [2, 4], twins: [3] } }));
    expect(screen.getByText(/^Questions 2 and 4 were rewritten/)).toBeVisible();
    expect(screen.getByText('Question 3 asks the same as another one.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish anyway' })).toBeVisible();
  });

  it('gives way to the limit dialog when a colleague publishes the last one meanwhile', async () => {
    const change = await showChanging(dialog(9));
    change(dialog(10));
    expect(await screen.findByRole('dialog', { name: 'Interview Limit Reached' })).toBeVisible();
    expect(screen.queryByText(/number 11 of 10/)).not.toBeInTheDocument();
  });

  it('keeps its number while it publishes and while it closes: the counter rises with this interview', async () => {
    const change = await showChanging(dialog(9));
    change(dialog(9, { pending: true }));
    change(dialog(10, { pending: true }));
    expect(screen.getByText('This will be number 10 of 10 interviews this month.')).toBeVisible();
    change(dialog(10, { asks: null }));
    expect(screen.queryByText(/number 11 of 10/)).not.toBeInTheDocument();
    expect(
      screen.queryByRole('dialog', { name: 'Interview Limit Reached' }),
    ).not.toBeInTheDocument();
  });
});
