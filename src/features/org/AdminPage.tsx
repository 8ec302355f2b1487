import { useTranslation } from 'react-i18next';

export default function AdminPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.admin')}</h1>;
}
