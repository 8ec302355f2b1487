import { useTranslation } from 'react-i18next';

export default function HiringDashboardPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.hiringDashboard')}</h1>;
}
