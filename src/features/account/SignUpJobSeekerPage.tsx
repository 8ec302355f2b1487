import { useTranslation } from 'react-i18next';

export default function SignUpJobSeekerPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.signUpJobSeeker')}</h1>;
}
