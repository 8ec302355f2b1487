// Pauses the queue of evaluations for the whole company, or lets it go on; editors.
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { setQueuePaused } from '#data/ai/aiControl.ts';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useAiInForce } from '#work/ai/aiInForce.ts';

export function PauseQueueButton({ orgId }: { orgId: string }) {
  const { t } = useTranslation('hiring');
  const { authUser } = useSession();
  const { paused, off } = useAiInForce();
  const [hold, { pending }] = useAction(setQueuePaused);
  if (off !== null || !authUser) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      loading={pending}
      onClick={() => void hold(orgId, authUser.uid, !paused)}
    >
      {t(paused ? 'queue.companyResume' : 'queue.company')}
    </Button>
  );
}
