// In local mode no mail is sent: the link of the message is shown here instead. A deployed build shows nothing.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { settings } from '#data/firestore/settings.ts';
import type { LetterKind } from '#data/account/localMail.ts';
import { to } from '#navigation/routes.ts';
import { useAction } from '#ui/reading/useAction.ts';

const modes = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
} as const satisfies Record<LetterKind, string>;

export function LocalMail({ email, kind }: { email: string; kind: LetterKind }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [open, { pending }] = useAction(async () => {
    const oobCode = await (await import('#data/account/localMail.ts')).readLastLetter(email, kind);
    if (oobCode) await navigate(to('accountAction', {}, { query: { mode: modes[kind], oobCode } }));
  });
  if (!settings().local) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button size="small" color="inherit" loading={pending} onClick={() => void open()}>
          {t('local.openMail')}
        </Button>
      }
    >
      {t('local.mail')}
    </Alert>
  );
}
