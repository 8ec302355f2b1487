import { useTranslation } from 'react-i18next';

export default function ResetPasswordPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.resetPassword')}</h1>;
}
