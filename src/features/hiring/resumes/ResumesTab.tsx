// Resumes of people who are not invited yet, held against the job's requirements. Reads: 50 applicants at a time, where there are more those with the same addresses, and who they are only where names are shown.
import { Box, Button, Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Organization } from '#domain/company/organization.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { ApplicantDialog } from '#features/hiring/resumes/applicant/ApplicantDialog.tsx';
import { DropPanel } from './intake/DropPanel.tsx';
import { Duplicates } from './Duplicates.tsx';
import { FindingCards } from './FindingCards.tsx';
import { FindingsGrid } from './FindingsGrid.tsx';
import { QueuePanel } from './intake/QueuePanel.tsx';
import { columnsOf } from './columns.ts';
import { useApplicantImport } from './intake/useApplicantImport.ts';
import { ListHead } from './ListHead.tsx';
import { useApplicants } from './useApplicants.ts';
import { useFindingsExport } from './useFindingsExport.ts';
import { useOpenApplicant } from '#features/hiring/resumes/applicant/useOpenApplicant.ts';

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
  const { items, damaged, more, all, pairs, askMore } = useApplicants(jobRef);
  const columns = useMemo(() => columnsOf(job), [job]);
  const isClosed = (job.blind ?? false) && !mayEdit;
  const [wishesHidden, setHidden] = useState(true);
  const hidden = wishesHidden || isClosed;
  const { opened, column, open } = useOpenApplicant(all);
  const [save, pending] = useFindingsExport(jobRef, job, columns, hidden);
  const list = { jobRef, rows: items, columns, hidden, onOpen: open };

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
            <ListHead isClosed={isClosed} isHidden={wishesHidden} onHidden={setHidden} />
            <FindingsGrid {...list} />
            <FindingCards {...list} />
            <DamagedRows damaged={damaged} />
            {more && (
              <Box sx={{ p: 2 }}>
                <Button onClick={askMore}>{t('common:actions.loadMore')}</Button>
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
