import { useTranslation } from 'react-i18next';

export default function MyProfilePage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.myProfile')}</h1>;
}
