// What was written with a request for a plan, and what was answered.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PlanRequest } from '#domain/billing/planRequest.ts';

export function RequestNotes({ note, answer }: Pick<PlanRequest, 'note' | 'answer'>) {
  const { t } = useTranslation('superAdmin');
  return (
    <>
      {note && (
        <Typography
          variant="body2"
          sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      )}
      {answer && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {t('request.answered', { answer })}
        </Typography>
      )}
    </>
  );
}
