// Upgrade: what I have, what I used, and what would change.
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { Plans } from './upgrade/Plans.tsx';

export default function UpgradePage() {
  const { t } = useTranslation(['upgrade', 'routes']);
  const { authUser } = useSession();
  return (
    <Page title={t('routes:title.upgrade')} lead={t('lead')}>
      {authUser && (
        <Boundary fallback={<RowsSkeleton rows={4} height={120} />}>
          <Plans uid={authUser.uid} />
        </Boundary>
      )}
    </Page>
  );
}
