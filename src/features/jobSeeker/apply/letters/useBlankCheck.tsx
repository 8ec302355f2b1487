// Before a letter leaves with [blanks] in it, its writer is asked, once for these words of it.
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findBlanks } from './tracedLetter.ts';

/** Letters that were to leave as they are; forgotten with the page. */
const allowed = new Set<string>();

export interface BlankCheck {
  /** Runs `go` now, or when the answer is to go on. */
  ask: (go: () => void) => void;
  dialog: ReactNode;
}

/** Asks about the blanks of `text` before it leaves. */
export function useBlankCheck(text: string): BlankCheck {
  const { t } = useTranslation('applying');
  const id = useId();
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const blanks = [...new Set(findBlanks(text).map((blank) => blank.text))];
  function ask(go: () => void): void {
    if (blanks.length === 0 || allowed.has(text)) go();
    else setWaiting({ go });
  }
  function goOn(): void {
    allowed.add(text);
    setWaiting(null);
    waiting?.go();
  }
  const dialog = (
    <Dialog
      open={waiting !== null}
      onClose={() => setWaiting(null)}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={id}>{t('letter.blankCheck.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t('letter.blankCheck.text', { count: blanks.length })}
        </DialogContentText>
        <Box component="ul" sx={{ mb: 0, pl: 3, overflowWrap: 'anywhere' }}>
          {blanks.map((blank) => (
            <li key={blank}>{blank}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={goOn}>{t('letter.blankCheck.goOn')}</Button>
        <Button variant="contained" onClick={() => setWaiting(null)}>
          {t('letter.blankCheck.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { ask, dialog };
}
