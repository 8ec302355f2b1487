/** The palette: a window over the page with one field, in which everything is found by its name. */
import Dialog from '@mui/material/Dialog';
import type { HeaderVerbs } from './paletteItem.ts';
import { PaletteBody } from './PaletteBody.tsx';

interface PaletteProps extends HeaderVerbs {
  open: boolean;
  onClose: () => void;
}

export function Palette({ open, onClose, ...verbs }: PaletteProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth={false}
      aria-labelledby="palette-name"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          sx: {
            maxWidth: 640,
            mt: { xs: 1, sm: '12vh' },
            maxHeight: { xs: 'calc(100dvh - 32px)', sm: 'min(76dvh, 560px)' },
            overflow: 'hidden',
          },
        },
      }}
    >
      <PaletteBody onClose={onClose} {...verbs} />
    </Dialog>
  );
}
