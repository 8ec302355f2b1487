import { useTranslation } from 'react-i18next';

export default function JobToolsPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.jobTools')}</h1>;
}
