// Reminds everybody who was invited and has not begun: says first whom it reaches and whom not, then queues one e-mail after the other.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { FieldsConfirmDialog } from '#ui/dialogs/FieldsConfirmDialog.tsx';
import { WhoIsReminded } from './WhoIsReminded.tsx';
import { useReminding } from './useReminding.ts';

export function RemindAll({ jobRef, uid }: { jobRef: JobRef; uid: string }) {
  const { t } = useTranslation('hiring');
  const { found, forget, done, announcement, find, looking, send, sending } = useReminding(
    jobRef,
    uid,
  );
  const due = found?.due ?? [];
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button size="small" variant="outlined" loading={looking} onClick={find}>
          {t('invites.remind.open')}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {announcement}
        </Typography>
      </Stack>
      <FieldsConfirmDialog
        open={found !== null}
        title={t('invites.remind.title')}
        confirm={{
          label: t('invites.remind.send', { count: due.length }),
          pending: sending,
          disabled: due.length === 0,
          onConfirm: () => void send(due),
        }}
        onClose={() => {
          if (!sending) forget();
        }}
      >
        <WhoIsReminded found={found} done={done} />
      </FieldsConfirmDialog>
    </>
  );
}
