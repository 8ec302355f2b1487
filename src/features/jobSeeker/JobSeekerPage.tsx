import { useTranslation } from 'react-i18next';

export default function JobSeekerPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.jobSeeker')}</h1>;
}
