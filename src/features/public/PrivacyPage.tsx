// What is kept, where, for how long, and what can be asked for. What it says of AI depends on whether a cloud model is set up here.
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { LegalText } from './LegalText.tsx';

export default function PrivacyPage() {
  const { t } = useTranslation(['legal', 'routes']);
  const engine = settings().ai ? 'cloud' : 'onDevice';
  const sections = t('privacy.sections', {
    returnObjects: true,
    aiShort: t(`privacy.ai.${engine}.short`),
    aiHow: t(`privacy.ai.${engine}.how`),
  });
  return (
    <LegalText
      kind="privacy"
      title={t('routes:title.privacy')}
      lead={t('privacy.lead')}
      sections={sections}
    />
  );
}
