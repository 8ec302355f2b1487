// Asks before spoken words go to whoever listens: the browser's maker may process the sound.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface VoiceConsentProps {
  open: boolean;
  onClose: () => void;
  onAgree: () => void;
}

export function VoiceConsent({ open, onClose, onAgree }: VoiceConsentProps) {
  const { t } = useTranslation(['interview', 'common']);
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{t('video.voice.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t('video.words.maker')} {t('video.voice.text')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" onClick={onAgree}>
          {t('video.voice.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
