// What happened to this candidate, from the audit log; managers only, read when opened.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityOf } from '#data/company/auditLog.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { outcomes, type AuditEntry } from '#domain/review/review.ts';
import { pipelineStages } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useMemberName } from '#features/review/parts/MemberName.tsx';

const pageSize = 20;
const knownActions = [
  'share_create',
  'share_revoke',
  'identity_reveal',
  'session_moreTime',
  'session_erasing',
  'session_erase',
  'outcome_release',
] as const;

function Line({ candidateRef, entry }: { candidateRef: CandidateRef; entry: Stored<AuditEntry> }) {
  const { t } = useTranslation(['review', 'domain']);
  const { dateTime } = useFormat();
  const { action, actorUid, at, detail } = entry.data;
  const name = useMemberName(candidateRef.orgId, actorUid);
  const [kind, what = ''] = action.split('.');
  const stage = pipelineStages.find((one) => one === what);
  const from = pipelineStages.find((one) => one === detail);
  const outcome = outcomes.find((one) => one === what);
  const did = knownActions.find((one) => one === action.replace('.', '_'));
  function formatActivity(): string {
    if (kind === 'stage' && stage)
      return from
        ? t('activity.movedFrom', {
            name,
            from: t(`domain:stage.${from}`),
            stage: t(`domain:stage.${stage}`),
          })
        : t('activity.moved', { name, stage: t(`domain:stage.${stage}`) });
    if (kind === 'decision' && outcome)
      return t('activity.decided', { name, outcome: t(`domain:outcome.${outcome}`) });
    return did
      ? t(`activity.did.${did}`, { name })
      : t('activity.other', { name, action: t('domain:unknown.action') });
  }
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        py: 1,
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="body2">{formatActivity()}</Typography>
      {at && (
        <Typography
          variant="caption"
          color="text.secondary"
          component="time"
          dateTime={at.toISOString()}
        >
          {dateTime(at)}
        </Typography>
      )}
    </Stack>
  );
}

function Lines({ candidateRef }: { candidateRef: CandidateRef }) {
  const { t } = useTranslation(['review', 'common']);
  const [size, setSize] = useState(pageSize);
  const entries = useLive(activityOf(candidateRef, size));
  if (entries.items.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('activity.none')}
      </Typography>
    );
  return (
    <>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.items.map((entry) => (
          <Line key={entry.id} candidateRef={candidateRef} entry={entry} />
        ))}
      </Stack>
      {entries.more && (
        <Button size="small" onClick={() => setSize(size + pageSize)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </>
  );
}

export function ActivityPanel({ candidateRef }: { candidateRef: CandidateRef }) {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('activity.title')}
      actions={
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'activity.hide' : 'activity.show')}
        </Button>
      }
      flush={!open}
    >
      {open && (
        <Boundary fallback={<RowsSkeleton rows={3} height={32} />}>
          <Lines candidateRef={candidateRef} />
        </Boundary>
      )}
    </Panel>
  );
}
