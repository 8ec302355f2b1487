/** The "Need Help?" dialog: the support address and its hours. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import { useSession } from '#session/session.ts';

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const email = settings().supportEmail;
  const { tier, organization } = useSession();
  // Known by its subject: whoever reads the mails sees the company and its plan at once.
  const subject =
    tier?.features.prioritySupport && organization
      ? t('help.prioritySubject', { company: organization.name })
      : null;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('help.title')}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom sx={{ overflowWrap: 'anywhere' }}>
          <Link href={buildMailtoLink(email, { subject })}>{t('help.email', { email })}</Link>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('help.hours')}
        </Typography>
        <Typography variant="body2">{t('supportHours')}</Typography>
        {subject && (
          <Typography variant="body2" sx={{ mt: 1.5 }} data-testid="priority">
            {t('help.priority', { subject })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
