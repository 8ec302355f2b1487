// Inviting an applicant: the usual invitation, with the name and address of the resume to be checked first.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteInvited, type ApplicantRef } from '#data/applicants/applicants.ts';
import { identitySource } from '#data/applicants/applicantLists.ts';
import { createId } from '#data/firestore/ids.ts';
import { inviteCandidate, type Invited } from '#data/invitations/invites.ts';
import { linkOf } from '#data/invitations/inviteMail.ts';
import { findAlreadyInvited } from '#data/invitations/inviteLists.ts';
import { csvLimits, isEmail } from '#features/hiring/invitations/bulk/csvDryRun.ts';
import { expiryChoices, usualExpiry } from '#features/hiring/invitations/inviteWords.ts';
import type { Language } from '#i18n/languages.ts';
import { toLanguage, languageNames, languages } from '#i18n/languages.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

interface Props {
  applicantRef: ApplicantRef;
  uid: string;
  language: string;
  /** Names are hidden: say that this shows them. */
  hidden: boolean;
  onClose: () => void;
}
type InviteOutcome = Invited | { kind: 'known' } | null;

export function InviteApplicant(props: Props) {
  const { t } = useTranslation('resumes');
  const id = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('invite.title')}</DialogTitle>
      <Boundary>
        <Form {...props} />
      </Boundary>
    </Dialog>
  );
}

function Form({ applicantRef, uid, language, hidden, onClose }: Props) {
  const { t } = useTranslation(['resumes', 'common', 'hiring']);
  const who = useLive(identitySource(applicantRef));
  const [name, setName] = useState((who?.data.name ?? '').slice(0, csvLimits.name));
  const [email, setEmail] = useState(isEmail(who?.data.email ?? '') ? (who?.data.email ?? '') : '');
  const [spoken, setSpoken] = useState(toLanguage(language));
  const [expiryDays, setExpiryDays] = useState<number>(usualExpiry);
  const [outcome, setOutcome] = useState<InviteOutcome>(null);
  // One dialog invites once, however often it is tried.
  const [token] = useState(createId);
  const wrong = isWrong(email);
  const [send, { pending }] = useAction(async (evenIfKnown: boolean) => {
    const address = email.trim().toLowerCase();
    if (address && !evenIfKnown && (await findAlreadyInvited(applicantRef, [address])).size > 0)
      return setOutcome({ kind: 'known' });
    const invited = await inviteCandidate(
      applicantRef,
      uid,
      { name: name.trim(), email: address, language: spoken, expiryDays },
      token,
    );
    if (invited.kind === 'invited') await noteInvited(applicantRef, uid);
    setOutcome(invited);
  });
  if (outcome?.kind === 'invited') return <ApplicantInvited invited={outcome} onClose={onClose} />;
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="text.secondary">
            {t('invite.lead')}
            {hidden ? ` ${t('invite.shown')}` : ''}
          </Typography>
          <TextField
            size="small"
            label={t('invite.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{
              htmlInput: { maxLength: csvLimits.name, dir: 'auto', autoComplete: 'off' },
            }}
          />
          <EmailField
            value={email}
            onEmail={(next) => {
              setEmail(next);
              setOutcome(null);
            }}
          />
          <LanguageAndExpiry
            language={spoken}
            onLanguage={setSpoken}
            expiryDays={expiryDays}
            onExpiryDays={setExpiryDays}
          />
          {outcome && (
            <Alert severity="warning" role="alert">
              {outcome.kind === 'known' ? t('invite.known') : t(`invite.refused.${outcome.kind}`)}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button
          variant="contained"
          loading={pending}
          disabled={wrong}
          onClick={() => void send(outcome?.kind === 'known')}
        >
          {t(outcome?.kind === 'known' ? 'invite.again' : 'invite.send')}
        </Button>
      </DialogActions>
    </>
  );
}

const isWrong = (email: string): boolean => email.trim() !== '' && !isEmail(email.trim());

function EmailField({ value, onEmail }: { value: string; onEmail: (email: string) => void }) {
  const { t } = useTranslation('resumes');
  const wrong = isWrong(value);
  return (
    <TextField
      size="small"
      type="email"
      label={t('invite.email')}
      value={value}
      error={wrong}
      helperText={
        wrong
          ? t('invite.emailInvalid')
          : value.trim() === ''
            ? t('invite.emailMissing')
            : undefined
      }
      onChange={(event) => onEmail(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: csvLimits.email, autoComplete: 'off', inputMode: 'email' },
      }}
    />
  );
}

function LanguageAndExpiry({
  language,
  onLanguage,
  expiryDays,
  onExpiryDays,
}: {
  language: Language;
  onLanguage: (language: Language) => void;
  expiryDays: number;
  onExpiryDays: (days: number) => void;
}) {
  const { t } = useTranslation(['resumes', 'hiring']);
  return (
    <>
      <TextField
        select
        size="small"
        label={t('invite.language')}
        value={language}
        onChange={(event) => onLanguage(toLanguage(event.target.value))}
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
        label={t('invite.expiry')}
        value={expiryDays}
        onChange={(event) => onExpiryDays(Number(event.target.value))}
      >
        {expiryChoices.map((days) => (
          <MenuItem key={days} value={days}>
            {t('hiring:invites.days', { count: days })}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

function ApplicantInvited({
  invited,
  onClose,
}: {
  invited: Extract<Invited, { kind: 'invited' }>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['resumes', 'common', 'hiring']);
  return (
    <>
      <DialogContent>
        <Alert severity="success" role="status" data-testid="applicant-invited">
          <Typography variant="body2">
            {invited.mailed ? t('invite.done') : t('invite.doneLink')}
          </Typography>
          <Typography variant="body2" sx={{ my: 0.5, overflowWrap: 'anywhere' }}>
            {linkOf(invited.code)}
          </Typography>
          <CopyButton text={linkOf(invited.code)} label={t('hiring:invites.copyLink')} />
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </>
  );
}
