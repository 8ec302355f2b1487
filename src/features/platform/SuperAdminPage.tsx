import { useTranslation } from 'react-i18next';

export default function SuperAdminPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.superAdmin')}</h1>;
}
