// The job seeker's start.
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { Home } from './home/Home.tsx';

export default function JobSeekerPage() {
  const { t } = useTranslation(['jobSeeker', 'routes']);
  const { authUser, user } = useSession();
  return (
    <Page
      title={
        user?.firstName
          ? t('dashboard.hello', { name: user.firstName })
          : t('routes:title.jobSeeker')
      }
      lead={t('dashboard.lead')}
    >
      {authUser && (
        <Boundary fallback={<RowsSkeleton rows={4} height={120} />}>
          <Home uid={authUser.uid} />
        </Boundary>
      )}
    </Page>
  );
}
