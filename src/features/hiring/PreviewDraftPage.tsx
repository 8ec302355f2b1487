import { useTranslation } from 'react-i18next';

export default function PreviewDraftPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.previewDraft')}</h1>;
}
