// No credit is left: when they come back, what still works, and where more are. Nothing typed is lost.
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
import { Link } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useResetDay } from './useResetDay.ts';

export function NoCredits({
  open,
  resetsAt,
  onClose,
}: {
  open: boolean;
  resetsAt: Date | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['upgrade', 'common']);
  const day = useResetDay();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('none.title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>
          {resetsAt ? t('none.text', { date: day(resetsAt) }) : t('none.textSoon')}
        </DialogContentText>
        <DialogContentText sx={{ mt: 1.5 }}>{t('none.kept')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
        <Button variant="contained" component={Link} to={to('upgrade')} onClick={onClose}>
          {t('none.plans')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
