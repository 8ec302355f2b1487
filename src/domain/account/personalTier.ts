/** The tiers of individual people, kept apart from the user document so that the sign-in pages stay small. */

/** Tier names given to people at sign-up (product brief, section 7). */
export const personalTiers = {
  jobSeeker: 'FreeTierJobseeker1',
  hiringManager: 'TrialHiringManager1',
} as const;

/** Tier for a new person: one name, or the two-item list for somebody who is both (product brief, section 7). */
export function chooseTierForFlags(flags: {
  isJobSeeker: boolean;
  isHiringManager: boolean;
}): string | string[] {
  if (flags.isJobSeeker && flags.isHiringManager)
    return [personalTiers.jobSeeker, personalTiers.hiringManager];
  return flags.isHiringManager ? personalTiers.hiringManager : personalTiers.jobSeeker;
}
