import { useTranslation } from 'react-i18next';

export default function JoinInterviewPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.joinInterview')}</h1>;
}
