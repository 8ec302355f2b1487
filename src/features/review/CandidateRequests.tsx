// What the candidate asked the company for and nobody has done yet; managers see it and close it.
import { Alert, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidatePlace } from '#data/candidateFile.ts';
import { closeRequest, requestOf } from '#data/receipt.ts';
import { requestTypes, type RequestType } from '#domain/platform.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { quietly, valueOf } from './quietly.ts';

function Request({ place, type, uid }: { place: CandidatePlace; type: RequestType; uid: string }) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const request = valueOf(useLive(quietly(requestOf(place, type))))?.data;
  const [close, { pending }] = useAction(closeRequest, { done: t('staff.request.closed') });
  if (request?.status !== 'open') return null;
  return (
    <Alert severity="warning" data-testid={`request-${type}`} action={<Button size="small" color="inherit" loading={pending} onClick={() => void close(place, type, uid)}>{t('staff.request.done')}</Button>}>
      {t(`staff.request.${type}`)} {request.createdAt && t('staff.request.when', { when: format.dateTime(request.createdAt) })}{request.note ? ` “${request.note}”` : ''}
    </Alert>
  );
}

export function CandidateRequests({ place, uid }: { place: CandidatePlace; uid: string }) {
  return <Stack spacing={1} sx={{ mb: 2, '&:empty': { display: 'none' } }}>{requestTypes.map((type) => <Request key={type} place={place} type={type} uid={uid} />)}</Stack>;
}
