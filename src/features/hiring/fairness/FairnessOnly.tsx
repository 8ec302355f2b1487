// A hiring page that the compliance role does not open: why, and where to go.
import { useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';

export function FairnessOnly() {
  const { t } = useTranslation('fairness');
  return (
    <EmptyState
      heading="h1"
      title={t('closed.title')}
      text={t('closed.text')}
      action={{ label: t('closed.action'), to: to('hiringDashboard') }}
    />
  );
}
