import { useTranslation } from 'react-i18next';

export default function AdminSystemPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.adminSystem')}</h1>;
}
