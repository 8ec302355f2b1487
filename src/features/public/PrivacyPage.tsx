// What is kept, where, for how long, and what can be asked for.
import { useTranslation } from 'react-i18next';
import { LegalText } from './LegalText.tsx';

export default function PrivacyPage() {
  const { t } = useTranslation(['legal', 'routes']);
  return <LegalText title={t('routes:title.privacy')} lead={t('privacy.lead')} sections={t('privacy.sections', { returnObjects: true })} />;
}
