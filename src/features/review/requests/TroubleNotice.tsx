// For editors: this candidate reported that something technical went wrong; they can be given more time, or it is closed.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { settleTrouble } from '#data/review/technicalIssues.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { deadlineOf, mayGoOn } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';

const MoreTimeDialog = lazy(async () => ({
  default: (await import('./MoreTimeDialog.tsx')).MoreTimeDialog,
}));

export interface TroubleNoticeProps {
  candidateRef: CandidateRef;
  uid: string;
  session: StaffSession;
  interview: Interview;
  name: string;
}

export function TroubleNotice({ candidateRef, uid, session, interview, name }: TroubleNoticeProps) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const now = useNow();
  const [isGiving, setGiving] = useState(false);
  const [settle, { pending }] = useAction(settleTrouble, { done: t('staff.trouble.settled') });
  const { trouble, status } = session;
  if (
    !trouble?.open ||
    (status !== 'in_progress' && status !== 'submitted' && status !== 'expired')
  )
    return null;
  const end = status === 'in_progress' ? deadlineOf(session, interview) : null;
  const judged = status !== 'in_progress' && !mayGoOn(session);
  return (
    <Alert
      severity="warning"
      data-testid="trouble-notice"
      sx={{ mb: 2, '& .MuiAlert-message': { flexGrow: 1 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>{t('staff.trouble.title', { name })}</Typography>
      <Typography variant="body2">
        {t(`staff.trouble.what.${trouble.what}`)} ·{' '}
        {[
          trouble.at ? format.relative(trouble.at) : '',
          trouble.times > 1 ? t('staff.trouble.times', { count: trouble.times }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {end
          ? t(end > now ? 'staff.trouble.running' : 'staff.trouble.over', {
              when: format.dateTimeZone(end),
            })
          : t(judged ? 'staff.trouble.judged' : 'staff.trouble.sent')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        {mayGoOn(session) && interview.status === 'open' && (
          <Button size="small" variant="contained" onClick={() => setGiving(true)}>
            {t('staff.trouble.more')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={pending}
          onClick={() => void settle(candidateRef, uid, trouble.times)}
        >
          {t('staff.trouble.settle')}
        </Button>
      </Stack>
      <Boundary fallback={null}>
        {isGiving && (
          <MoreTimeDialog
            candidateRef={candidateRef}
            uid={uid}
            session={session}
            interview={interview}
            name={name}
            onClose={() => setGiving(false)}
          />
        )}
      </Boundary>
    </Alert>
  );
}
