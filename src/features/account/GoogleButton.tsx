// Signing in with Google, in a window of its own.
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import GoogleIcon from '@mui/icons-material/Google';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/useAction.ts';

export interface GoogleButtonProps { asHiringManager?: boolean; alsoJobSeeker?: boolean }

export function GoogleButton({ asHiringManager = false, alsoJobSeeker = false }: GoogleButtonProps) {
  const { t, i18n } = useTranslation('account');
  const [signIn, { pending }] = useAction(async () => (await import('#data/auth.ts')).signInWithGoogle({ asHiringManager, alsoJobSeeker, language: i18n.language }));
  return (
    <Box>
      <Button fullWidth variant="outlined" size="large" startIcon={<GoogleIcon />} loading={pending} loadingPosition="start" onClick={() => void signIn()}>{t('google')}</Button>
      <Divider sx={{ my: 2.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{t('or')}</Divider>
    </Box>
  );
}
