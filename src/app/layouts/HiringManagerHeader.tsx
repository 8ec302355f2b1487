/** The header of hiring managers; Admin and Super Admin appear with their flags. */
import { hiringManagerMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { isCompliance } from '#domain/company/member.ts';
import { useSession } from '#session/session.ts';
import { StaffHeader } from './StaffHeader.tsx';

export function HiringManagerHeader() {
  const { member } = useSession();
  // Who watches over fairness makes no job: what is shown leads somewhere.
  const menu = isCompliance(member)
    ? hiringManagerMenu.filter(({ target }) => target !== to('newJobInterview'))
    : hiringManagerMenu;
  return <StaffHeader menu={menu} home={to('hiringDashboard')} hours />;
}
