/** What failed in place of a whole page is its heading; a part that failed is none. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { ErrorState } from './ErrorState.tsx';

it.each([true, false])('is the heading where it is the page: %s', async (isPage) => {
  await show(<ErrorState isPage={isPage} fault={new Fault('unknown')} />, sessionAs());
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(isPage ? 1 : 0);
});
