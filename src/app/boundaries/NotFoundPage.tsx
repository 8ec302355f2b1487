/** The page for addresses that are not in the route table. */
import { useTranslation } from 'react-i18next';
import { landingOf } from '#navigation/landingOf.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { role } = useSession();
  return (
    <EmptyState
      title={t('states.notFoundTitle')}
      text={t('states.notFoundText')}
      heading="h1"
      action={{ label: t(role === null ? 'states.home' : 'states.ownHome'), to: landingOf(role) }}
    />
  );
}
