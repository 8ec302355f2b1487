// Work on many at once: unused invitations, somebody's jobs and reviews, what is kept for too long.
import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDueForDeletion, getCandidateKey, readUnusedInvites } from '#data/company/bulk.ts';
import { eraseCandidate } from '#data/review/erasure.ts';
import { revokeInvite } from '#data/invitations/inviteChanges.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { BulkPanel } from './BulkPanel.tsx';
import { useBulk } from './useBulk.ts';
import { HandOverBulk } from './HandOverBulk.tsx';

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
    (onScan) => readUnusedInvites(orgId, days, onScan),
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
          sx={{ minWidth: { sm: 280 }, width: { xs: 1, sm: 'auto' } }}
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

function RetentionBulk() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const shown = useShownName();
  const { orgId, uid, organization } = useMembership();
  const bulk = useBulk(
    (onScan) => readDueForDeletion(orgId, organization.retentionDays, onScan),
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
