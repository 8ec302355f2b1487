import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markNewVersionSeen } from '#session/appVersion.ts';
import { blockReload } from '#session/reloadGuard.ts';
import userEvent from '@testing-library/user-event';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

it('waits until a recording is over, offers to reload, and can be put off', async () => {
  await show(<UpdateNotice />, sessionAs());
  expect(screen.queryByRole('button')).toBeNull();
  let letGo = (): void => undefined;
  act(() => {
    letGo = blockReload();
    markNewVersionSeen();
  });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => letGo());
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button')).toBeNull();
});
