// A short message with one way back; it waits longer than others, and while somebody points at it.
import { Button, Stack, Typography } from '@mui/material';
import { showToast } from './toastLibrary.ts';

/** Says what was done and offers to take it back. */
export function notifyUndo(text: string, label: string, undo: () => void): void {
  showToast((toast) =>
    toast.success(
      ({ closeToast }) => (
        <Stack
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center', justifyContent: 'space-between', width: '100%' }}
        >
          <Typography variant="body2">{text}</Typography>
          <Button
            size="small"
            sx={{ flexShrink: 0 }}
            onClick={() => {
              closeToast();
              undo();
            }}
          >
            {label}
          </Button>
        </Stack>
      ),
      { autoClose: 12_000 },
    ),
  );
}
