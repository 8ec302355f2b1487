// The header of hiring managers; Admin and Super Admin appear with their flags.
import { hiringManagerMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { StaffHeader } from './StaffHeader.tsx';

export function HiringManagerHeader() {
  return <StaffHeader menu={hiringManagerMenu} home={to('hiringDashboard')} hours />;
}
