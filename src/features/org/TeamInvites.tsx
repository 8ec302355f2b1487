// Inviting colleagues: a licence is reserved at once; open invitations can be copied or revoked.
import { Alert, Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mailSource } from '#data/company/mail.ts';
import {
  inviteToTeam,
  mailsMost,
  resendTeamInvite,
  revokeTeamInvite,
  buildTeamInviteLink,
  teamMailsOf,
} from '#data/company/teamInvites.ts';
import { membersOf, teamInvitesOf } from '#data/company/team.ts';
import { computeMostTeamMails } from '#domain/company/mail.ts';
import { inviteProblem, type OrgInvite } from '#domain/company/member.ts';
import { findNextReset } from '#domain/base/moment.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership, useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { InviteFields, type Fields } from './InviteFields.tsx';

export function TeamInvites() {
  const { t } = useTranslation('org');
  return (
    <Panel title={t('invites.title')} lead={t('invites.lead')}>
      <Boundary fallback={<RowsSkeleton rows={2} />}>
        <InviteForm />
      </Boundary>
    </Panel>
  );
}

function InviteForm() {
  const { t, i18n } = useTranslation(['org', 'domain']);
  const { orgId, organization, member } = useMembership();
  const { authUser } = useSession();
  const invites = useLive(teamInvitesOf(orgId)).items;
  const members = useLive(membersOf(orgId)).items;
  const pendingInvites = invites.filter(({ data }) => data.status === 'pending');
  const problemOf = (email: string): string | true => {
    const problem = inviteProblem(email, { own: authUser?.email ?? null, members, invites });
    return problem ? t(`invites.${problem}`) : true;
  };
  const { register, handleSubmit, reset, formState, control } = useForm<Fields>({
    defaultValues: { email: '', role: 'recruiter' },
  });
  const [invite, { pending }] = useAction((fields: Fields) =>
    inviteToTeam(orgId, { ...fields, language: toLanguage(i18n.language) }),
  );
  const role = useWatch({ control, name: 'role' });
  const { used, limit } = organization.usage.licenses;
  const full = used >= limit;
  const now = useNow();
  const mailsUsed = valueOf(useLive(wrapResult(teamMailsOf(orgId, now))))?.data.used ?? 0;
  const mailsMostNow = computeMostTeamMails(limit);
  const noMails = mailsUsed >= mailsMostNow;
  const roles = (['reviewer', 'recruiter', 'admin', 'compliance'] as const).filter(
    (role) => (role !== 'admin' && role !== 'compliance') || member.role === 'owner',
  );
  async function submit(fields: Fields): Promise<void> {
    const result = await invite(fields);
    if (result?.kind === 'invited') reset();
  }
  return (
    <Stack spacing={3}>
      {full && (
        <Alert severity="warning" variant="outlined">
          {t('invites.full', { limit })}
        </Alert>
      )}
      <MailLimit used={mailsUsed} most={mailsMostNow} now={now} />
      <InviteFields
        problem={formState.errors.email}
        handleSubmit={handleSubmit}
        submit={submit}
        register={register}
        problemOf={problemOf}
        roles={roles}
        pending={pending}
        full={full}
      />
      {role === 'compliance' && (
        <Alert severity="info" variant="outlined">
          {t('invites.compliance')}
        </Alert>
      )}
      <div>
        <Typography variant="h3">{t('invites.open')}</Typography>
        {pendingInvites.length === 0 && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {t('invites.none')}
          </Typography>
        )}
        <List disablePadding>
          {pendingInvites.map((row) => (
            <InviteRow key={row.id} row={row} noMails={noMails} />
          ))}
        </List>
      </div>
    </Stack>
  );
}

/** How many mails are left, or that no more go out for now; and until when. */
function MailLimit({ used, most, now }: { used: number; most: number; now: Date }) {
  const { t, i18n } = useTranslation(['org', 'domain']);
  const format = useFormat();
  const left = Math.max(0, most - used);
  const date = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(findNextReset(now));
  return (
    <div role="status">
      {left === 0 ? (
        <Alert severity="info" variant="outlined">
          {t('invites.noMails', { most, date })}
        </Alert>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('invites.mailsLeft', { count: left, left: format.number(left), most, date })}
        </Typography>
      )}
    </div>
  );
}

function InviteRow({ row: { id, data }, noMails }: { row: Stored<OrgInvite>; noMails: boolean }) {
  const { t, i18n } = useTranslation(['org', 'company', 'domain']);
  const format = useFormat();
  const { orgId } = useMembership();
  const [revoke, { pending }] = useAction(() => revokeTeamInvite(orgId, id), {
    done: t('invites.revoked'),
  });
  const [resend, resending] = useAction(
    () => resendTeamInvite(orgId, id, toLanguage(i18n.language)),
    { done: t('company:team.resent') },
  );
  const now = useNow();
  const mailed = data.mailed ?? 1;
  const state =
    data.expiresAt <= now
      ? t('invites.expired')
      : t('invites.expires', { when: format.relative(data.expiresAt) });
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={data.email}
        secondary={
          <>
            {t(`domain:memberRole.${data.role}`)} · {state}
            <Delivery mailId={`${id}_${mailed}`} times={mailed} />
          </>
        }
        sx={{ overflowWrap: 'anywhere' }}
      />
      <CopyButton text={buildTeamInviteLink(orgId, id)} label={t('invites.copyLink')} />
      {mailed < mailsMost && !noMails && (
        <Button
          size="small"
          loading={resending.pending}
          onClick={() => void resend()}
          aria-label={t('company:team.resendTo', { email: data.email })}
        >
          {t('company:team.resend')}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        loading={pending}
        onClick={() => void revoke()}
        aria-label={t('company:team.revokeOf', { email: data.email })}
      >
        {t('invites.revoke')}
      </Button>
    </ListItem>
  );
}

/** What became of the latest mail. */
function Delivery({ mailId, times }: { mailId: string; times: number }) {
  const { t } = useTranslation('company');
  const mail = valueOf(useLive(wrapResult(mailSource(mailId))));
  if (!mail) return null;
  const { delivery } = mail.data;
  const state =
    delivery?.state === 'SUCCESS' ? 'sent' : delivery?.state === 'ERROR' ? 'failed' : 'queued';
  return (
    <Typography component="span" variant="body2" color={state === 'failed' ? 'error' : 'inherit'}>
      {' '}
      · {t(`team.mail.${state}`)}
      {times > 1 ? ` ${t('team.times', { count: times })}` : ''}
    </Typography>
  );
}
