// Asks who is there to sign in once more before a dangerous act. Knows nothing of how: session/useFreshSignIn gives its props.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import GoogleIcon from '@mui/icons-material/Google';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultCode } from '#domain/base/fault.ts';

export interface FreshSignInDialogProps {
  open: boolean;
  email: string;
  ways: readonly ('password' | 'google')[];
  pending: boolean;
  fault: FaultCode | null;
  onPassword: (password: string) => void;
  onGoogle: () => void;
  onClose: () => void;
}

export function FreshSignInDialog(props: FreshSignInDialogProps) {
  return props.open ? <Asking {...props} /> : null;
}

function Asking({
  email,
  ways,
  pending,
  fault,
  onPassword,
  onGoogle,
  onClose,
}: FreshSignInDialogProps) {
  const { t } = useTranslation(['common', 'faults']);
  const id = useId();
  const [password, setPassword] = useState('');
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (password !== '') onPassword(password);
  }
  const byPassword = ways.includes('password');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{t('fresh.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 0.5 }}>
            <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('fresh.text', { email })}
            </Typography>
            {fault && (
              <Alert severity="error">
                {t(fault === 'wrongCredentials' ? 'common:fresh.wrong' : `faults:${fault}`)}
              </Alert>
            )}
            {byPassword && (
              <>
                <input type="email" autoComplete="username" value={email} readOnly hidden />
                <TextField
                  type="password"
                  label={t('fresh.password')}
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                  autoComplete="current-password"
                  autoFocus
                  required
                  slotProps={{ htmlInput: { maxLength: 4_096 } }}
                />
              </>
            )}
            {byPassword && ways.includes('google') && (
              <Divider sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {t('fresh.or')}
              </Divider>
            )}
            {ways.includes('google') && (
              <Button
                variant="outlined"
                startIcon={<GoogleIcon />}
                loading={pending && !byPassword}
                disabled={pending}
                onClick={onGoogle}
              >
                {t('fresh.google')}
              </Button>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          {byPassword && (
            <Button type="submit" variant="contained" loading={pending} disabled={password === ''}>
              {t('actions.continue')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
