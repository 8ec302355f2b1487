// Where a job's candidates stand, as five numbers in order, counted by the server.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { countsOf } from '#data/jobs/pipelineCounts.ts';
import { FunnelBar } from '#ui/product/FunnelBar.tsx';
import { useLive } from '#ui/reading/useLive.ts';

export function Funnel({
  orgId,
  interviewId,
  mayInvite,
}: {
  orgId: string;
  interviewId: string;
  mayInvite: boolean;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  const counts = useLive(countsOf({ orgId, interviewId }, mayInvite));
  if (!counts)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('funnel.unknown')}
      </Typography>
    );
  return (
    <FunnelBar
      label={t('funnel.label')}
      stages={[
        ...(counts.invited === null
          ? []
          : [{ id: 'invited', label: t('domain:stage.invited'), count: counts.invited }]),
        { id: 'inProgress', label: t('domain:stage.in_progress'), count: counts.inProgress },
        { id: 'submitted', label: t('domain:stage.submitted'), count: counts.submitted },
        { id: 'inReview', label: t('domain:stage.in_review'), count: counts.inReview },
        { id: 'decided', label: t('funnel.decided'), count: counts.decided },
      ]}
    />
  );
}
