// Offers for a while to take the last step back.
import { Button, Snackbar } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Edit } from '#features/hiring/draft/edits.ts';

interface Undo {
  text: string;
  edit: Edit;
}

interface Props {
  undo: Undo | null;
  onUndo: (edit: Edit) => void;
  onClose: () => void;
}

export function UndoBar({ undo, onUndo, onClose }: Props) {
  const { t } = useTranslation('common');
  return (
    <Snackbar
      open={undo !== null}
      autoHideDuration={12_000}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      message={undo?.text}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            if (undo) onUndo(undo.edit);
            else onClose();
          }}
        >
          {t('actions.undo')}
        </Button>
      }
    />
  );
}
