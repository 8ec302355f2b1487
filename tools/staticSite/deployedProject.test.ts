import { expect, it } from 'vitest';
import { findWrongProject } from './deployedProject.ts';

const deploying = { GCLOUD_PROJECT: 'hirely-staging', RESOURCE_DIR: '/app/dist' };

it('a build goes to the project that its settings name', () =>
  expect(findWrongProject({ VITE_FIREBASE_PROJECT_ID: 'hirely-staging' }, deploying)).toBeNull());
it('and to no other', () => {
  expect(findWrongProject({ VITE_FIREBASE_PROJECT_ID: 'hirely-live' }, deploying)).toContain(
    'a build for hirely-live to hirely-staging',
  );
  expect(findWrongProject({}, deploying)).toContain('a build for no project');
});
it('a build that is not deployed may name any', () => {
  const settings = { VITE_FIREBASE_PROJECT_ID: 'hirely-live' };
  expect(findWrongProject(settings, {})).toBeNull();
  expect(findWrongProject(settings, { GCLOUD_PROJECT: 'another' })).toBeNull();
});
