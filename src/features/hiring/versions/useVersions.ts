// The versions of a job with the names of those who published them. Reads one document per version and the members.
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { membersOf } from '#data/company/team.ts';
import { sortVersions, versionsOf } from '#data/jobs/versions.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { versionNumberOf } from '#domain/jobs/versions.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLive } from '#ui/reading/useLive.ts';

export interface VersionRow {
  id: string;
  number: number;
  facts: string;
  job: Stored<Interview>;
}

/** The first version first. */
export function useVersions(jobRef: JobRef, job: Interview): VersionRow[] {
  const { t } = useTranslation(['versions', 'domain']);
  const format = useFormat();
  const versions = sortVersions(useLive(versionsOf(jobRef, job)));
  const members = useLive(membersOf(jobRef.orgId)).items;
  return versions.map((version) => ({
    id: version.id,
    number: versionNumberOf(version.data),
    job: version,
    facts: [
      t('facts', {
        state: t(`domain:interviewStatus.${version.data.status}`),
        when: version.data.createdAt ? format.date(version.data.createdAt) : '',
        who:
          members.find(({ id }) => id === version.data.createdBy)?.data.displayName ??
          t('somebody'),
      }),
      ...(version.data.invitesClosed ? [t('closed.short')] : []),
    ].join(' · '),
  }));
}

/** True when there is more than one version. */
export function hasVersions(job: Interview): boolean {
  return versionNumberOf(job) > 1 || job.next != null;
}
