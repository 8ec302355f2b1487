// What happened to this job, from the audit trail: by kind and by person, in pages of 50, to be saved as a file. Only managers may read it; others learn whom to ask.
import {
  Box,
  Button,
  Link as MuiLink,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import { jobLogForExport, jobLogOf, type LogFilter } from '#data/jobs/jobLog.ts';
import { membersOf } from '#data/company/team.ts';
import { wordingsOf } from '#domain/jobs/correction.ts';
import { byteOrderMark, csvMoment, csvName, csvOf } from '#domain/base/csv.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';
import { actionKeyOf, activityKinds, kindNames, type ActivityKind } from './activityKinds.ts';
import { groupedHistory } from './groupedHistory.ts';

const entriesPerPage = 50;

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
  const [load, { pending }] = useAction(jobLogForExport);
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
      csvMoment(at),
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
      csvName(t('activity.title')),
    );
  }
  const field = {
    size: 'small',
    sx: { minWidth: 180 },
    slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
  } as const;
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
          {names.map(({ uid, name }) => (
            <MenuItem key={uid} value={uid}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Boundary
        key={`${kind}/${actorUid}`}
        fallback={
          <Box sx={{ p: 2 }}>
            <RowsSkeleton rows={3} />
          </Box>
        }
      >
        <Entries jobRef={jobRef} filter={filter} nameOf={nameOf} wordsOf={wordsOf} />
      </Boundary>
    </Panel>
  );
}

function Entries({
  jobRef,
  filter,
  nameOf,
  wordsOf,
}: {
  jobRef: JobRef;
  filter: LogFilter;
  nameOf: (uid: string) => string;
  wordsOf: (action: string) => string;
}) {
  const { t } = useTranslation(['hiring', 'common']);
  const format = useFormat();
  const [shown, setShown] = useState(entriesPerPage);
  const { items, damaged, more } = useLive(jobLogOf(jobRef, filter, shown));
  if (items.length === 0 && damaged.length === 0)
    return (
      <EmptyState
        title={filter.actions || filter.actorUid ? t('activity.noMatch') : t('activity.noneTitle')}
        text={t('activity.noneText')}
      />
    );
  return (
    <>
      <Stack component="ol" data-testid="activity" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {groupedHistory(items).map(({ id, entry: data, times }) => {
          const what = wordsOf(data.action);
          const wordings = data.action === 'question.correct' ? wordingsOf(data.detail) : null;
          const candidateUid = data.target.split('/')[1];
          return (
            <Box
              key={id}
              component="li"
              sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography>
                {times > 1 ? t('activity.times', { what, count: times }) : what}
                {candidateUid && (
                  <>
                    {' '}
                    ·{' '}
                    <MuiLink
                      component={Link}
                      to={to('candidate', { interviewId: jobRef.interviewId, candidateUid })}
                    >
                      {t('invites.openCandidate')}
                    </MuiLink>
                  </>
                )}
              </Typography>
              {wordings &&
                (['before', 'after'] as const).map((side) => (
                  <Typography
                    key={side}
                    variant="body2"
                    dir="auto"
                    sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
                  >
                    {t(`correct.${side}`, { text: wordings[side] })}
                  </Typography>
                ))}
              <Typography variant="body2" color="text.secondary">
                {nameOf(data.actorUid)}
                {data.at ? ` · ${format.dateTime(data.at)}` : ''}
              </Typography>
            </Box>
          );
        })}
      </Stack>
      <DamagedRows damaged={damaged} />
      {more && (
        <Box sx={{ p: 2 }}>
          <Button onClick={() => setShown(shown + entriesPerPage)}>
            {t('common:actions.loadMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
