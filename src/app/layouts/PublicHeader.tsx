// The header of visitors, and of people whose role has no header of its own.
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { jobSeekerMenu, publicMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useSignOut } from '#app/habits/useSignOut.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bar } from './Bar.tsx';
import { BarLinks } from './BarLinks.tsx';
import { Controls } from './Controls.tsx';
import { DrawerFoot, DrawerLinks } from './overlays/drawerParts.ts';

const doors = [to('login'), to('signUp')] as readonly string[];
const menuLinks = publicMenu.filter(({ target }) => !doors.includes(target));

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
      links={<BarLinks rows={menuLinks} />}
      before={<Controls />}
      actions={
        !inside && (
          <>
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={to('login')}
              sx={{ whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline-flex' } }}
            >
              {t('routes:menu.login')}
            </Button>
            <Button
              variant="contained"
              size="small"
              component={Link}
              to={to('signUp')}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('routes:menu.signUp')}
            </Button>
          </>
        )
      }
      wide={inside && <AccountMenu rows={own} onLogout={logout} />}
      drawer={(close) => (
        <>
          <nav aria-label={t('layout.mainNavigation')}>
            <DrawerLinks rows={inside ? [...own, ...menuLinks] : publicMenu} after={close} />
          </nav>
          <DrawerFoot close={close} onLogout={inside ? logout : undefined} />
        </>
      )}
    />
  );
}
