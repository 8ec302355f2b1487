import { useTranslation } from 'react-i18next';

export default function SignUpPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.signUp')}</h1>;
}
