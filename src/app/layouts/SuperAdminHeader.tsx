/** The header of super admins: companies, system configuration, queue dashboard and licensed users. */
import { superAdminMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { StaffHeader } from './StaffHeader.tsx';

export function SuperAdminHeader() {
  return <StaffHeader menu={superAdminMenu} home={to('superAdmin')} />;
}
