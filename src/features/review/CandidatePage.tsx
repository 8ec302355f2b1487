import { useTranslation } from 'react-i18next';

export default function CandidatePage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.candidate')}</h1>;
}
