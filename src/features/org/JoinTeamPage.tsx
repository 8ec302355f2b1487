import { useTranslation } from 'react-i18next';

export default function JoinTeamPage() {
  const { t } = useTranslation('routes');
  return <h1>{t('title.joinTeam')}</h1>;
}
