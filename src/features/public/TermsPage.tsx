import { useTranslation } from 'react-i18next';

export default function TermsPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.terms')}</h1>;
}
