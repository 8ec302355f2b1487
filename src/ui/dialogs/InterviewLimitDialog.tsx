// Shown instead of the new-job page when the month's interviews are used up (seed, sections 2 and 8).
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

export interface InterviewLimitDialogProps {
  open: boolean;
  isAdmin: boolean;
  /** Where the way on leads: billing for admins, the organisation for others. */
  to: string;
  onClose: () => void;
}

export function InterviewLimitDialog({ open, isAdmin, to, onClose }: InterviewLimitDialogProps) {
  const { t } = useTranslation();
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
      <DialogTitle id={`${id}-title`}>{t('limit.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {t(isAdmin ? 'limit.admin' : 'limit.member')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.close')}</Button>
        <Button variant="contained" component={Link} to={to} onClick={onClose}>
          {t(isAdmin ? 'limit.viewBilling' : 'limit.findAdministrator')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
