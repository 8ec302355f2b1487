// The comparison of a job and a resume as it was kept, with the abilities and red flags in it, and what has changed since.
import { useMemo } from 'react';
import { findResumeGap } from '#ai/results/resumeGap.ts';
import type { Stored } from '#domain/base/source.ts';
import { abilitiesOf } from '#domain/resume/abilities.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { Application } from '#domain/seeker/application.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import { findRedFlags } from '#domain/seeker/postingRedFlags.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import {
  jobHashOf,
  readKeptMatch,
  requirementsOf,
  resumeHashOf,
  type KeptMatch,
} from './analysis.ts';
import type { MatchChange } from './FitPanel.tsx';

interface UseResumeMatchInput {
  job: Stored<TrackedJob>;
  master: Stored<OwnResume>;
  resume: ParsedResume;
  application: Application | null;
}

export function useResumeMatch({ job, master, resume, application }: UseResumeMatchInput) {
  const posting = job.data.text ?? '';
  const stored = application?.content?.match;
  const kept = useMemo(() => readKeptMatch(stored), [stored]);
  const [jobHash, resumeHash] = useMemo(
    () => [jobHashOf(job.data), resumeHashOf(resume)],
    [job.data, resume],
  );
  const abilities = useMemo(
    () =>
      kept
        ? abilitiesOf(
            kept.resumeId === master.id ? kept.requirements : [],
            findResumeGap(requirementsOf(kept.reading), posting, resume),
          )
        : [],
    [kept, posting, resume, master.id],
  );
  const musts = kept?.reading.mustHave.length ?? job.data.content?.reading?.mustHave.length ?? 0;
  const flags = useMemo(() => findRedFlags(posting, musts), [posting, musts]);
  const changes = listChanges({ kept, master, resumeHash, jobHash });
  return { kept, jobHash, resumeHash, abilities, flags, changes };
}

interface ListChangesInput {
  kept: KeptMatch | null;
  master: Stored<OwnResume>;
  resumeHash: string;
  jobHash: string;
}

/** What has changed since the two were compared. */
function listChanges({ kept, master, resumeHash, jobHash }: ListChangesInput): MatchChange[] {
  return kept
    ? [
        ...(kept.resumeId !== master.id
          ? ['changedOther' as const]
          : kept.resumeHash !== resumeHash
            ? ['changedResume' as const]
            : []),
        ...(kept.jobHash !== jobHash ? ['changedJob' as const] : []),
      ]
    : [];
}
