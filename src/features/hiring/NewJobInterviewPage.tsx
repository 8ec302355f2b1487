import { useTranslation } from 'react-i18next';

export default function NewJobInterviewPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.newJobInterview')}</h1>;
}
