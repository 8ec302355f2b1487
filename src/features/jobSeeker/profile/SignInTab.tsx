// How somebody signs in: the address and whether it is verified, password and Google, each changed after a fresh sign-in.
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshAuthUser, resendVerification } from '#data/account/accountMail.ts';
import { settings } from '#data/firestore/settings.ts';
import { setPassword, type SignIn } from '#data/account/signIns.ts';
import { useSession } from '#session/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useSignIns } from './useSignIns.ts';

const passwordMin = 8;

function Email() {
  const { t } = useTranslation('ownProfile');
  const { authUser } = useSession();
  const [stillNot, setStillNot] = useState(false);
  const [resend, sending] = useAction(resendVerification, { done: t('signIn.verifySent') });
  const [check, checking] = useAction(async () => setStillNot(!(await refreshAuthUser())));
  const isVerified = authUser?.emailVerified === true;
  return (
    <Panel title={t('signIn.email')}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{authUser?.email}</Typography>
          <StatusChip
            label={t(isVerified ? 'signIn.verified' : 'signIn.notVerified')}
            tone={isVerified ? 'good' : 'warning'}
          />
        </Stack>
        {!isVerified && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" loading={sending.pending} onClick={() => void resend()}>
              {t('signIn.verify')}
            </Button>
            <Button loading={checking.pending} onClick={() => void check()}>
              {t('signIn.check')}
            </Button>
          </Stack>
        )}
        {!isVerified && stillNot && <Alert severity="info">{t('signIn.stillNot')}</Alert>}
      </Stack>
    </Panel>
  );
}

function PasswordForm({
  hasPassword,
  onDone,
  whenFresh,
}: {
  hasPassword: boolean;
  onDone: () => void;
  whenFresh: () => Promise<boolean>;
}) {
  const { t } = useTranslation(['ownProfile', 'common']);
  const [password, type] = useState('');
  const [isShort, setShort] = useState(false);
  const [save, { pending }] = useAction(async () => {
    if (!(await whenFresh())) return;
    await setPassword(password);
    onDone();
  });
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setShort(password.length < passwordMin);
    if (password.length >= passwordMin) void save();
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 1.5, width: 1 }}>
      <Stack spacing={1.5} sx={{ maxWidth: 360 }}>
        <TextField
          type="password"
          autoComplete="new-password"
          label={t('signIn.newPassword')}
          value={password}
          error={isShort}
          helperText={t(isShort ? 'signIn.passwordShort' : 'signIn.passwordHelp')}
          onChange={({ target }) => {
            type(target.value);
            setShort(false);
          }}
          slotProps={{ htmlInput: { maxLength: 4_096 } }}
        />
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" loading={pending}>
            {t(hasPassword ? 'signIn.changePassword' : 'signIn.setPassword')}
          </Button>
          <Button onClick={onDone}>{t('common:actions.cancel')}</Button>
        </Stack>
      </Stack>
    </Box>
  );
}

interface SignInRowProps {
  way: SignIn['way'];
  own: ReturnType<typeof useSignIns>;
}

/** One way to sign in: whether it is set up, and what can be changed about it. */
function SignInRow({ way, own }: SignInRowProps) {
  const { t } = useTranslation('ownProfile');
  const [isChoosing, setChoosing] = useState(false);
  const found = own.known.find((one) => one.way === way);
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
      data-testid={`way-${way}`}
      data-on={found !== undefined}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`signIn.${way}`)}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {found ? t('signIn.on', { email: found.email ?? '' }) : t('signIn.off')}
        </Typography>
        {found && own.known.length < 2 && (
          <Typography variant="body2" color="text.secondary">
            {t('signIn.last')}
          </Typography>
        )}
      </Box>
      {way === 'password' && !isChoosing && (
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          {t(found ? 'signIn.changePassword' : 'signIn.setPassword')}
        </Button>
      )}
      {way === 'google' && !found && (
        <Button variant="outlined" loading={own.linking.pending} onClick={() => void own.link()}>
          {t('signIn.linkGoogle')}
        </Button>
      )}
      {found && own.known.length > 1 && (
        <Button
          color="error"
          loading={own.unlinking.pending && own.asked === way}
          onClick={() => own.askUnlink(way)}
        >
          {t('signIn.unlink')}
        </Button>
      )}
      {way === 'password' && isChoosing && (
        <PasswordForm
          hasPassword={found !== undefined}
          whenFresh={own.whenFresh}
          onDone={() => {
            setChoosing(false);
            own.refresh();
          }}
        />
      )}
    </Stack>
  );
}

export function SignInTab() {
  const { t } = useTranslation('ownProfile');
  const own = useSignIns();
  const { leaving, asked, cancel, unlink, dialog } = own;
  return (
    <Stack spacing={3}>
      <Email />
      <Panel title={t('signIn.title')} lead={t('signIn.lead')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(['password', 'google'] as const).map((way) => (
            <SignInRow key={way} way={way} own={own} />
          ))}
        </Box>
        {settings().local && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('signIn.localGoogle')}
          </Typography>
        )}
      </Panel>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={t('signIn.unlinkTitle', { way: t(`signIn.${asked}`) })}
        confirmLabel={t('signIn.unlink')}
        onConfirm={() => void unlink()}
        onClose={cancel}
      >
        {t('signIn.unlinkText')}
      </ConfirmDialog>
      <FreshSignInDialog {...dialog} />
    </Stack>
  );
}
