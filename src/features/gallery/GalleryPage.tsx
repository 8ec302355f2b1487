import { useTranslation } from 'react-i18next';

export default function GalleryPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.gallery')}</h1>;
}
