// One invitation: a link to hand on, or a person whose e-mail is queued. What is typed survives a reload.
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { JobRef } from '#data/firestore/refs.ts';
import { inviteCandidate } from '#data/invitations/invites.ts';
import { linkOf } from '#data/invitations/inviteMail.ts';
import { alreadyInvited } from '#data/invitations/inviteLists.ts';
import { shownCode } from '#domain/invitations/invite.ts';
import { languageFrom, languageNames, languages } from '#i18n/languages.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { csvLimits, isEmail } from './csvDryRun.ts';
import { expiryChoices, usualExpiry } from './inviteWords.ts';
import { useKept } from '#ui/reading/useKept.ts';

const Form = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  expiryDays: z.number(),
});
type Form = z.infer<typeof Form>;
type Problem = 'emailMissing' | 'emailInvalid' | 'emailKnown';
type InviteOutcome =
  | { kind: 'invited'; code: string; mailed: boolean; email: string }
  | { kind: 'limit' | 'storage' | 'closed' };

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
  const start: Form = {
    name: '',
    email: '',
    language: languageFrom(language),
    expiryDays: usualExpiry,
  };
  const { value, set, forget } = useKept(
    `hirely.invite/${uid}/${jobRef.interviewId}/${way}`,
    Form,
    start,
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState<InviteOutcome | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const [invite, { pending }] = useAction(async (form: Form, evenIfKnown: boolean) => {
    const email = way === 'person' ? form.email.trim().toLowerCase() : '';
    if (email && !evenIfKnown && (await alreadyInvited(jobRef, [email])).size > 0)
      return { kind: 'known' as const };
    return inviteCandidate(jobRef, uid, { ...form, email, name: form.name.trim() });
  });

  function refuse(found: Problem): void {
    setProblem(found);
    emailField.current?.focus();
  }
  async function send(evenIfKnown: boolean): Promise<void> {
    setOutcome(null);
    const email = value.email.trim();
    if (way === 'person' && email === '') return refuse('emailMissing');
    if (way === 'person' && !isEmail(email)) return refuse('emailInvalid');
    setProblem(null);
    const result = await invite(value, evenIfKnown);
    if (!result) return;
    if (result.kind === 'known') return refuse('emailKnown');
    if (result.kind !== 'invited') return setOutcome({ kind: result.kind });
    setOutcome({ kind: 'invited', code: result.code, mailed: result.mailed, email });
    forget();
    if (way === 'person') emailField.current?.focus();
  }
  const change = (part: Partial<Form>): void => {
    set({ ...value, ...part });
    setProblem(null);
  };

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
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          alignItems: 'start',
        }}
      >
        <TextField
          size="small"
          label={way === 'link' ? t('invites.nameOptional') : t('invites.name')}
          value={value.name}
          onChange={(event) => change({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: csvLimits.name, dir: 'auto', autoComplete: 'off' } }}
        />
        {way === 'person' && (
          <TextField
            size="small"
            inputRef={emailField}
            type="email"
            required
            label={t('invites.email')}
            value={value.email}
            error={problem !== null}
            helperText={problem ? t(`invites.problem.${problem}`) : undefined}
            onChange={(event) => change({ email: event.target.value })}
            slotProps={{
              htmlInput: { maxLength: csvLimits.email, autoComplete: 'off', inputMode: 'email' },
            }}
          />
        )}
        <TextField
          select
          size="small"
          label={t('invites.language')}
          value={value.language}
          onChange={(event) => change({ language: languageFrom(event.target.value) })}
        >
          {languages.map((known) => (
            <MenuItem key={known} value={known}>
              {languageNames[known]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t('invites.expiry')}
          value={value.expiryDays}
          onChange={(event) => change({ expiryDays: Number(event.target.value) })}
        >
          {expiryChoices.map((days) => (
            <MenuItem key={days} value={days}>
              {t('invites.days', { count: days })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <div>
        <Button type="submit" variant="contained" loading={pending} disabled={isFull}>
          {problem === 'emailKnown'
            ? t('invites.againAnyway')
            : way === 'link'
              ? t('invites.makeLink')
              : t('invites.send')}
        </Button>
      </div>
      <Box role="status">
        {outcome?.kind === 'invited' && (
          <Alert severity="success" data-testid="invited">
            <Typography variant="body2">
              {outcome.mailed
                ? t('invites.queued', { email: outcome.email })
                : t('invites.linkMade')}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {linkOf(outcome.code)}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {t('invites.code', { code: shownCode(outcome.code) })}
            </Typography>
            <CopyButton text={linkOf(outcome.code)} label={t('invites.copyLink')} />
          </Alert>
        )}
        {outcome && outcome.kind !== 'invited' && (
          <Alert severity="warning">{t(`invites.refused.${outcome.kind}`)}</Alert>
        )}
      </Box>
    </Stack>
  );
}
