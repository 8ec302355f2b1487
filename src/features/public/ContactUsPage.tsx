import { useTranslation } from 'react-i18next';

export default function ContactUsPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.contactUs')}</h1>;
}
