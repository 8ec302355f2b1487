// Work on many at once: unused invitations, somebody's jobs and reviews, what is kept for too long.
import { Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dueForDeletion,
  findOwnedJobs,
  getCandidateKey,
  unusedInvites,
} from '#data/company/bulk.ts';
import { handOverJob } from '#data/jobs/jobOwners.ts';
import { eraseCandidate } from '#data/review/erasure.ts';
import { revokeInvite } from '#data/invitations/inviteChanges.ts';
import { askToReview } from '#data/review/notices.ts';
import { membersOf } from '#data/company/team.ts';
import { isEditor } from '#domain/company/member.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { BulkPanel } from './BulkPanel.tsx';
import { useBulk } from './useBulk.ts';

export function BulkTool() {
  const { t } = useTranslation('admin');
  return (
    <Stack spacing={3}>
      <Typography color="text.secondary" sx={{ maxWidth: '76ch' }}>
        {t('bulk.lead')}
      </Typography>
      <InvitesBulk />
      <Boundary fallback={<RowsSkeleton rows={3} />}>
        <HandOverBulk />
      </Boundary>
      <RetentionBulk />
    </Stack>
  );
}

const ages = [7, 14, 30, 60, 90] as const;

function InvitesBulk() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { orgId, uid } = useMembership();
  const [days, setDays] = useState<number>(30);
  const bulk = useBulk(
    (onScan) => unusedInvites(orgId, days, onScan),
    ({ ref: inviteRef }) => revokeInvite(inviteRef, uid),
  );
  const before = format.date(new Date(useNow().getTime() - days * 86_400_000));
  return (
    <BulkPanel
      id="invites"
      bulk={bulk}
      controls={
        <TextField
          select
          label={t('bulk.invites.days')}
          value={days}
          onChange={({ target }) => {
            setDays(Number(target.value));
            bulk.forget();
          }}
          disabled={bulk.phase === 'running'}
          sx={{ minWidth: 280 }}
        >
          {ages.map((age) => (
            <MenuItem key={age} value={age}>
              {format.number(age)}
            </MenuItem>
          ))}
        </TextField>
      }
      texts={{
        title: t('bulk.invites.title'),
        lead: t('bulk.invites.lead'),
        confirm: { title: t('bulk.invites.confirm'), text: t('bulk.invites.text') },
        runLabel: (rows) => t('bulk.invites.run', { count: rows.length }),
        facts: (rows) => {
          const over = rows.filter(({ isOver }) => isOver).length;
          return [
            t('bulk.invites.found', { count: rows.length, day: before }),
            ...(over > 0 ? [t('bulk.invites.over', { count: over })] : []),
          ];
        },
        lines: (rows) =>
          [...new Map(rows.map(({ ref: inviteRef, title }) => [inviteRef.interviewId, title]))].map(
            ([id, title]) =>
              t('bulk.invites.inJob', {
                title,
                number: format.number(
                  rows.filter(({ ref: inviteRef }) => inviteRef.interviewId === id).length,
                ),
              }),
          ),
      }}
    />
  );
}

function HandOverBulk() {
  const { t } = useTranslation('admin');
  const { orgId, uid } = useMembership();
  const people = useLive(membersOf(orgId)).items.filter(({ data }) => data.role !== 'compliance');
  const heirs = people.filter(({ data }) => isEditor(data));
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [asks, setAsks] = useState(true);
  const nameOf = (id: string): string =>
    people.find((one) => one.id === id)?.data.displayName ?? t('calibration.former');
  const bulk = useBulk(
    (onScan) => findOwnedJobs(orgId, from, onScan),
    async ({ interviewId, waiting }) => {
      // The questions first: a job that is handed over is not found again.
      if (asks && to !== uid)
        for (const candidateRef of waiting)
          await askToReview(candidateRef, { uid, name: nameOf(uid) }, to);
      await handOverJob({ orgId, interviewId }, uid, to);
    },
  );
  const isSame = from !== '' && from === to;
  const waitingIn = (rows: readonly { waiting: readonly unknown[] }[]): number =>
    rows.reduce((sum, { waiting }) => sum + waiting.length, 0);
  const person = (
    label: string,
    value: string,
    set: (id: string) => void,
    options: typeof people,
  ) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => {
        set(target.value);
        bulk.forget();
      }}
      disabled={bulk.phase === 'running'}
      sx={{ minWidth: { sm: 240 }, width: { xs: 1, sm: 'auto' } }}
    >
      {options.map(({ id }) => (
        <MenuItem key={id} value={id}>
          {nameOf(id)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <BulkPanel
      id="handOver"
      bulk={bulk}
      disabled={from === '' || to === '' || isSame}
      controls={
        <Stack spacing={1} sx={{ width: 1 }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            {person(t('bulk.handOver.from'), from, setFrom, people)}
            {person(t('bulk.handOver.to'), to, setTo, heirs)}
          </Stack>
          {isSame && (
            <Typography variant="body2" color="error" role="status">
              {t('bulk.handOver.same')}
            </Typography>
          )}
          <FormControlLabel
            control={
              <Checkbox
                checked={asks}
                onChange={({ target }) => setAsks(target.checked)}
                disabled={bulk.phase === 'running'}
              />
            }
            label={t('bulk.handOver.ask')}
          />
        </Stack>
      }
      texts={{
        title: t('bulk.handOver.title'),
        lead: t('bulk.handOver.lead'),
        runLabel: (rows) => t('bulk.handOver.run', { count: rows.length }),
        confirm: {
          title: t('bulk.handOver.confirm', { name: nameOf(to) }),
          text: t('bulk.handOver.text', { from: nameOf(from) }),
        },
        facts: (rows) => [
          t('bulk.handOver.found', { count: rows.length }),
          ...(asks && waitingIn(rows) > 0
            ? [t('bulk.handOver.waiting', { count: waitingIn(rows) })]
            : []),
          t('bulk.handOver.stays'),
        ],
        lines: (rows) =>
          rows.map(({ title, waiting }) =>
            asks ? t('bulk.handOver.inJob', { title, count: waiting.length }) : title,
          ),
      }}
    />
  );
}

function RetentionBulk() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const shown = useShownName();
  const { orgId, uid, organization } = useMembership();
  const bulk = useBulk(
    (onScan) => dueForDeletion(orgId, organization.retentionDays, onScan),
    ({ ref: candidateRef }) => eraseCandidate(candidateRef, uid, () => undefined),
  );
  return (
    <BulkPanel
      id="retention"
      bulk={bulk}
      texts={{
        title: t('bulk.retention.title'),
        lead: `${t('bulk.retention.lead')} ${t('compliance.retentionLead', { count: organization.retentionDays })}`,
        runLabel: (rows) => t('bulk.retention.run', { count: rows.length }),
        confirm: { title: t('bulk.retention.confirm'), text: t('bulk.retention.gone') },
        facts: (rows) => {
          const begun = rows.filter(({ status }) => status === 'erasing').length;
          return [
            t('bulk.retention.found', { count: rows.length }),
            ...(begun > 0 ? [t('bulk.retention.begun', { count: begun })] : []),
            t('bulk.retention.gone'),
            t('bulk.retention.kept'),
          ];
        },
        lines: (rows) =>
          rows
            .toSorted((a, b) => (getCandidateKey(a.ref) < getCandidateKey(b.ref) ? -1 : 1))
            .map(({ name, due }) =>
              t('bulk.retention.row', { name: shown(name), day: due ? format.date(due) : '–' }),
            ),
      }}
    />
  );
}
