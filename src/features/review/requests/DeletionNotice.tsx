// For everybody who works on the candidate and does not see the request itself: deletion was asked for, by when it is due, and what rests.
import { Alert, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { requestDueOf } from '#domain/review/dataRequestDue.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { isScoringPaused } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#ui/reading/useNow.ts';

export function DeletionNotice({ session, name }: { session: StaffSession; name: string }) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const due = requestDueOf({ createdAt: session.deletionAskedAt, status: 'open' }, useNow());
  if (!isScoringPaused(session)) return null;
  return (
    <Alert severity="warning" data-testid="deletion-notice" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('staff.request.deletionOf', { name })}</Typography>
      <Typography variant="body2">
        {due &&
          t(due.state === 'overdue' ? 'staff.request.overdue' : 'staff.request.due', {
            due: format.date(due.due),
          })}{' '}
        {t('staff.request.paused')} {t('staff.request.deletedBy')}
      </Typography>
    </Alert>
  );
}
