import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import type { CountedReason } from '#domain/review/countReasons.ts';
import { rejectReasons } from '#domain/review/rejectReasons.ts';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { ReasonsPanel } from './ReasonsPanel.tsx';

afterEach(async () => {
  await i18next.changeLanguage('en');
});

function showReasons(counts: Partial<Record<CountedReason, number>>) {
  const rows = [...rejectReasons, 'notRecorded' as const].flatMap((reason) =>
    counts[reason] ? [{ reason, count: counts[reason] }] : [],
  );
  return show(
    <ReasonsPanel rejections={{ rows, people: rows.reduce((sum, { count }) => sum + count, 0) }} />,
    sessionAs(),
  );
}
const cellsOf = (reason: string): string[] =>
  within(screen.getByTestId(`figure-reason-${reason}`))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('reasons of rejections in the insights', () => {
  it('are a table with counts and shares, what was not recorded included', async () => {
    await showReasons({ skills: 6, salary: 3, notRecorded: 1 });
    expect(screen.getByText(/^The last 10 rejected candidates, at most \d+\.$/u)).toBeVisible();
    expect(screen.getByTestId('figure-reason-skills')).toHaveTextContent('Skills');
    expect(cellsOf('skills')).toEqual(['6 of 10', '60%']);
    expect(cellsOf('notRecorded')).toEqual(['1 of 10', '10%']);
    expect(screen.queryByText(/Too few for shares/u)).toBeNull();
  });

  it('have no shares where there are few', async () => {
    await showReasons({ other: 2 });
    expect(cellsOf('other')).toEqual(['2 of 2', '–']);
    expect(screen.getByText(/Too few for shares/u)).toBeVisible();
  });

  it('say that nobody was rejected', async () => {
    await showReasons({});
    expect(screen.getByText('No one has been rejected.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('speak Spanish', async () => {
    await texts();
    await i18next.changeLanguage('es');
    await showReasons({ skills: 6, notRecorded: 4 });
    expect(screen.getByRole('table')).toHaveAccessibleName(i18next.t('insights:reasons.title'));
    expect(screen.getByTestId('figure-reason-skills')).toHaveTextContent(
      i18next.t('domain:rejectReason.skills'),
    );
    expect(cellsOf('skills')[1]).toMatch(/^60\s%$/u);
  });
});
