// The limits of each field, by who may write it and by the match that checks it.
import type { Bounds } from './bound.ts';
import { peopleBounds } from './boundsPeople.ts';
import { platformBounds } from './boundsPlatform.ts';
import { companyBounds } from './boundsCompany.ts';
import { draftBounds } from './boundsDrafts.ts';
import { jobBounds } from './boundsJobs.ts';
import { sessionBounds } from './boundsSession.ts';

export const bounds: Record<string, Bounds> = {
  ...peopleBounds,
  ...platformBounds,
  ...companyBounds,
  ...draftBounds,
  ...jobBounds,
  ...sessionBounds,
};
