// "Something went wrong" beside the record button: gives the take back without asking for proof, and notes it in the log of the interview.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTrouble } from '#features/interview/devices/roomTools.ts';

export interface TroubleDialogProps {
  open: boolean;
  /** A recording is there, or running, that can be given back. */
  hasTake: boolean;
  /** It is the answer already. */
  isSent?: boolean;
  onClose: () => void;
  onConfirm: (what: RoomTrouble) => void;
}

const causes = ['device', 'recording', 'interrupted', 'other'] as const;

export function TroubleDialog({
  open,
  hasTake,
  isSent = false,
  onClose,
  onConfirm,
}: TroubleDialogProps) {
  const { t } = useTranslation(['interview', 'common']);
  const id = useId();
  const [what, setWhat] = useState<RoomTrouble>('device');
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('video.trouble.title')}</DialogTitle>
      <DialogContent>
        <FormControl>
          <FormLabel id={`${id}what`} sx={{ mb: 0.5 }}>
            {t('video.trouble.what')}
          </FormLabel>
          <RadioGroup
            aria-labelledby={`${id}what`}
            value={what}
            onChange={(_, next) => setWhat(causes.find((cause) => cause === next) ?? 'other')}
          >
            {causes.map((cause) => (
              <FormControlLabel
                key={cause}
                value={cause}
                control={<Radio size="small" />}
                label={t(`video.trouble.cause.${cause}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t(
            hasTake
              ? isSent
                ? 'video.trouble.freeSent'
                : 'video.trouble.free'
              : 'video.trouble.noTake',
          )}{' '}
          {t('video.trouble.log')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" onClick={() => onConfirm(what)}>
          {t(hasTake ? 'video.trouble.giveBack' : 'video.trouble.tell')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
