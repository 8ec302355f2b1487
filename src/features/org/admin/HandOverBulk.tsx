// Hands over all jobs of one person to another, and asks for the reviews that wait.
import { Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findOwnedJobs } from '#data/company/bulk.ts';
import { membersOf } from '#data/company/team.ts';
import { handOverJob } from '#data/jobs/jobOwners.ts';
import { askToReview } from '#data/review/notices.ts';
import type { Stored } from '#domain/base/source.ts';
import { isEditor, type Member } from '#domain/company/member.ts';
import { useMembership } from '#session/session.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { BulkPanel } from './BulkPanel.tsx';
import { useBulk } from './useBulk.ts';

/** Whose jobs, to whom, and whether that person is asked for the reviews that wait. */
interface HandOverChoice {
  from: string;
  to: string;
  asks: boolean;
}

export function HandOverBulk() {
  const { t } = useTranslation('admin');
  const { orgId, uid } = useMembership();
  const people = useLive(membersOf(orgId)).items.filter(({ data }) => data.role !== 'compliance');
  const [choice, setChoice] = useState<HandOverChoice>({ from: '', to: '', asks: true });
  const { from, to, asks } = choice;
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
  const waitingIn = (rows: readonly { waiting: readonly unknown[] }[]): number =>
    rows.reduce((sum, { waiting }) => sum + waiting.length, 0);
  return (
    <BulkPanel
      id="handOver"
      bulk={bulk}
      disabled={from === '' || to === '' || from === to}
      controls={
        <HandOverFields
          choice={choice}
          people={people}
          nameOf={nameOf}
          disabled={bulk.phase === 'running'}
          onChange={(next) => setChoice({ ...choice, ...next })}
          onForget={bulk.forget}
        />
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

interface HandOverFieldsProps {
  choice: HandOverChoice;
  people: readonly Stored<Member>[];
  nameOf: (uid: string) => string;
  disabled: boolean;
  onChange: (next: Partial<HandOverChoice>) => void;
  /** Forgets what was found for other people. */
  onForget: () => void;
}

function HandOverFields({
  choice: { from, to, asks },
  people,
  nameOf,
  disabled,
  onChange,
  onForget,
}: HandOverFieldsProps) {
  const { t } = useTranslation('admin');
  const choose = (next: Partial<HandOverChoice>): void => {
    onChange(next);
    onForget();
  };
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <PersonField
          label={t('bulk.handOver.from')}
          value={from}
          people={people}
          nameOf={nameOf}
          disabled={disabled}
          onChange={(id) => choose({ from: id })}
        />
        <PersonField
          label={t('bulk.handOver.to')}
          value={to}
          people={people.filter(({ data }) => isEditor(data))}
          nameOf={nameOf}
          disabled={disabled}
          onChange={(id) => choose({ to: id })}
        />
      </Stack>
      {from !== '' && from === to && (
        <Typography variant="body2" color="error" role="status">
          {t('bulk.handOver.same')}
        </Typography>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={asks}
            onChange={({ target }) => onChange({ asks: target.checked })}
            disabled={disabled}
          />
        }
        label={t('bulk.handOver.ask')}
      />
    </Stack>
  );
}

interface PersonFieldProps {
  label: string;
  value: string;
  people: readonly Stored<Member>[];
  nameOf: (uid: string) => string;
  disabled: boolean;
  onChange: (uid: string) => void;
}

function PersonField({ label, value, people, nameOf, disabled, onChange }: PersonFieldProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      disabled={disabled}
      sx={{ minWidth: { sm: 240 }, width: { xs: 1, sm: 'auto' } }}
    >
      {people.map(({ id }) => (
        <MenuItem key={id} value={id}>
          {nameOf(id)}
        </MenuItem>
      ))}
    </TextField>
  );
}
