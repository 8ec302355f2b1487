// The invitation's words in its own language, to copy; and what became of the queued e-mail.
import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { linkOf } from '#data/invitations/inviteMail.ts';
import { mailSource } from '#data/company/mail.ts';
import { policiesOf } from '#data/company/policies.ts';
import { readInviteLength } from '#domain/invitations/interviewLength.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import { readInviteFacts, formatFactValues, formatFormats } from '#domain/invitations/mailFacts.ts';
import { fillTemplate } from '#domain/company/policies.ts';
import { formatCode, type Invite, type InviteDetails } from '#domain/invitations/invite.ts';
import { toLanguage } from '#i18n/languages.ts';
import { formatFor } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { useMembership, useSession } from '#session/session.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useTimeWords } from '#ui/product/useTimeWords.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function InviteMail({
  token,
  invite,
  details,
}: {
  token: string;
  invite: Invite;
  details: InviteDetails;
}) {
  const { t } = useTranslation('hiring');
  const { orgId } = useMembership();
  const { authUser } = useSession();
  const language = toLanguage(details.language);
  const timeWords = useTimeWords(language);
  const { t: own } = useTranslation(['hiring', 'domain'], { lng: language });
  const { companyName: company, interviewTitle: title } = invite;
  // The same words that the queued e-mail carries.
  const words = valueOf(useLive(wrapResult(policiesOf(orgId))))?.data.templates.invitation[
    language
  ].trim();
  const subject = own('mail.subject', { company, title });
  const length = readInviteLength(invite);
  const text = [
    details.name ? own('mail.hello', { name: details.name }) : own('mail.helloAll'),
    own('mail.invited', { company, title }),
    ...(words ? [fillTemplate(words, { candidate: details.name ?? '', company, job: title })] : []),
    [
      own('mail.facts', {
        questions: own('domain:questions', { count: length.questions }),
        time: timeWords(length),
      }),
      formatFormats(formatFactValues(readInviteFacts(invite)), language),
    ]
      .filter(Boolean)
      .join(' '),
    `${own('mail.link')}\n${linkOf(details.code)}`,
    own('mail.code', { code: formatCode(details.code) }),
    own('mail.until', { date: formatFor(language).dateTimeZone(invite.expiresAt) }),
    own('mail.ai'),
    ...(authUser?.email && authUser.emailVerified
      ? [own('mail.contact', { contact: authUser.email })]
      : []),
    `${own('mail.bye')}\n${company}`,
  ].join('\n\n');
  return (
    <Stack spacing={1} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
      {details.mailed > 0 && (
        <Boundary fallback={<></>} failed={() => <></>}>
          <Delivery mailId={`${token}_${details.mailed}`} />
        </Boundary>
      )}
      <Box
        lang={language}
        sx={{ width: 1, maxWidth: 680, p: 2, borderRadius: 2, bgcolor: 'background.sunken' }}
      >
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Typography
          variant="body2"
          sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          data-testid="mail-text"
        >
          {text}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <CopyButton text={`${subject}\n\n${text}`} label={t('invites.copyMail')} />
        {details.email && (
          <MuiLink href={buildMailtoLink(details.email, { subject, body: text })} variant="body2">
            {t('invites.openMail')}
          </MuiLink>
        )}
      </Stack>
    </Stack>
  );
}

/** What became of a queued e-mail. */
export function Delivery({ mailId }: { mailId: string }) {
  const { t } = useTranslation('hiring');
  const delivery = useLive(mailSource(mailId))?.data.delivery;
  const state =
    delivery?.state === 'SUCCESS' ? 'sent' : delivery?.state === 'ERROR' ? 'failed' : 'queued';
  return (
    <Typography
      variant="body2"
      color={state === 'failed' ? 'error' : 'text.secondary'}
      role="status"
    >
      {t(`invites.delivery.${state}`)}
    </Typography>
  );
}
