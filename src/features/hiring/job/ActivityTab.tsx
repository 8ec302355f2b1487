// What happened to this job, from the audit trail: by kind and by person, in pages of 50, to be saved as a file. Only managers may read it; others learn whom to ask.
import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { readJobLogForExport, type LogFilter } from '#data/jobs/jobLog.ts';
import { membersOf } from '#data/company/team.ts';
import { byteOrderMark, formatCsvMoment, toCsvName, csvOf } from '#domain/base/csv.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { actionKeyOf, activityKinds, kindNames, type ActivityKind } from './activityKinds.ts';
import { ActivityEntries } from './ActivityEntries.tsx';

export function ActivityTab({ jobRef, mayRead }: { jobRef: JobRef; mayRead: boolean }) {
  const { t } = useTranslation('hiring');
  if (!mayRead)
    return (
      <EmptyState
        title={t('activity.closedTitle')}
        text={t('activity.closedText')}
        action={{
          label: t('activity.find'),
          to: to('account', {}, { query: { tab: 'organization' } }),
        }}
      />
    );
  return <Log jobRef={jobRef} />;
}

function useWho(orgId: string): {
  names: { uid: string; name: string }[];
  nameOf: (uid: string) => string;
} {
  const { t } = useTranslation('hiring');
  const names = useLive(membersOf(orgId)).items.map(({ id, data }) => ({
    uid: id,
    name: data.displayName ?? t('activity.formerMember'),
  }));
  return {
    names,
    nameOf: (uid) => names.find((member) => member.uid === uid)?.name ?? t('activity.formerMember'),
  };
}

function Log({ jobRef }: { jobRef: JobRef }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const [kind, setKind] = useState<ActivityKind | ''>('');
  const [actorUid, setActor] = useState('');
  const { names, nameOf } = useWho(jobRef.orgId);
  const [load, { pending }] = useAction(readJobLogForExport);
  const filter: LogFilter = {
    actions: kind === '' ? null : activityKinds[kind],
    actorUid: actorUid || null,
  };
  const wordsOf = (action: string): string => {
    const key = actionKeyOf(action);
    return t(key ? `activity.action.${key}` : 'domain:unknown.action');
  };
  async function save(): Promise<void> {
    const entries = await load(jobRef, filter);
    if (!entries) return;
    const rows = entries.map(({ data: { at, actorUid: by, action, target, detail } }) => [
      formatCsvMoment(at),
      nameOf(by),
      wordsOf(action),
      action,
      target.split('/')[1] ?? '',
      detail ?? '',
    ]);
    const head = (['when', 'who', 'what', 'code', 'candidate', 'detail'] as const).map((column) =>
      t(`activity.column.${column}`),
    );
    saveFile(
      [byteOrderMark, csvOf([head, ...rows])],
      'text/csv;charset=utf-8',
      toCsvName(t('activity.title')),
    );
  }
  return (
    <Panel
      title={t('activity.title')}
      actions={
        <Button variant="outlined" loading={pending} onClick={() => void save()}>
          {t('activity.export')}
        </Button>
      }
      flush
    >
      <LogFilters
        kind={kind}
        setKind={setKind}
        actorUid={actorUid}
        setActor={setActor}
        people={names}
      />
      <Boundary
        key={`${kind}/${actorUid}`}
        fallback={
          <Box sx={{ p: 2 }}>
            <RowsSkeleton rows={3} />
          </Box>
        }
      >
        <ActivityEntries jobRef={jobRef} filter={filter} nameOf={nameOf} wordsOf={wordsOf} />
      </Boundary>
    </Panel>
  );
}

function LogFilters({
  kind,
  setKind,
  actorUid,
  setActor,
  people,
}: {
  kind: ActivityKind | '';
  setKind: (kind: ActivityKind | '') => void;
  actorUid: string;
  setActor: (uid: string) => void;
  people: readonly { uid: string; name: string }[];
}) {
  const { t } = useTranslation('hiring');
  const field = {
    size: 'small',
    sx: { minWidth: 180 },
    slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
  } as const;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', px: { xs: 2, sm: 3 }, py: 1.5 }}
    >
      <TextField
        select
        label={t('activity.kind')}
        value={kind}
        onChange={(event) => setKind(kindNames.find((name) => name === event.target.value) ?? '')}
        {...field}
      >
        <MenuItem value="">{t('activity.everything')}</MenuItem>
        {kindNames.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`activity.kinds.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('activity.person')}
        value={actorUid}
        onChange={(event) => setActor(event.target.value)}
        {...field}
      >
        <MenuItem value="">{t('activity.everybody')}</MenuItem>
        {people.map(({ uid, name }) => (
          <MenuItem key={uid} value={uid}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
