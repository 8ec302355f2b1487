import { useTranslation } from 'react-i18next';

export default function AccountActionPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.accountAction')}</h1>;
}
