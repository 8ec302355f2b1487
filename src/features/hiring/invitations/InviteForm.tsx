// One invitation: a link to hand on, or a person whose e-mail is queued. What is typed survives a reload.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { linkOf } from '#data/invitations/inviteMail.ts';
import { formatCode } from '#domain/invitations/invite.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { InviteFields } from './InviteFields.tsx';
import { useInvite, type InviteOutcome } from './useInvite.ts';

export function InviteForm({
  way,
  jobRef,
  uid,
  language,
  isFull,
}: {
  way: 'link' | 'person';
  jobRef: JobRef;
  uid: string;
  language: string;
  isFull: boolean;
}) {
  const { t } = useTranslation('hiring');
  const { value, change, problem, outcome, emailField, pending, send } = useInvite(
    way,
    jobRef,
    uid,
    language,
  );

  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(problem === 'emailKnown');
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {t(`invites.wayText.${way}`)}
      </Typography>
      <InviteFields
        way={way}
        value={value}
        problem={problem}
        emailField={emailField}
        onChange={change}
      />
      <div>
        <Button type="submit" variant="contained" loading={pending} disabled={isFull}>
          {problem === 'emailKnown'
            ? t('invites.againAnyway')
            : way === 'link'
              ? t('invites.makeLink')
              : t('invites.send')}
        </Button>
      </div>
      <InviteResult outcome={outcome} />
    </Stack>
  );
}

/** The link that was made, or why none was. */
function InviteResult({ outcome }: { outcome: InviteOutcome | null }) {
  const { t } = useTranslation('hiring');
  return (
    <Box role="status">
      {outcome?.kind === 'invited' && (
        <Alert severity="success" data-testid="invited">
          <Typography variant="body2">
            {outcome.mailed ? t('invites.queued', { email: outcome.email }) : t('invites.linkMade')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {linkOf(outcome.code)}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {t('invites.code', { code: formatCode(outcome.code) })}
          </Typography>
          <CopyButton text={linkOf(outcome.code)} label={t('invites.copyLink')} />
        </Alert>
      )}
      {outcome && outcome.kind !== 'invited' && (
        <Alert severity="warning">{t(`invites.refused.${outcome.kind}`)}</Alert>
      )}
    </Box>
  );
}
