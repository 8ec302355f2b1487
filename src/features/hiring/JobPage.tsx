import { useTranslation } from 'react-i18next';

export default function JobPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.job')}</h1>;
}
