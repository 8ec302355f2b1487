import { useTranslation } from 'react-i18next';

export default function AboutUsPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.aboutUs')}</h1>;
}
