// The evaluation queue of all companies: what waits and why, what runs and where, what failed; steered without reading a candidate's word.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { QueueCompanies } from './queue/QueueCompanies.tsx';
import { QueueFailures } from './queue/QueueFailures.tsx';
import { QueueOverview } from './queue/QueueOverview.tsx';
import { QueueTasks } from './queue/QueueTasks.tsx';
import { QueueWorkers } from './queue/QueueWorkers.tsx';
import { useAddress } from './useAddress.ts';

const tasksId = 'queue-tasks';

export default function AdminQueuePage() {
  const { t } = useTranslation(['queue', 'routes']);
  const [, change] = useAddress();
  function show(filter: Record<string, string | null>): void {
    change(filter);
    document.getElementById(tasksId)?.scrollIntoView({ block: 'start' });
  }
  return (
    <Page title={t('routes:title.adminQueue')} lead={t('lead')} width="wide">
      <Stack spacing={3}>
        <Boundary fallback={<RowsSkeleton rows={3} />}>
          <QueueOverview />
        </Boundary>
        <Panel title={t('failures.title')} lead={t('failures.lead')}>
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <QueueFailures onShow={(error) => show({ state: 'dead', error, company: null })} />
          </Boundary>
        </Panel>
        <Panel title={t('workers.title')} lead={t('workers.lead')} flush>
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <QueueWorkers />
          </Boundary>
        </Panel>
        <Panel title={t('companies.title')} lead={t('companies.lead')} flush>
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <QueueCompanies onShow={(company) => show({ state: null, error: null, company })} />
          </Boundary>
        </Panel>
        <div id={tasksId} style={{ scrollMarginTop: 80 }}>
          <Panel title={t('tasks.title')} flush>
            <Boundary fallback={<RowsSkeleton rows={6} />}>
              <QueueTasks />
            </Boundary>
          </Panel>
        </div>
      </Stack>
    </Page>
  );
}
