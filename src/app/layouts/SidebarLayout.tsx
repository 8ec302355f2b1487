/** The job seeker's layout: a sidebar on wide screens, a drawer on phones. */
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import PrepIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import UpgradeIcon from '@mui/icons-material/TrendingUpOutlined';
import ToolsIcon from '@mui/icons-material/WorkOutlineOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { jobSeekerMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useSignOut } from '#app/habits/useSignOut.ts';
import { PaletteButton } from '#app/palette/PaletteButton.tsx';
import { PaletteHost } from '#app/palette/PaletteHost.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { listOtherAreas } from '#app/layouts/menu/areas.ts';
import { Bar } from './Bar.tsx';
import { ListLinks } from '#app/layouts/menu/ListLinks.tsx';
import { Controls } from './Controls.tsx';
import { DrawerFoot } from './DrawerFoot.tsx';
import type { Row } from '#app/layouts/menu/menuRows.ts';

const Reminders = lazy(async () => ({
  default: (await import('#features/jobSeeker/profile/Reminders.tsx')).Reminders,
}));

/** For those who are more than job seekers: theirs is their profile. */
const accountRow: Row = { label: 'menu.account', target: to('account') };
const interviewsRow: Row = { label: 'menu.goToInterview', target: to('hirelyPro') };
const icons = {
  [to('jobSeeker')]: <DashboardIcon />,
  [to('interviewPrep')]: <PrepIcon />,
  [to('upgrade')]: <UpgradeIcon />,
  [to('jobTools')]: <ToolsIcon />,
  [to('myProfile')]: <ProfileIcon />,
};

export function SidebarLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user, authUser, role } = useSession();
  const logout = useSignOut(to('login'));
  const more = [
    interviewsRow,
    ...(role === 'jobSeeker' ? [] : [accountRow]),
    ...listOtherAreas(user, jobSeekerMenu),
  ];
  return (
    <>
      <Bar
        home={to('jobSeeker')}
        actions={user && <PaletteButton wordsFrom="md" />}
        wide={
          <>
            <Controls />
            {authUser && <AccountMenu withKeys rows={more} onLogout={logout} />}
          </>
        }
        drawer={(close) => (
          <>
            <nav aria-label={t('layout.mainNavigation')}>
              <ListLinks withKeys rows={jobSeekerMenu} icons={icons} after={close} />
            </nav>
            <Divider />
            <ListLinks withKeys rows={more} after={close} />
            <DrawerFoot close={close} onLogout={authUser ? logout : undefined} />
          </>
        )}
      />
      {user && <PaletteHost createJob={null} logout={logout} />}
      <Box sx={{ display: 'flex', flexGrow: 1, width: '100%' }}>
        <Box
          component="nav"
          aria-label={t('layout.mainNavigation')}
          sx={{
            display: { xs: 'none', md: 'block' },
            width: 248,
            flexShrink: 0,
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Box sx={{ position: 'sticky', top: 60, p: 1.5 }}>
            <ListLinks withKeys rows={jobSeekerMenu} icons={icons} />
          </Box>
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {/* Nothing that is read here may keep a page from being shown. */}
          {authUser && user?.isJobSeeker && (
            <Suspense fallback={null}>
              <Boundary fallback={<></>} failed={() => <></>}>
                <Reminders uid={authUser.uid} />
              </Boundary>
            </Suspense>
          )}
          {children}
        </Box>
      </Box>
    </>
  );
}
