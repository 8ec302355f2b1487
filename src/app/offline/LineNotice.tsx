/** Tells on every page that the data shown comes from this device because the network or the server is unreachable, or that the page needs a reload because its database has given up. */
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { databaseEnd } from '#data/base/databaseEnd.ts';
import { connection } from '#data/firestore/connection.ts';
import { isReloadBlocked, onReloadBlockedChange } from '#session/reloadGuard.ts';
import { FootClearance } from '#ui/page/FootClearance.tsx';
import { useOnline } from '#ui/reading/useOnline.ts';

export function LineNotice() {
  const { t } = useTranslation();
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway, connection.isAway);
  const isIntercepted = useSyncExternalStore(
    connection.subscribe,
    connection.isIntercepted,
    connection.isIntercepted,
  );
  const hasEnded = useSyncExternalStore(databaseEnd.subscribe, databaseEnd.get, databaseEnd.get);
  const isHeld = useSyncExternalStore(onReloadBlockedChange, isReloadBlocked, isReloadBlocked);
  const isOnline = useOnline();
  const isEndShown = hasEnded && !isHeld;
  const away = isIntercepted ? 'states.lineIntercepted' : 'states.lineAway';
  const online = isEndShown ? 'states.lineEnded' : away;
  // Offline a reload would only lose the page.
  const what = isOnline ? online : 'states.lineOffline';
  // The candidate's room says it in its own words.
  const isShownElsewhere =
    !isOnline && window.location.pathname.startsWith('/hirely-pro/interview');
  return (
    <div role="status" data-testid="line">
      {(isAway || !isOnline || isEndShown) && !isShownElsewhere && (
        <Paper
          elevation={8}
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            insetInlineStart: 16,
            bottom: 16,
            maxWidth: 'min(440px, calc(100vw - 32px))',
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            px: 2,
            py: 1.25,
          }}
        >
          <FootClearance height={128} />
          <CloudOffIcon aria-hidden fontSize="small" color="warning" />
          <Typography variant="body2">{t(what)}</Typography>
          {what === 'states.lineEnded' && (
            <Button size="small" variant="contained" onClick={() => window.location.reload()}>
              {t('actions.reload')}
            </Button>
          )}
        </Paper>
      )}
    </div>
  );
}
