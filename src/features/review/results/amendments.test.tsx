// What is set beside a scorecard that is in: shown with what was open to its author, and asked for with a reason.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Amendment, Review } from '#domain/review/review.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import common from '#i18n/en/common.json';
import domain from '#i18n/en/domain.json';
import faults from '#i18n/en/faults.json';
import review from '#i18n/en/review.json';
import { Amendments } from './Amendments.tsx';

const data = vi.hoisted(() => ({
  items: [] as unknown[],
  amend: vi.fn<(...args: unknown[]) => Promise<true>>(),
}));
vi.mock('#data/review/reviews.ts', () => ({
  amendmentsOf: (): Source<Listed<Amendment>> => ({
    key: `amendments/${data.items.length}`,
    subscribe: (next) => {
      next({ items: data.items as Stored<Amendment>[], damaged: [], more: false });
      return () => undefined;
    },
  }),
  amendReview: data.amend,
}));

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, domain, faults, review } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

const candidateRef = { orgId: 'o', interviewId: 'i', candidateUid: 'c' };
const rubric = [
  { id: 'care', name: 'Care', description: '', weight: 60, questions: [] },
  { id: 'tools', name: 'Tools', description: '', weight: 40, questions: [] },
] as RubricItem[];
const mine: Review = {
  rating: 3,
  submitted: true,
  rev: 2,
  comment: '',
  scores: { care: { level: 3, note: '' }, tools: { level: null, note: '' } },
};
const amendment = (more: Partial<Amendment>): Stored<Amendment> => {
  const one: Amendment = {
    by: 'me',
    n: 1,
    rating: 4,
    comment: '',
    scores: { care: { level: 5, note: '' }, tools: { level: null, note: '' } },
    reason: 'I had missed the second answer.',
    at: new Date('2026-11-21T10:00:00Z'),
    others: 2,
    rated: true,
    decided: false,
    ...more,
  };
  return {
    id: `${one.by}_${one.n}`,
    path: `amendments/${one.by}_${one.n}`,
    pending: false,
    data: one,
  };
};
function panel(paused = false) {
  return (
    <Amendments
      candidateRef={candidateRef}
      uid="me"
      rubric={rubric}
      mine={mine}
      peers={[{ uid: 'ada', name: 'Ada Lovelace', review: { ...mine, rating: 5 } }]}
      paused={paused}
    />
  );
}

beforeEach(() => {
  data.items = [];
  data.amend.mockReset().mockResolvedValue(true);
  localStorage.clear();
});

describe('amendments', () => {
  it('say what changed against the first, why, and what their author could read by then', () => {
    data.items = [
      amendment({}),
      amendment({ n: 2, rating: 2, reason: 'On reflection it was less.', decided: true }),
      amendment({
        by: 'ada',
        rating: 5,
        scores: mine.scores,
        reason: 'Nothing but a note.',
        others: 0,
        rated: false,
      }),
    ];
    render(panel());
    const [first, second, theirs] = screen.getAllByTestId('amendment').map((line) => within(line));
    expect(first?.getByText('Care: 3 → 5')).toBeVisible();
    expect(first?.getByText('Overall recommendation: 3 → 4')).toBeVisible();
    expect(first?.queryByText(/Tools/)).toBeNull();
    expect(
      first?.getByText('Had access to: 2 other scorecards and the AI’s rating.'),
    ).toBeVisible();
    expect(first?.getByText('I had missed the second answer.')).toBeVisible();
    // The second against the first, not against the scorecard.
    expect(second?.getByText('Overall recommendation: 4 → 2')).toBeVisible();
    expect(second?.queryByText(/Care/)).toBeNull();
    expect(
      second?.getByText('Had access to: 2 other scorecards, the AI’s rating, and a decision.'),
    ).toBeVisible();
    expect(theirs?.getByText(/Ada Lovelace/)).toBeVisible();
    expect(theirs?.getByText('Had no access to anyone else’s evaluation.')).toBeVisible();
  });

  it('are asked for with a reason, from what was said last', async () => {
    data.items = [amendment({})];
    render(panel());
    await userEvent.click(screen.getByRole('button', { name: 'Amend scorecard' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/stays and is the one that counts/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save amendment' }));
    expect(data.amend).not.toHaveBeenCalled();
    expect(dialog.getByText('Write at least 10 characters.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'I looked at it again.');
    await userEvent.click(
      within(dialog.getByRole('group', { name: /Care/ })).getByRole('radio', { name: /2/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save amendment' }));
    expect(data.amend).toHaveBeenCalledWith(
      candidateRef,
      { uid: 'me' },
      {
        rating: 4,
        comment: '',
        scores: { care: { level: 2, note: '' }, tools: { level: null, note: '' } },
      },
      'I looked at it again.',
      1,
    );
  });

  it('are asked for no more while nobody scores, and after twenty', () => {
    const { unmount } = render(panel(true));
    expect(screen.queryByRole('button', { name: 'Amend scorecard' })).toBeNull();
    unmount();
    data.items = Array.from({ length: 20 }, (_, n) => amendment({ n: n + 1 }));
    render(panel());
    expect(screen.queryByRole('button', { name: 'Amend scorecard' })).toBeNull();
  });
});
