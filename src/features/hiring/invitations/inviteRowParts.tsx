// Parts of an invitation in the list: what is known of it, and what can be done with it.
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InviteRef } from '#data/firestore/refs.ts';
import { resendInvite } from '#data/invitations/inviteChanges.ts';
import { linkOf } from '#data/invitations/inviteMail.ts';
import { extendInvite } from '#data/invitations/inviteChanges.ts';
import {
  inviteStateOf,
  formatCode,
  type Invite,
  type InviteDetails,
} from '#domain/invitations/invite.ts';
import { toLanguage, languageNames } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { GivenAddress } from './GivenAddress.tsx';
import { Delivery } from './InviteMail.tsx';
import { usualExpiry } from './inviteWords.ts';

const tones: Record<ReturnType<typeof inviteStateOf>, Tone> = {
  open: 'info',
  expired: 'warning',
  claimed: 'good',
  revoked: 'neutral',
};

interface Props {
  inviteRef: InviteRef;
  invite: Invite;
  details: InviteDetails | null;
  isMailShown: boolean;
}

export function InviteFacts({ inviteRef, invite, details, isMailShown }: Props) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const now = useNow();
  const state = inviteStateOf(invite, now);
  const name = details?.name || details?.email || t('invites.unnamed');
  const isOpen = invite.status === 'open';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
          {name}
        </Typography>
        <StatusChip label={t(`domain:inviteState.${state}`)} tone={tones[state]} />
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          details?.name ? details.email : null,
          isOpen
            ? t(state === 'expired' ? 'invites.ended' : 'invites.ends', {
                when: format.relative(invite.expiresAt, now),
                date: format.date(invite.expiresAt),
              })
            : invite.claimedAt
              ? t('invites.claimed', { when: format.relative(invite.claimedAt, now) })
              : null,
          languageNames[toLanguage(invite.language)],
          details && details.mailed > 0
            ? t('invites.mailed', { count: details.mailed })
            : t('invites.linkOnly'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {details?.email && invite.status === 'claimed' && invite.claimedBy && !invite.blind && (
        <Boundary fallback={<></>} failed={() => <></>}>
          <GivenAddress
            candidateRef={{
              orgId: inviteRef.orgId,
              interviewId: inviteRef.interviewId,
              candidateUid: invite.claimedBy,
            }}
            invited={details.email}
          />
        </Boundary>
      )}
      {details && state === 'open' && details.mailed > 0 && !isMailShown && (
        <Boundary fallback={<></>} failed={() => <></>}>
          <Delivery mailId={`${inviteRef.token}_${details.mailed}`} />
        </Boundary>
      )}
      {details && isOpen && (
        <Typography variant="caption" color="text.secondary">
          {t('invites.code', { code: formatCode(details.code) })}
        </Typography>
      )}
    </Box>
  );
}

export function InviteButtons({
  inviteRef,
  uid,
  invite,
  details,
  isMailShown,
  onMail,
  onRevoke,
}: Props & { uid: string; onMail: () => void; onRevoke: () => void }) {
  const { t } = useTranslation('hiring');
  const [extend, extending] = useAction(extendInvite, {
    done: t('invites.extended', { count: usualExpiry }),
  });
  const [resend, resending] = useAction(resendInvite, { done: t('invites.resent') });
  const state = inviteStateOf(invite, useNow());
  const isOpen = invite.status === 'open';
  return (
    <Stack
      direction="row"
      spacing={0.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', flexShrink: 0, ml: { xs: -1, md: 0 } }}
    >
      {invite.status === 'claimed' && invite.claimedBy && (
        <MuiLink
          component={Link}
          to={to('candidate', {
            interviewId: inviteRef.interviewId,
            candidateUid: invite.claimedBy,
          })}
          sx={{ px: 1, alignSelf: 'center' }}
        >
          {t('invites.openCandidate')}
        </MuiLink>
      )}
      {isOpen && details && (
        <CopyButton text={linkOf(details.code)} label={t('invites.copyLink')} />
      )}
      {isOpen && details && (
        <Button size="small" aria-expanded={isMailShown} onClick={onMail}>
          {t('invites.mailText')}
        </Button>
      )}
      {isOpen && (
        <Button
          size="small"
          loading={extending.pending}
          onClick={() => void extend(inviteRef, uid, usualExpiry)}
        >
          {t('invites.extend', { count: usualExpiry })}
        </Button>
      )}
      {state === 'open' && details?.email && details.mailed < 20 && (
        <Button
          size="small"
          loading={resending.pending}
          onClick={() => void resend(inviteRef, uid)}
        >
          {t('invites.resend')}
        </Button>
      )}
      {isOpen && (
        <Button size="small" color="error" onClick={onRevoke}>
          {t('invites.revoke')}
        </Button>
      )}
    </Stack>
  );
}
