// Another name for a set of questions.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { useAction } from '#ui/reading/useAction.ts';

export function NameDialog({
  name,
  onName,
  onClose,
}: {
  name: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['prep', 'common']);
  const id = useId();
  const [text, setText] = useState(name);
  const [asked, setAsked] = useState(false);
  const isEmpty = text.trim() === '';
  const [save, { pending }] = useAction(async () => {
    await onName(text.trim());
    return true;
  });
  async function submit(): Promise<void> {
    setAsked(true);
    if (!isEmpty && (await save())) onClose();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={id}>{t('sets.rename')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t('sets.name')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={asked && isEmpty}
            helperText={asked && isEmpty ? t('sets.nameMissing') : undefined}
            slotProps={{ htmlInput: { maxLength: seekerDocumentLimits.titleMax } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
