import { expect, it } from 'vitest';
import { listFirstRunSteps, type FirstRunFacts } from './firstRunSteps.ts';

const none: FirstRunFacts = {
  published: 0,
  candidates: 0,
  submitted: 0,
  draftId: null,
  previewed: false,
};
const done = (more: Partial<FirstRunFacts>) =>
  listFirstRunSteps({ ...none, ...more })
    .filter((one) => one.done)
    .map(({ step }) => step);

it('ticks come from what the company has', () => {
  expect(done({})).toEqual(['company']);
  expect(done({ draftId: 'd1' })).toEqual(['company', 'job']);
  expect(done({ draftId: 'd1', previewed: true })).toEqual(['company', 'job', 'preview']);
  expect(done({ published: 1, candidates: 2, submitted: 1 })).toEqual([
    'company',
    'job',
    'preview',
    'invite',
    'review',
  ]);
});

it('each line leads to where it is done', () => {
  expect(listFirstRunSteps({ ...none, draftId: 'd1' }).map(({ href }) => href)).toEqual([
    '/account?tab=organization',
    '/new-job-interview/d1',
    '/new-job-interview/d1/preview',
    '/new-job-interview/d1',
    '/hiring-dashboard',
  ]);
  expect(listFirstRunSteps(none)[1]?.href).toBeNull();
});
