// Who an applicant is; not even asked for while names are hidden.
import { useMemo } from 'react';
import type { ApplicantRef } from '#data/applicants/applicants.ts';
import { identitySource } from '#data/applicants/applicantLists.ts';
import type { ApplicantIdentity } from '#domain/applicants/applicant.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { useLive } from '#ui/reading/useLive.ts';

const nobody: Source<Stored<ApplicantIdentity> | null> = {
  key: 'applicant/hidden',
  subscribe: (next) => {
    next(null);
    return () => undefined;
  },
};

/** Undefined while names are hidden. */
export function useWho(applicantRef: ApplicantRef, hidden: boolean): ApplicantIdentity | undefined {
  const source = useMemo(
    () => (hidden ? nobody : identitySource(applicantRef)),
    [hidden, applicantRef],
  );
  return useLive(source)?.data;
}
