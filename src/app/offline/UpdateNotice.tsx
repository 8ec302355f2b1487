/** Offers a reload when a newer version is available; silent while something must not be interrupted. */
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isNewVersion, onNewVersion } from '#session/appVersion.ts';
import { isReloadBlocked, onReloadBlockedChange } from '#session/reloadGuard.ts';
import { FootClearance } from '#ui/page/FootClearance.tsx';

export function UpdateNotice() {
  const { t } = useTranslation();
  const isNewer = useSyncExternalStore(onNewVersion, isNewVersion, isNewVersion);
  const held = useSyncExternalStore(onReloadBlockedChange, isReloadBlocked, isReloadBlocked);
  const [later, setLater] = useState(false);
  const shown = isNewer && !held && !later;
  return (
    <div role="status" data-testid="new-version">
      {shown && (
        <Paper
          elevation={8}
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            insetInlineStart: 16,
            bottom: 16,
            maxWidth: 'calc(100vw - 32px)',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 1.25,
          }}
        >
          <FootClearance height={128} />
          <Typography variant="body2">{t('states.newVersion')}</Typography>
          <Button size="small" variant="contained" onClick={() => window.location.reload()}>
            {t('actions.reload')}
          </Button>
          <Button size="small" onClick={() => setLater(true)}>
            {t('actions.later')}
          </Button>
        </Paper>
      )}
    </div>
  );
}
