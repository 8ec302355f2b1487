import { useTranslation } from 'react-i18next';

export default function PricingPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.pricing')}</h1>;
}
