// One task of the queue.
import {
  Checkbox,
  TableCell,
  TableRow,
  Table,
  TableBody,
  TableContainer,
  TableHead,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { orgOf } from '#data/platform/oldestTasks.ts';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { isSilent } from '#domain/evaluation/queueFigures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import type { useJobError } from '#ui/product/useJobError.ts';
import { CompanyName } from './CompanyName.tsx';
import type { Stored } from '#domain/base/source.ts';

const tones: Record<AiJob['status'], Tone> = {
  queued: 'info',
  leased: 'warning',
  done: 'good',
  dead: 'bad',
  discarded: 'neutral',
};

interface TaskRowProps {
  isChosen: boolean;
  path: string;
  toggle: (path: string) => void;
  id: string;
  data: AiJob;
  now: Date;
  errorText: ReturnType<typeof useJobError>;
}

function TaskRow({ isChosen, path, toggle, id, data, now, errorText }: TaskRowProps) {
  const { t } = useTranslation(['queue', 'domain', 'common']);
  const format = useFormat();
  return (
    <TableRow selected={isChosen}>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          sx={{ p: 0.5 }}
          checked={isChosen}
          onChange={() => toggle(path)}
          slotProps={{ input: { 'aria-label': t('tasks.choose', { id }) } }}
        />
      </TableCell>
      <TableCell>
        <CompanyName orgId={orgOf(path)} />
      </TableCell>
      <TableCell>{t('tasks.kind')}</TableCell>
      <TableCell>
        <StatusChip
          tone={isSilent(data, now) ? 'bad' : tones[data.status]}
          label={isSilent(data, now) ? t('tasks.silent') : t(`domain:jobStatus.${data.status}`)}
        />
      </TableCell>
      <TableCell>
        {t('tasks.attempts', {
          attempts: format.number(data.attempts),
          cap: format.number(data.cap),
        })}
      </TableCell>
      <TableCell>{data.createdAt ? format.relative(data.createdAt, now) : '–'}</TableCell>
      <TableCell>{errorText(data.error)}</TableCell>
    </TableRow>
  );
}

const columns = ['company', 'kind', 'state', 'attempts', 'created', 'error'] as const;

interface TaskTableProps {
  rows: readonly Stored<AiJob>[];
  items: readonly Stored<AiJob>[];
  setChosen: (next: ReadonlySet<string>) => void;
  chosen: ReadonlySet<string>;
  toggle: (path: string) => void;
  now: Date;
  errorText: ReturnType<typeof useJobError>;
}

export function TaskTable({
  rows,
  items,
  setChosen,
  chosen,
  toggle,
  now,
  errorText,
}: TaskTableProps) {
  const { t } = useTranslation(['queue', 'domain', 'common']);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('tasks.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                sx={{ p: 0.5 }}
                checked={rows.length === items.length}
                indeterminate={rows.length > 0 && rows.length < items.length}
                onChange={(_, on) => setChosen(new Set(on ? items.map(({ path }) => path) : []))}
                slotProps={{ input: { 'aria-label': t('tasks.chooseAll') } }}
              />
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column}>{t(`tasks.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ id, path, data }) => (
            <TaskRow
              key={path}
              isChosen={chosen.has(path)}
              path={path}
              toggle={toggle}
              id={id}
              data={data}
              now={now}
              errorText={errorText}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
