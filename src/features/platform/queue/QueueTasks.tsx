// The tasks themselves, page by page, filtered by what the address says; chosen ones are tried again, put back or given up.
import {
  Box,
  Button,
  Checkbox,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countQueueAgain, orgOf } from '#data/platform/platformQueue.ts';
import { steerTasks, taskPages } from '#data/platform/queueTasks.ts';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import {
  errorCode,
  isSilent,
  jobStates,
  maySteer,
  steers,
  type Steer,
} from '#domain/evaluation/queueFigures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useJobError } from '#ui/product/useJobError.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { CompanyPicker } from '#features/platform/CompanyPicker.tsx';
import { useAddress } from '#features/platform/useAddress.ts';
import { CompanyName } from './CompanyName.tsx';

const tones: Record<AiJob['status'], Tone> = {
  queued: 'info',
  leased: 'warning',
  done: 'good',
  dead: 'bad',
  discarded: 'neutral',
};
const columns = ['company', 'kind', 'state', 'attempts', 'created', 'error'] as const;

export function QueueTasks() {
  const { t } = useTranslation(['queue', 'domain', 'common']);
  const format = useFormat();
  const now = useNow();
  const errorText = useJobError();
  const [at, change] = useAddress();
  const status = jobStates.find((state) => state === at('state')) ?? null;
  const [error, orgId] = [errorCode(at('error')), at('company') || null];
  const { items, damaged, more, loading, scanned, askMore } = usePaged(
    taskPages({ status, error, orgId }),
  );
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
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', px: { xs: 2, sm: 3 }, pb: 2, alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label={t('tasks.state')}
          value={status ?? ''}
          onChange={(event) => {
            setChosen(new Set());
            change({ state: event.target.value, error: null });
          }}
          sx={{ minWidth: 160 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('tasks.all')}</MenuItem>
          {jobStates.map((state) => (
            <MenuItem key={state} value={state}>
              {t(`domain:jobStatus.${state}`)}
            </MenuItem>
          ))}
        </TextField>
        <CompanyPicker
          label={t('tasks.company')}
          value={orgId ?? ''}
          onChange={(next) => {
            setChosen(new Set());
            change({ company: next });
          }}
        />
        {error && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => change({ error: null })}
            aria-label={t('tasks.dropError', { what: errorText(error) })}
          >
            {errorText(error)} ✕
          </Button>
        )}
        {rows.length > 0 &&
          steers.map((how) => (
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
          ))}
      </Stack>
      {items.length === 0 && !loading && (
        <EmptyState heading="h3" title={t('tasks.none')} text={t('tasks.noneText')} />
      )}
      {items.length > 0 && (
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
                    onChange={(_, on) =>
                      setChosen(new Set(on ? items.map(({ path }) => path) : []))
                    }
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
                <TableRow key={path} selected={chosen.has(path)}>
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      sx={{ p: 0.5 }}
                      checked={chosen.has(path)}
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
                      label={
                        isSilent(data, now)
                          ? t('tasks.silent')
                          : t(`domain:jobStatus.${data.status}`)
                      }
                    />
                  </TableCell>
                  <TableCell>
                    {t('tasks.attempts', {
                      attempts: format.number(data.attempts),
                      cap: format.number(data.cap),
                    })}
                  </TableCell>
                  <TableCell>
                    {data.createdAt ? format.relative(data.createdAt, now) : '–'}
                  </TableCell>
                  <TableCell>{errorText(data.error)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
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
        <ActDialog
          fresh
          title={t(`tasks.titles.${asked}`, {
            count: touched(asked).length,
            shown: format.number(touched(asked).length),
          })}
          text={t(`tasks.texts.${asked}`)}
          confirmLabel={t(`tasks.confirm.${asked}`)}
          done={t('tasks.done')}
          danger={asked === 'discard'}
          verb={(reason) => steer(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
