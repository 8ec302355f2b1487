/** Whether a build is for the project that `firebase deploy` sends it to: with another's settings, staging would write into production. */

/** A sentence where the settings name another project than the one that is deployed to; null where they fit, or nothing is deployed. */
export function findWrongProject(
  settings: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  // firebase-tools sets both for `predeploy`, and only together.
  const { GCLOUD_PROJECT: deployed, RESOURCE_DIR: resources } = environment;
  if (!deployed || !resources) return null;
  const named = settings['VITE_FIREBASE_PROJECT_ID'];
  if (named === deployed) return null;
  return `This would deploy a build for ${typeof named === 'string' && named !== '' ? named : 'no project'} to ${deployed}: VITE_FIREBASE_PROJECT_ID in .env.production.local has to be ${deployed} (docs/production.md, step 13).`;
}
