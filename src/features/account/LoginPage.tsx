import { useTranslation } from 'react-i18next';

export default function LoginPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.login')}</h1>;
}
