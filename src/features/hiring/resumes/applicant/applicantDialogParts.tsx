// Parts of the dialog of one applicant: the name, what can be done, erasing.
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, DialogTitle, IconButton, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { eraseApplicant } from '#data/applicants/applicants.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Applicant } from '#domain/applicants/applicant.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { ApplicantName } from '#features/hiring/resumes/ApplicantName.tsx';

export function ApplicantTitle({
  titleId,
  jobRef,
  id,
  hidden,
  onClose,
}: {
  titleId: string;
  jobRef: JobRef;
  id: string;
  hidden: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('resumes');
  return (
    <DialogTitle
      id={titleId}
      component="h2"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pb: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <ApplicantName jobRef={jobRef} id={id} hidden={hidden} />
      </Box>
      <IconButton aria-label={t('dialog.close')} onClick={onClose} edge="end">
        <CloseIcon />
      </IconButton>
    </DialogTitle>
  );
}

export function ApplicantActions({
  applicant,
  mayEdit,
  isOpen,
  onInvite,
  onErase,
}: {
  applicant: Applicant;
  mayEdit: boolean;
  /** The job still invites. */
  isOpen: boolean;
  onInvite: () => void;
  onErase: () => void;
}) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {applicant.invitedAt && (
        <StatusChip
          label={t('dialog.invitedOn', { when: format.relative(applicant.invitedAt) })}
          tone="good"
        />
      )}
      {mayEdit && isOpen && (
        <Button size="small" variant="contained" onClick={onInvite}>
          {t(applicant.invitedAt ? 'dialog.inviteAgain' : 'dialog.invite')}
        </Button>
      )}
      {mayEdit && (
        <Button size="small" color="error" onClick={onErase}>
          {t('dialog.erase')}
        </Button>
      )}
    </Stack>
  );
}

export function EraseDialog({
  open,
  applicantRef,
  uid,
  applicant,
  onClose,
}: {
  open: boolean;
  applicantRef: Parameters<typeof eraseApplicant>[0];
  uid: string;
  applicant: Applicant;
  onClose: () => void;
}) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  const [erase, { pending }] = useAction(eraseApplicant, { done: t('dialog.erased') });
  return (
    <ConfirmDialog
      open={open}
      title={t('dialog.askErase')}
      confirmLabel={t('dialog.erase')}
      danger
      pending={pending}
      onClose={onClose}
      onConfirm={() => void erase(applicantRef, uid, applicant.file)}
    >
      {t('dialog.eraseText', { size: format.megabytes(applicant.megabytes) })}
    </ConfirmDialog>
  );
}
