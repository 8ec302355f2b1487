import { useTranslation } from 'react-i18next';

export default function AdminCompaniesPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.adminCompanies')}</h1>;
}
