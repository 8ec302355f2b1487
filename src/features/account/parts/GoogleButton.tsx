// Signing in with Google, in a window of its own.
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import GoogleIcon from '@mui/icons-material/Google';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/reading/useAction.ts';
import { chooseLocalEmail } from './localGooglePerson.ts';

export interface GoogleButtonProps {
  asHiringManager?: boolean;
  alsoJobSeeker?: boolean;
  /** The content of the email field: in local mode, the Google person's address. */
  email: string;
}

export function GoogleButton({
  asHiringManager = false,
  alsoJobSeeker = false,
  email,
}: GoogleButtonProps) {
  const { t, i18n } = useTranslation('account');
  const localEmail = chooseLocalEmail(email);
  const [signIn, { pending }] = useAction(async () =>
    (await import('#data/account/auth.ts')).signInWithGoogle({
      asHiringManager,
      alsoJobSeeker,
      language: i18n.language,
      ...(localEmail ? { localEmail } : {}),
    }),
  );
  return (
    <Box>
      <Button
        fullWidth
        name="google"
        variant="outlined"
        size="large"
        startIcon={<GoogleIcon />}
        loading={pending}
        loadingPosition="start"
        onClick={() => void signIn()}
      >
        {t('google')}
      </Button>
      {localEmail && (
        <Typography
          variant="caption"
          color="text.secondary"
          component="p"
          sx={{ mt: 0.75, overflowWrap: 'anywhere' }}
        >
          {t('local.google', { email: localEmail })}
        </Typography>
      )}
      <Divider sx={{ my: 2.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{t('or')}</Divider>
    </Box>
  );
}
