/** Tells people with a half-deleted account about it wherever they sign in, and lets them continue. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { deletionOf } from '#data/account/accountDeletion.ts';
import { to } from '#navigation/routes.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function LeavingNotice({ uid }: { uid: string }) {
  const { t } = useTranslation('ownProfile');
  const { pathname } = useLocation();
  const deletion = useLive(deletionOf(uid));
  if (!deletion || pathname === to('deleteAccount') || pathname === to('ownDeletion')) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" component={RouterLink} to={to('deleteAccount')}>
          {t('deletion.goOn')}
        </Button>
      }
      sx={{ borderRadius: 0 }}
    >
      {t('deletion.broken')}
    </Alert>
  );
}
