import { useTranslation } from 'react-i18next';

export default function AdminUsersPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.adminUsers')}</h1>;
}
