import { useTranslation } from 'react-i18next';

export default function AccountPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.account')}</h1>;
}
