// What the candidate asked the company for and nobody has done yet; managers see it, do it, and close it. Asked for or not, an interview that ended without being sent can be deleted here.
import { Alert, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isErasingHere } from '#data/review/erasure.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { closeRequest, requestOf } from '#data/candidate/receipt.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { requestDueOf } from '#domain/review/dataRequestDue.ts';
import { requestTypes, type RequestType } from '#domain/platform/platform.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { EraseCandidate } from './EraseCandidate.tsx';

interface About {
  candidateRef: CandidateRef;
  uid: string;
  name: string;
  status: StaffSession['status'];
}

function Request({ candidateRef, type, uid, name, status }: About & { type: RequestType }) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const now = useNow();
  const request = valueOf(useLive(wrapResult(requestOf(candidateRef, type))))?.data;
  const [close, { pending }] = useAction(closeRequest, { done: t('staff.request.closed') });
  if (request?.status !== 'open') return null;
  const due = requestDueOf(request, now);
  const isDeletion = type === 'delete';
  return (
    <Alert
      severity="warning"
      data-testid={`request-${type}`}
      action={
        isDeletion ? undefined : (
          <Button
            size="small"
            color="inherit"
            loading={pending}
            onClick={() => void close(candidateRef, type, uid)}
          >
            {t('staff.request.done')}
          </Button>
        )
      }
    >
      {t(`staff.request.${type}`)}{' '}
      {request.createdAt && t('staff.request.when', { when: format.dateTime(request.createdAt) })}
      {due &&
        ` ${t(due.state === 'overdue' ? 'staff.request.overdue' : 'staff.request.due', { due: format.date(due.due) })}`}
      {isDeletion && ` ${t('staff.request.paused')}`}
      {request.note ? ` “${request.note}”` : ''}
      {isDeletion && status !== 'erasing' && (
        <EraseCandidate candidateRef={candidateRef} uid={uid} name={name} begun={false} />
      )}
    </Alert>
  );
}

export function CandidateRequests(about: About) {
  const { t } = useTranslation('afterwards');
  const { status } = about;
  return (
    <Stack spacing={1} sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {requestTypes.map((type) => (
        <Request key={type} {...about} type={type} />
      ))}
      {status === 'erasing' && (
        <Alert severity="warning" data-testid="erasure">
          {!isErasingHere(about.candidateRef) && t('staff.erase.begun')}
          <EraseCandidate {...about} begun />
        </Alert>
      )}
      {status === 'withdrawn' && (
        <Alert severity="info" data-testid="erasure">
          {t('staff.erase.withdrawn')}
          <EraseCandidate {...about} begun={false} />
        </Alert>
      )}
    </Stack>
  );
}
