// A resume gets another name, or is deleted with its file; both ask first.
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { removeResume } from '#data/seeker/ownResumes.ts';
import { saveSeekerProfile } from '#data/seeker/seekerProfile.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FieldsConfirmDialog } from '#ui/dialogs/FieldsConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';

interface Props {
  uid: string;
  resume: Stored<OwnResume>;
  onClose: () => void;
}

export function RenameDialog({ uid, resume, onClose }: Props) {
  const { t } = useTranslation(['ownResume', 'common']);
  const [title, setTitle] = useState(resume.data.title ?? '');
  const [save, { pending }] = useAction(async () => {
    await updateSeekerDocument(uid, 'resumes', resume.id, { title: title.trim() });
    return true;
  });
  return (
    <FieldsConfirmDialog
      open
      title={t('list.rename')}
      confirm={{
        label: t('common:actions.save'),
        pending,
        disabled: title.trim() === '',
        onConfirm: () =>
          void save().then((done) => {
            if (done) onClose();
          }),
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        margin="dense"
        label={t('list.name')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { maxLength: seekerDocumentLimits.titleMax } }}
      />
    </FieldsConfirmDialog>
  );
}

export function DeleteDialog({ uid, resume, isMaster, onClose }: Props & { isMaster: boolean }) {
  const { t } = useTranslation(['ownResume', 'common']);
  const [remove, { pending }] = useAction(
    async () => {
      await removeResume(uid, resume.id, resume.data.file ?? null);
      if (isMaster) await saveSeekerProfile(uid, { masterId: null });
      return true;
    },
    { done: t('list.deleted') },
  );
  return (
    <ConfirmDialog
      open
      danger
      title={t('list.deleteTitle', { name: resume.data.title ?? '' })}
      confirmLabel={t('common:actions.delete')}
      pending={pending}
      onClose={onClose}
      onConfirm={() =>
        void remove().then((done) => {
          if (done) onClose();
        })
      }
    >
      <Typography>{t(resume.data.file ? 'list.deleteWithFile' : 'list.deleteText')}</Typography>
      {resume.data.status !== 'version' && (
        <Typography sx={{ mt: 1 }} color="text.secondary">
          {t('list.deleteStays')}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
