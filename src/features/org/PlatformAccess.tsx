// Who of the platform reads answers of this company right now, and why; a manager may end it at once. Shows nothing while nobody does.
import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { endBreakGlass, glassesOf } from '#data/platform/breakGlass.ts';
import { jobSource } from '#data/jobs/interviews.ts';
import type { BreakGlass } from '#domain/platform/platformAccess.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

/** For managers. */
export function PlatformAccess({ orgId }: { orgId: string }) {
  return (
    <Boundary fallback={null} failed={() => null}>
      <ActiveBreakGlass orgId={orgId} />
    </Boundary>
  );
}

function ActiveBreakGlass({ orgId }: { orgId: string }) {
  const active = useLive(glassesOf(orgId));
  if (active.length === 0) return null;
  return (
    <Stack spacing={2}>
      {active.map(({ id, data }) => (
        <Boundary key={id} fallback={null}>
          <Opened orgId={orgId} uid={id} breakGlass={data} />
        </Boundary>
      ))}
    </Stack>
  );
}

function Opened({
  orgId,
  uid,
  breakGlass,
}: {
  orgId: string;
  uid: string;
  breakGlass: BreakGlass;
}) {
  const { t } = useTranslation('org');
  const format = useFormat();
  const title =
    useLive(jobSource({ orgId, interviewId: breakGlass.interviewId }))?.data.title ??
    breakGlass.interviewId;
  const [close, { pending }] = useAction(() => endBreakGlass(orgId, uid), {
    done: t('platformAccess.ended'),
  });
  return (
    <Alert
      severity="warning"
      data-testid="platform-access"
      action={
        <Button color="inherit" size="small" loading={pending} onClick={() => void close()}>
          {t('platformAccess.end')}
        </Button>
      }
    >
      <AlertTitle>{t('platformAccess.title', { title })}</AlertTitle>
      <Typography variant="body2">
        {t('platformAccess.until', { when: format.dateTime(breakGlass.until) })}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('platformAccess.reason', { reason: breakGlass.reason })}
      </Typography>
    </Alert>
  );
}
