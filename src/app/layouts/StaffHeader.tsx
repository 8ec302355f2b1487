/** The shared part of the headers of hiring managers, admins and super admins: rows, Create Job, help with its hours, Logout. */
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { limitTargetOf } from '#navigation/limitTargetOf.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useCreateJob } from '#session/useCreateJob.ts';
import { LimitDialog } from '#ui/dialogs/LimitDialog.tsx';
import { MembershipMirror } from '#app/habits/MembershipMirror.tsx';
import { OverrideExpiryWorker } from '#work/OverrideExpiryWorker.tsx';
import { WorkerHost } from '#work/WorkerHost.tsx';
import { isEditor } from '#domain/company/member.ts';
import { useSignOut } from '#app/habits/useSignOut.ts';
import { PaletteButton } from '#app/palette/PaletteButton.tsx';
import { PaletteHost } from '#app/palette/PaletteHost.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { listOtherAreas } from '#app/layouts/menu/areas.ts';
import { Bar } from './Bar.tsx';
import { BarLinks } from '#app/layouts/menu/BarLinks.tsx';
import { Controls } from './Controls.tsx';
import { filterRows, type Row } from '#app/layouts/menu/menuRows.ts';
import { Notices } from './Notices.tsx';
import { DrawerFoot, DrawerLinks } from './overlays/drawerParts.ts';
import { QueueBadge } from './QueueBadge.tsx';

export interface StaffHeaderProps {
  menu: readonly Row[];
  home: string;
  /** Shows the support hours with the help entry. */
  hours?: boolean;
}

export function StaffHeader({ menu, home, hours = false }: StaffHeaderProps) {
  const { t } = useTranslation(['common', 'routes']);
  const { user, member } = useSession();
  const navigate = useNavigate();
  const logout = useSignOut(to('login'));
  const job = useCreateJob(() => void navigate(to('newJobInterview')));

  const own = filterRows(menu, user);
  const rows = [...own, ...listOtherAreas(user, own)];
  const createRow = rows.find((row) => row.target === to('newJobInterview'));
  const inBar = own.filter((row) => row.menu !== 'account' && row !== createRow);
  const inMenu = rows.filter((row) => !inBar.includes(row) && row !== createRow);
  return (
    <>
      <Bar
        home={home}
        from="lg"
        links={<BarLinks rows={inBar} />}
        actions={
          <>
            {user && <PaletteButton wordsFrom="xl" />}
            <QueueBadge />
            <Notices />
            {createRow && (
              <Button
                variant="contained"
                size="small"
                startIcon={<AddIcon />}
                onClick={job.create}
                sx={{ whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline-flex' } }}
              >
                {t(`routes:${createRow.label}`)}
              </Button>
            )}
          </>
        }
        before={<Controls />}
        wide={<AccountMenu withKeys rows={inMenu} hours={hours} onLogout={logout} />}
        drawer={(close) => (
          <>
            <nav aria-label={t('layout.mainNavigation')}>
              <DrawerLinks
                withKeys
                rows={rows}
                after={close}
                onRow={(row) => (row === createRow ? job.create : undefined)}
              />
            </nav>
            <DrawerFoot close={close} hours={hours} onLogout={logout} />
          </>
        )}
      />
      <LimitDialog {...job.limit} to={limitTargetOf(job.isAdmin)} />
      {user && (
        <PaletteHost
          createJob={createRow && (!member || isEditor(member)) ? job.create : null}
          logout={logout}
        />
      )}
      <MembershipMirror />
      <WorkerHost />
      <OverrideExpiryWorker />
    </>
  );
}
