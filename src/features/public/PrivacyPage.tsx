import { useTranslation } from 'react-i18next';

export default function PrivacyPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.privacy')}</h1>;
}
