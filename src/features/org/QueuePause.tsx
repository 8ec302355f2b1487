// Holds the company's queue of evaluations, or lets it go; says who held it.
import { Alert, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { setQueuePaused, orgAiSource } from '#data/ai/aiControl.ts';
import { membersOf } from '#data/company/team.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function QueuePause() {
  const { t } = useTranslation('org');
  const format = useFormat();
  const { orgId, uid } = useMembership();
  const own = useLive(orgAiSource(orgId))?.data ?? null;
  const members = useLive(membersOf(orgId)).items;
  const [hold, { pending }] = useAction(setQueuePaused);
  const paused = own?.paused ?? false;
  const button = (
    <Button
      size="small"
      variant="outlined"
      loading={pending}
      onClick={() => void hold(orgId, uid, !paused)}
    >
      {t(paused ? 'ai.resume' : 'ai.pause')}
    </Button>
  );
  if (!paused) return <div>{button}</div>;
  const name =
    members.find(({ id }) => id === own?.pausedBy)?.data.displayName ?? t('admin.somebody');
  return (
    <Alert severity="info" action={button}>
      {t('ai.paused')}{' '}
      {own?.pausedAt ? t('ai.pausedBy', { name, when: format.relative(own.pausedAt) }) : ''}
    </Alert>
  );
}
