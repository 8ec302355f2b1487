import { useTranslation } from 'react-i18next';

export default function AdminQueuePage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.adminQueue')}</h1>;
}
