/** Lists the other areas a person's flags give access to: somebody who hires may also look for a job. */
import type { RoleFlags } from '#domain/account/role.ts';
import { to } from '#navigation/routes.ts';
import type { Row } from './menuRows.ts';

const jobSeekerArea: Row = { label: 'menu.jobSeekerArea', target: to('jobSeeker') };
const hiringArea: Row = { label: 'menu.hiringDashboard', target: to('hiringDashboard') };
const superAdminArea: Row = { label: 'menu.superAdmin', target: to('superAdmin') };

/** Rows to the other areas, without those already offered. */
export function listOtherAreas(
  flags: RoleFlags | null,
  offered: readonly { target: string }[],
): Row[] {
  const open = [
    ...(flags?.isHiringManager || flags?.isAdmin ? [hiringArea] : []),
    ...(flags?.isJobSeeker ? [jobSeekerArea] : []),
    ...(flags?.isSuperAdmin ? [superAdminArea] : []),
  ];
  return open.filter(({ target }) => !offered.some((row) => row.target === target));
}
