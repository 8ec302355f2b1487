import { useTranslation } from 'react-i18next';

export default function InterviewRoomPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.interviewRoom')}</h1>;
}
