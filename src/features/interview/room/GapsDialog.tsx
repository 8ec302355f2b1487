// Asks once before an interview is sent with gaps, and names them all.
import { DialogContentText, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import type { Gaps } from './gaps.ts';

export interface GapsDialogProps {
  gaps: Gaps;
  open: boolean;
  onClose: () => void;
  onSend: () => void;
}

export function GapsDialog({ gaps, open, onClose, onSend }: GapsDialogProps) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const kinds = [
    ['review.confirmText', gaps.unanswered],
    ['review.confirmFollowUps', gaps.followUps],
    ['review.confirmWordless', gaps.wordless],
  ] as const;
  return (
    <ConfirmDialog
      open={open}
      title={t('review.confirmTitle')}
      confirmLabel={t('review.confirmSend')}
      onClose={onClose}
      onConfirm={onSend}
    >
      <Stack spacing={1.5}>
        {gaps.resume && <DialogContentText>{t('review.confirmResume')}</DialogContentText>}
        {kinds.map(
          ([key, numbers]) =>
            numbers.length > 0 && (
              <DialogContentText key={key}>
                {t(key, {
                  count: numbers.length,
                  list: format.list(numbers.map((number) => format.number(number))),
                })}
              </DialogContentText>
            ),
        )}
      </Stack>
    </ConfirmDialog>
  );
}
