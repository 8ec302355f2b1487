import { useTranslation } from 'react-i18next';

export default function RoiCalculatorPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.roiCalculator')}</h1>;
}
