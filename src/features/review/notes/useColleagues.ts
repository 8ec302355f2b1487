// Who can be named or asked: active colleagues of the hiring team who have a name.
import { useMemo } from 'react';
import type { Member } from '#domain/company/member.ts';
import type { Nameable } from '#domain/review/mentions.ts';
import { membersOf } from '#data/company/team.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';

/** Roles that may read candidates. */
const readers: readonly string[] = ['owner', 'admin', 'recruiter', 'reviewer'];

export interface Colleague extends Nameable {
  role: Member['role'];
}

/** Read when `wanted`, at most a hundred; undefined until then. */
export function useColleagues(orgId: string, wanted: boolean): Colleague[] | undefined {
  const members = valueOf(useLive(wrapResult(wanted ? membersOf(orgId) : null)));
  return useMemo(
    () =>
      members?.items.flatMap(({ id, data }) =>
        data.status === 'active' && readers.includes(data.role) && data.displayName
          ? [{ uid: id, name: data.displayName, role: data.role }]
          : [],
      ),
    [members],
  );
}
