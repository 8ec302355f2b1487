import { useTranslation } from 'react-i18next';

export default function InterviewPrepPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.interviewPrep')}</h1>;
}
