// What a candidate may ask the company for: a second look by a person, all data, deletion. Each once; its state stays to be seen.
import { Box, Button, DialogContentText, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { askCompany, requestOf } from '#data/candidate/receipt.ts';
import { answerDays, requestDueOf } from '#domain/review/dataRequestDue.ts';
import { requestTypes, type RequestType } from '#domain/platform/platform.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { FaqLink } from '#features/interview/words/FaqLink.tsx';

function Request({
  type,
  candidateRef,
  onAsk,
  company,
}: {
  type: RequestType;
  candidateRef: CandidateRef;
  company: string;
  onAsk: (type: RequestType) => void;
}) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const now = useNow();
  const request = useLive(requestOf(candidateRef, type))?.data ?? null;
  const when = (date: Date | null | undefined): string => (date ? format.dateTime(date) : '');
  const due = request ? requestDueOf(request, now) : null;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      data-testid={`request-${type}`}
      data-status={request?.status ?? 'none'}
      sx={{
        py: 1.25,
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {type === 'delete' ? t('requests.delete.name') : t(`requests.${type}.title`, { company })}
        </Typography>
        {request && (
          <Typography variant="body2" color="text.secondary">
            {request.status === 'done'
              ? t('requests.done', { when: when(request.closedAt) })
              : t('requests.open', { when: when(request.createdAt) })}
          </Typography>
        )}
        {due && due.state !== 'done' && (
          <Typography variant="body2" color="text.secondary" data-testid="request-due">
            {t(due.state === 'overdue' ? 'requests.overdue' : 'requests.due', {
              company,
              due: format.date(due.due),
            })}{' '}
            {type === 'delete' && t('requests.paused')}
          </Typography>
        )}
      </Box>
      {!request && (
        <Button
          size="small"
          variant="outlined"
          {...(type === 'delete' ? { color: 'error' } : {})}
          onClick={() => onAsk(type)}
          sx={{ displayPrint: 'none' }}
        >
          {t(`requests.${type}.ask`)}
        </Button>
      )}
    </Stack>
  );
}

const noteMax = 2_000;

/** The words of a request, kept on this device until they are sent; those of one are not those of another. */
function useKeptNote({ orgId, interviewId, candidateUid }: CandidateRef, type: RequestType) {
  const keptAs = `hirely.request/${candidateUid}/${orgId}/${interviewId}/${type}`;
  return useKept(keptAs, z.string().max(noteMax), '');
}

export function RequestsPanel({
  candidateRef,
  company,
}: {
  candidateRef: CandidateRef;
  company: string;
}) {
  const { t } = useTranslation('afterwards');
  const [asking, setAsking] = useState<RequestType | null>(null);
  const [shown, setShown] = useState<RequestType>('humanReview');
  const { value: note, set: setNote, forget: forgetNote } = useKeptNote(candidateRef, shown);
  const [ask, { pending }] = useAction(
    async () => {
      await askCompany(
        candidateRef,
        shown,
        shown === 'humanReview' || shown === 'correction' ? note : '',
      );
      return true;
    },
    { done: t('requests.asked', { company }) },
  );
  async function confirm(): Promise<void> {
    if (!(await ask())) return;
    forgetNote();
    setAsking(null);
  }
  return (
    <Panel folded title={t('requests.title')} lead={t('requests.lead', { company })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requestTypes.map((type) => (
          <Request
            key={type}
            type={type}
            candidateRef={candidateRef}
            company={company}
            onAsk={(which) => {
              setShown(which);
              setAsking(which);
            }}
          />
        ))}
      </Box>
      <Box sx={{ mt: 1.5, displayPrint: 'none' }}>
        <FaqLink about="rights" />
      </Box>
      <ConfirmDialog
        open={asking !== null}
        danger={shown === 'delete'}
        pending={pending}
        title={t(`requests.${shown}.title`, { company })}
        confirmLabel={shown === 'delete' ? t('requests.delete.ask') : t('requests.send')}
        onClose={() => setAsking(null)}
        onConfirm={() => void confirm()}
      >
        {shown === 'humanReview' || shown === 'correction' ? (
          <>
            <DialogContentText sx={{ mb: 2 }}>
              {t(`requests.${shown}.text`, { company })}
            </DialogContentText>
            <TextField
              multiline
              fullWidth
              minRows={3}
              maxRows={10}
              label={t(shown === 'correction' ? 'requests.noteCorrection' : 'requests.note')}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              slotProps={{ htmlInput: { dir: 'auto', maxLength: noteMax } }}
            />
          </>
        ) : (
          t(`requests.${shown}.text`, { company, days: answerDays })
        )}
      </ConfirmDialog>
    </Panel>
  );
}
