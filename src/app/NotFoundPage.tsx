// Any address that is not in the route table.
import { useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return <EmptyState title={t('states.notFoundTitle')} text={t('states.notFoundText')} heading="h1" action={{ label: t('states.home'), to: to('home') }} />;
}
