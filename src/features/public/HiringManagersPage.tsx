import { useTranslation } from 'react-i18next';

export default function HiringManagersPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.hiringManagers')}</h1>;
}
