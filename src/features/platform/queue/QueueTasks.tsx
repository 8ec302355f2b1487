// The tasks themselves, page by page, filtered by what the address says; chosen ones are tried again, put back or given up.
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orgOf } from '#data/platform/oldestTasks.ts';
import { countQueueAgain } from '#data/platform/platformQueue.ts';
import { steerTasks, taskPages } from '#data/platform/queueTasks.ts';
import {
  readErrorCode,
  jobStates,
  maySteer,
  steers,
  type Steer,
} from '#domain/evaluation/queueFigures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useJobError } from '#ui/product/useJobError.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { useAddress } from '#features/platform/useAddress.ts';
import { TaskTable } from './TaskTable.tsx';
import { TaskFilters } from './TaskFilters.tsx';

export function QueueTasks() {
  const { t } = useTranslation(['queue', 'domain', 'common']);
  const now = useNow();
  const errorText = useJobError();
  const [at, change] = useAddress();
  const status = jobStates.find((state) => state === at('state')) ?? null;
  const [error, orgId] = [readErrorCode(at('error')), at('company') || null];
  const { items, damaged, more, loading, scanned, askMore } = useTasks({ status, error, orgId });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Steer | null>(null);
  const rows = items.filter(({ path }) => chosen.has(path));
  const touched = (steer: Steer) => rows.filter(({ data }) => maySteer(data, steer, now));
  const toggle = (path: string): void =>
    setChosen(
      (before) =>
        new Set(before.has(path) ? [...before].filter((one) => one !== path) : [...before, path]),
    );
  async function steer(how: Steer, reason: string): Promise<string | null> {
    const wanted = touched(how);
    const done = await steerTasks(
      wanted.map(({ id, path }) => ({ orgId: orgOf(path), jobId: id })),
      how,
      reason,
    );
    setChosen(new Set());
    countQueueAgain();
    return done === wanted.length ? null : t('tasks.fewer', { count: wanted.length - done });
  }
  return (
    <Box>
      <TaskFilters
        status={status}
        setChosen={setChosen}
        change={change}
        orgId={orgId}
        error={error}
        errorText={errorText}
      >
        <SteerButtons count={rows.length} touched={touched} setAsked={setAsked} />
      </TaskFilters>
      {items.length === 0 && !loading && (
        <EmptyState heading="h3" title={t('tasks.none')} text={t('tasks.noneText')} />
      )}
      {items.length > 0 && (
        <TaskTable
          rows={rows}
          items={items}
          setChosen={setChosen}
          chosen={chosen}
          toggle={toggle}
          now={now}
          errorText={errorText}
        />
      )}
      <DamagedRows damaged={damaged} />
      {more && (
        <Box sx={{ p: 2 }}>
          <Button onClick={askMore} loading={loading}>
            {t('common:actions.loadMore')}
          </Button>
        </Box>
      )}
      {scanned > 0 && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ px: 3, pb: 2 }}>
          {t('tasks.noWords')}
        </Typography>
      )}
      {asked && (
        <SteerDialog
          count={touched(asked).length}
          asked={asked}
          steer={steer}
          setAsked={setAsked}
        />
      )}
    </Box>
  );
}

/** The tasks that are listed; the figures are counted again when one came, went on or was given up. */
function useTasks(filter: Parameters<typeof taskPages>[0]) {
  const list = usePaged(taskPages(filter));
  const rows = list.items.map(({ path, data }) => `${path} ${data.status}`).join();
  const counted = useRef('');
  useEffect(() => {
    const before = counted.current;
    counted.current = rows;
    if (before !== '' && !rows.startsWith(before)) countQueueAgain('change');
  }, [rows]);
  return list;
}

interface SteerDialogProps {
  count: number;
  asked: Steer;
  steer: (how: Steer, reason: string) => Promise<string | null>;
  setAsked: (next: Steer | null) => void;
}

/** Asks before the chosen tasks are steered. */
function SteerDialog({ count, asked, steer, setAsked }: SteerDialogProps) {
  const { t } = useTranslation(['queue', 'domain', 'common']);
  const format = useFormat();
  return (
    <ActDialog
      safeguards={{ fresh: true, danger: asked === 'discard' }}
      words={{
        title: t(`tasks.titles.${asked}`, {
          count: count,
          shown: format.number(count),
        }),
        text: t(`tasks.texts.${asked}`),
        confirm: t(`tasks.confirm.${asked}`),
        done: t('tasks.done'),
      }}
      verb={(reason) => steer(asked, reason)}
      onClose={() => setAsked(null)}
    />
  );
}

/** What can be done with the chosen tasks. */
function SteerButtons({
  count,
  touched,
  setAsked,
}: {
  count: number;
  touched: (steer: Steer) => readonly unknown[];
  setAsked: (next: Steer | null) => void;
}) {
  const { t } = useTranslation(['queue', 'domain', 'common']);
  const format = useFormat();
  if (!(count > 0)) return null;
  return steers.map((how) => (
    <Button
      key={how}
      size="small"
      variant="outlined"
      color={how === 'discard' ? 'error' : 'primary'}
      disabled={touched(how).length === 0}
      onClick={() => setAsked(how)}
    >
      {t(`tasks.acts.${how}`, { shown: format.number(touched(how).length) })}
    </Button>
  ));
}
