// The frame of a bulk tool: what is asked for, what it would touch, the typed word before it runs, how far it is, what came of it.
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { perRun } from '#data/company/bulk.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { TypedConfirmDialog } from '#ui/dialogs/TypedConfirmDialog.tsx';
import type { Bulk } from './useBulk.ts';

/** The texts of a tool, about itself and about what it found. */
interface BulkTexts<T> {
  title: string;
  lead: string;
  /** What it would touch, in sentences; the first says how many. */
  facts: (rows: readonly T[]) => string[];
  /** Single things, a few of which are shown. */
  lines: (rows: readonly T[]) => string[];
  runLabel: (rows: readonly T[]) => string;
  confirm: { title: string; text: string };
}

export interface BulkPanelProps<T> {
  id: string;
  texts: BulkTexts<T>;
  /** What is asked for. */
  controls?: ReactNode;
  disabled?: boolean;
  bulk: Bulk<T>;
}

const shownLines = 8;

export function BulkPanel<T>({ id, texts, controls, disabled = false, bulk }: BulkPanelProps<T>) {
  const { t } = useTranslation('admin');
  const { organization } = useMembership();
  const [asking, setAsking] = useState(false);
  const { title, lead, facts, runLabel, confirm } = texts;
  const { phase, found } = bulk;
  const rows = found?.rows ?? [];
  return (
    <Panel title={title} lead={lead}>
      <Stack
        spacing={2}
        data-testid={`bulk-${id}`}
        data-phase={phase}
        sx={{ alignItems: 'flex-start' }}
      >
        {controls}
        {phase !== 'running' && (
          <Button
            variant="outlined"
            onClick={bulk.runScan}
            loading={phase === 'looking'}
            disabled={disabled}
            aria-label={`${t(phase === 'idle' ? 'bulk.look' : 'bulk.lookAgain')}: ${title}`}
          >
            {t(phase === 'idle' ? 'bulk.look' : 'bulk.lookAgain')}
          </Button>
        )}
        <BulkStatus bulk={bulk} />
        {phase === 'running' && <BulkProgress bulk={bulk} label={title} />}
        {phase === 'found' && rows.length > 0 && (
          <BulkFound
            texts={texts}
            rows={rows}
            hasMore={found?.more === true}
            onRun={() => setAsking(true)}
          />
        )}
      </Stack>
      {asking && (
        <TypedConfirmDialog
          title={confirm.title}
          phrase={organization.name}
          confirmLabel={runLabel(rows)}
          onConfirm={() => {
            setAsking(false);
            bulk.run();
          }}
          onClose={() => setAsking(false)}
        >
          <Stack spacing={1}>
            <Typography>{facts(rows)[0]}</Typography>
            <Typography color="text.secondary">{confirm.text}</Typography>
          </Stack>
        </TypedConfirmDialog>
      )}
    </Panel>
  );
}

/** How far it is: looking, found nothing, running, or over with what came of it. */
function BulkStatus<T>({ bulk }: { bulk: Bulk<T> }) {
  const { t } = useTranslation('admin');
  const { phase, scan, found } = bulk;
  const of = found?.rows.length ?? 0;
  return (
    <Box role="status" sx={{ width: 1, '&:empty': { display: 'none' } }}>
      {phase === 'looking' && scan && (
        <Typography variant="body2" color="text.secondary">
          {t('bulk.looking', { looked: scan.scanned, found: scan.found })}
        </Typography>
      )}
      {phase === 'found' && of === 0 && <Typography>{t('bulk.nothing')}</Typography>}
      {phase === 'running' && (
        <Typography variant="body2">
          {t('bulk.progress', { done: bulk.done + bulk.failed, of })}
        </Typography>
      )}
      {phase === 'over' && (
        <Alert severity={bulk.failed > 0 || bulk.ended ? 'warning' : 'success'}>
          {[
            t('bulk.doneText', { count: bulk.done }),
            ...(bulk.failed > 0 ? [t('bulk.failed', { count: bulk.failed })] : []),
            ...(bulk.ended ? [t(bulk.ended === 'offline' ? 'bulk.offline' : 'bulk.stopped')] : []),
          ].join(' ')}
        </Alert>
      )}
    </Box>
  );
}

function BulkProgress<T>({ bulk, label }: { bulk: Bulk<T>; label: string }) {
  const { t } = useTranslation('admin');
  const of = bulk.found?.rows.length ?? 0;
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 520 }}>
      <LinearProgress
        variant="determinate"
        value={of === 0 ? 0 : ((bulk.done + bulk.failed) / of) * 100}
        aria-label={label}
      />
      <div>
        <Button size="small" onClick={bulk.stop}>
          {t('bulk.stop')}
        </Button>
      </div>
    </Stack>
  );
}

interface BulkFoundProps<T> {
  texts: BulkTexts<T>;
  rows: readonly T[];
  /** There is more than one run touches. */
  hasMore: boolean;
  onRun: () => void;
}

/** What it would touch, before it runs. */
function BulkFound<T>({
  texts: { facts, lines, runLabel },
  rows,
  hasMore,
  onRun,
}: BulkFoundProps<T>) {
  const { t } = useTranslation('admin');
  const all = lines(rows);
  return (
    <Box sx={{ width: 1 }}>
      <Typography variant="h3">{t('bulk.touches')}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {facts(rows).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {all.slice(0, shownLines).map((line) => (
          <Typography
            component="li"
            variant="body2"
            color="text.secondary"
            key={line}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {line}
          </Typography>
        ))}
        {all.length > shownLines && (
          <Typography component="li" variant="body2" color="text.secondary">
            {t('bulk.andMore', { count: all.length - shownLines })}
          </Typography>
        )}
      </Box>
      {hasMore && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('bulk.more', { number: perRun })}
        </Typography>
      )}
      <Button variant="contained" color="error" onClick={onRun}>
        {runLabel(rows)}
      </Button>
    </Box>
  );
}
