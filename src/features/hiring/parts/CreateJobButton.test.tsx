import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { organization, sessionAs, show } from '#tests/support/screen.tsx';
import { CreateJobButton } from './CreateJobButton.tsx';
import { FirstRunList } from '#features/hiring/dashboard/FirstRun.tsx';
import { listFirstRunSteps } from '#features/hiring/dashboard/firstRunSteps.ts';

const at = (currentMonth: number) =>
  sessionAs({ flags: { isHiringManager: true }, organization: organization({ currentMonth }) });
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') }));

describe('Create Job on a page', () => {
  it('below the limit opens the new-job page', async () => {
    await show(<CreateJobButton />, at(9), '/new-job-interview/gone');
    await press('Create Job');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/new-job-interview$/);
  });

  it('at the limit shows the dialog in place, as on a draft that was discarded', async () => {
    await show(<CreateJobButton />, at(10), '/new-job-interview/gone');
    await press('Create Job');
    expect(await screen.findByRole('dialog', { name: 'Interview Limit Reached' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/new-job-interview/gone');
  });
});

describe('the sample of the first-run list', () => {
  const steps = listFirstRunSteps({
    published: 0,
    candidates: 0,
    submitted: 0,
    draftId: null,
    previewed: false,
  });

  it('below the limit opens the new-job page with the sample', async () => {
    await show(<FirstRunList mayCreate steps={steps} />, at(0), '/hiring-dashboard');
    await press('Try it with a sample job description');
    expect(screen.getByTestId('address')).toHaveTextContent('/new-job-interview?sample=1');
  });

  it('leads from its line to a new job, or to the dialog', async () => {
    await show(<FirstRunList mayCreate steps={steps} />, at(10), '/hiring-dashboard');
    await userEvent.click(
      screen.getAllByRole('button').find((button) => button.closest('li')) ?? document.body,
    );
    expect(await screen.findByRole('dialog', { name: 'Interview Limit Reached' })).toBeVisible();
  });

  it('at the limit shows the dialog in place', async () => {
    await show(<FirstRunList mayCreate steps={steps} />, at(10), '/hiring-dashboard');
    await press('Try it with a sample job description');
    expect(await screen.findByRole('dialog', { name: 'Interview Limit Reached' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/hiring-dashboard');
  });
});
