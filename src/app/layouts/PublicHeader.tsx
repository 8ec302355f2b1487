/** The header of visitors, and of people whose role has no header of its own. */
import { useTranslation } from 'react-i18next';
import { jobSeekerMenu, publicMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useSignOut } from '#app/habits/useSignOut.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bar } from './Bar.tsx';
import { BarLinks } from '#app/layouts/menu/BarLinks.tsx';
import { Controls } from './Controls.tsx';
import { Doors, visitorLinks } from './Doors.tsx';
import { DrawerFoot, DrawerLinks } from './overlays/drawerParts.ts';

export function PublicHeader() {
  const { t } = useTranslation(['common', 'routes']);
  const { status, role } = useSession();
  const logout = useSignOut(to('login'));
  const inside = status === 'signedIn' || status === 'signedInWithoutUser';
  const own = inside && role === 'jobSeeker' ? jobSeekerMenu : [];
  return (
    <Bar
      home={to('home')}
      from="lg"
      links={<BarLinks rows={visitorLinks} />}
      before={<Controls />}
      actions={!inside && <Doors />}
      wide={inside && <AccountMenu rows={own} onLogout={logout} />}
      drawer={(close) => (
        <>
          <nav aria-label={t('layout.mainNavigation')}>
            <DrawerLinks rows={inside ? [...own, ...visitorLinks] : publicMenu} after={close} />
          </nav>
          <DrawerFoot close={close} onLogout={inside ? logout : undefined} />
        </>
      )}
    />
  );
}
