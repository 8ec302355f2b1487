import { useTranslation } from 'react-i18next';

export default function EditDraftPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.editDraft')}</h1>;
}
