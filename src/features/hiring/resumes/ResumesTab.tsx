// Resumes of people who are not invited yet, held against the job's requirements. Reads: 50 applicants at a time, where there are more those with the same addresses, and who they are only where names are shown.
import { Alert, Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { applicantsOf, everyApplicant, sameMailOf } from '#data/applicants/applicantLists.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { pairsAmong } from '#domain/applicants/applicant.ts';
import { csvName, byteOrderMark } from '#domain/base/csv.ts';
import { findingStates } from '#domain/resume/finding.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Organization } from '#domain/company/organization.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { asResult, valueOf } from '#ui/reading/asResult.ts';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ApplicantDialog } from './ApplicantDialog.tsx';
import { DropPanel } from './intake/DropPanel.tsx';
import { Duplicates } from './Duplicates.tsx';
import { FindingCards } from './FindingCards.tsx';
import { FindingsGrid } from './FindingsGrid.tsx';
import { QueuePanel } from './intake/QueuePanel.tsx';
import { columnsOf } from './columns.ts';
import { findingsCsv } from './findingsCsv.ts';
import { markColours, markIcons } from './marks.tsx';
import { useApplicantImport } from './intake/useApplicantImport.ts';

const perPage = 50;

export interface ResumesTabProps {
  jobRef: JobRef;
  uid: string;
  job: Interview;
  organization: Organization;
  mayEdit: boolean;
}

export function ResumesTab({ jobRef, uid, job, organization, mayEdit }: ResumesTabProps) {
  const { t } = useTranslation(['resumes', 'common']);
  const { applicantImport, state } = useApplicantImport(jobRef, uid, job);
  const [read, setRead] = useState(perPage);
  const { items, damaged, more } = useLive(applicantsOf(jobRef, read));
  const columns = useMemo(() => columnsOf(job), [job]);
  // The same person may stand further down, beyond what has been loaded.
  const further = valueOf(
    useLive(
      asResult(
        more
          ? sameMailOf(
              jobRef,
              items.flatMap(({ data }) => data.mailHash ?? []),
            )
          : null,
      ),
    ),
  );
  const all = useMemo(
    () => [
      ...items,
      ...Object.values(further ?? {})
        .flatMap((list) => list.items)
        .filter(({ id }) => !items.some((item) => item.id === id)),
    ],
    [items, further],
  );
  const pairs = useMemo(() => pairsAmong(all), [all]);
  const isClosed = (job.blind ?? false) && !mayEdit;
  const [wishesHidden, setHidden] = useState(true);
  const hidden = wishesHidden || isClosed;
  const [params, setParams] = useSearchParams();
  const opened = all.find(({ id }) => id === params.get('applicant')) ?? null;
  const [column, setColumn] = useState<number | undefined>(undefined);
  const open = (id: string | null, at?: number): void => {
    setColumn(at);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id) after.set('applicant', id);
        else after.delete('applicant');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const [save, { pending }] = useAction(async () => {
    const rows = await everyApplicant(jobRef, !hidden);
    saveFile(
      [byteOrderMark, findingsCsv(rows, columns, !hidden, t)],
      'text/csv;charset=utf-8',
      csvName(job.title, t('title')),
    );
    notifyDone(t('list.exported', { count: rows.length }));
  });
  const list = { place: jobRef, rows: items, columns, hidden, onOpen: open };

  return (
    <Stack spacing={3}>
      <DropPanel
        job={job}
        organization={organization}
        mayEdit={mayEdit}
        onFiles={(files) => void applicantImport.add(files)}
      />
      <QueuePanel applicantImport={applicantImport} state={state} />
      <Duplicates
        jobRef={jobRef}
        uid={uid}
        pairs={pairs}
        hidden={hidden}
        mayEdit={mayEdit}
        onOpen={open}
      />
      <Panel
        title={t('list.title')}
        lead={t('list.lead')}
        flush
        actions={
          items.length > 0 && (
            <Button variant="outlined" loading={pending} onClick={() => void save()}>
              {t('list.export')}
            </Button>
          )
        }
      >
        {items.length === 0 && damaged.length === 0 ? (
          <EmptyState title={t('list.noneTitle')} text={t('list.noneText')} />
        ) : (
          <>
            <Stack
              direction="row"
              useFlexGap
              spacing={2}
              sx={{
                px: { xs: 2, sm: 3 },
                pb: 1.5,
                alignItems: 'center',
                justifyContent: 'space-between',
                flexWrap: 'wrap',
              }}
            >
              {isClosed ? (
                <Alert severity="info">{t('list.blindNote')}</Alert>
              ) : (
                <FormControlLabel
                  control={
                    <Switch
                      checked={wishesHidden}
                      onChange={(event) => setHidden(event.target.checked)}
                    />
                  }
                  label={t('list.blind')}
                />
              )}
              <Legend />
            </Stack>
            <FindingsGrid {...list} />
            <FindingCards {...list} />
            <DamagedRows damaged={damaged} />
            {more && (
              <Box sx={{ p: 2 }}>
                <Button onClick={() => setRead(read + perPage)}>
                  {t('common:actions.loadMore')}
                </Button>
              </Box>
            )}
          </>
        )}
      </Panel>
      {opened && (
        <ApplicantDialog
          jobRef={jobRef}
          viewer={{ uid, mayEdit }}
          job={job}
          applicant={opened}
          column={column}
          hidden={hidden}
          onClose={() => open(null)}
        />
      )}
    </Stack>
  );
}

function Legend() {
  const { t } = useTranslation('resumes');
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={1.5}
      aria-label={t('list.legend')}
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {findingStates.map((state) => {
        const Mark = markIcons[state];
        return (
          <Stack
            key={state}
            component="li"
            direction="row"
            spacing={0.75}
            sx={{ alignItems: 'center' }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 22,
                height: 22,
                borderRadius: 1,
                ...markColours(state),
              }}
            >
              <Mark sx={{ fontSize: 15 }} />
            </Box>
            <Typography variant="caption">{t(`state.${state}`)}</Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}
