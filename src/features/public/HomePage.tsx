import { useTranslation } from 'react-i18next';

export default function HomePage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.home')}</h1>;
}
