import { useTranslation } from 'react-i18next';

export default function HirelyProPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.hirelyPro')}</h1>;
}
