// The rules for using the product.
import { useTranslation } from 'react-i18next';
import { LegalText } from './LegalText.tsx';

export default function TermsPage() {
  const { t } = useTranslation(['legal', 'routes']);
  return (
    <LegalText
      kind="terms"
      title={t('routes:title.terms')}
      lead={t('terms.lead')}
      sections={t('terms.sections', { returnObjects: true })}
    />
  );
}
