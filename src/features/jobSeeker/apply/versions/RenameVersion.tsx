// Another name for a version.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { useAction } from '#ui/reading/useAction.ts';

export function RenameVersion({
  uid,
  version,
  onClose,
}: {
  uid: string;
  version: Stored<OwnResume>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['applying', 'common']);
  const [name, setName] = useState(version.data.title ?? '');
  const [rename, { pending }] = useAction(async () => {
    await updateSeekerDocument(uid, 'resumes', version.id, { title: name.trim() });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="rename-version">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void rename();
        }}
      >
        <DialogTitle id="rename-version">{t('version.renameTitle')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={t('version.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={name.trim() === ''}
            helperText={name.trim() === '' ? t('version.nameMissing') : ' '}
            slotProps={{ htmlInput: { maxLength: 120 } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending} disabled={name.trim() === ''}>
            {t('version.act.rename')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
