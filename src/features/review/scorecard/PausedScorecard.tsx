// In the scorecard's stead while the candidate's request for deletion is open: why it is closed.
import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';

export function PausedScorecard({ name, askedAt }: { name: string; askedAt: Date | null }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  return (
    <Panel title={t('scorecard.title')}>
      <Alert severity="info" role="note" data-testid="scorecard-paused">
        {t('scorecard.deletionAsked', { name, when: askedAt ? format.date(askedAt) : '' })}
      </Alert>
    </Panel>
  );
}
