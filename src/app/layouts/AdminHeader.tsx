/** The header of organisation admins: adds Billing, Licensed Users and Admin Tools. */
import { adminMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { StaffHeader } from './StaffHeader.tsx';

export function AdminHeader() {
  return <StaffHeader menu={adminMenu} home={to('hiringDashboard')} hours />;
}
