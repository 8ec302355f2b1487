import { useTranslation } from 'react-i18next';

export default function UpgradePage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.upgrade')}</h1>;
}
