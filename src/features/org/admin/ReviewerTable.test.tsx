import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CalibrationEntry } from '#data/fairness/calibrationSet.ts';
import { Review } from '#domain/review/review.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { ReviewerTable } from './ReviewerTable.tsx';

const review = (id: string, rating: number): CalibrationEntry['reviews'][number] => ({
  id,
  path: `reviews/${id}`,
  pending: false,
  data: Review.parse({ rating, rev: 1, submitted: true }),
});
const entry = { reviews: [review('ann', 4), review('bob', 3)] } as unknown as CalibrationEntry;

it('says beside the column what kappa means, and ties the sentence to the column for screen readers', async () => {
  await show(
    <ReviewerTable
      set={[entry]}
      names={
        new Map([
          ['ann', 'Ann'],
          ['bob', 'Bob'],
        ])
      }
    />,
    sessionAs(),
  );
  const column = screen.getByRole('columnheader', { name: 'Kappa' });
  const sentence = document.getElementById(column.getAttribute('aria-describedby') ?? '');
  expect(sentence?.textContent).toBe(
    'Kappa is agreement beyond chance: 1 means always the same level, 0 means no more than chance would bring.',
  );
});
