// Moving many: progress, stop and go on, who could not be moved and why, and the way back.
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { countIn, takeBackMoves, type MoveRun } from './bulkMoves.ts';
import type { BulkMoves } from './useBulkMoves.ts';

const listed = 10;

export function BulkMovesView({ moves, run }: { moves: BulkMoves; run: MoveRun }) {
  const { t } = useTranslation(['pipeline', 'faults']);
  const format = useFormat();
  const [moved, failed, all] = [countIn(run, 'moved'), countIn(run, 'failed'), run.items.length];
  const left = all - moved;
  const progress = t(run.undoes ? 'bulk.progressBack' : 'bulk.progress', {
    moved: format.number(moved),
    all: format.number(all),
  });
  return (
    <Stack
      spacing={1.5}
      data-testid="bulk-moves"
      data-moved={moved}
      data-of={all}
      sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {progress}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 100 : (moved / all) * 100}
        aria-label={progress}
      />
      {!moves.isRunning && left > 0 && moves.stop !== 'done' && (
        <Alert severity="warning">
          {t(moves.stop === 'offline' ? 'bulk.offline' : 'bulk.stopped', { count: left })}
        </Alert>
      )}
      {failed > 0 && !moves.isRunning && (
        <Alert severity="error">
          {t('bulk.failed', { count: failed })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {run.items
              .filter((item) => item.state === 'failed')
              .slice(0, listed)
              .map((item) => (
                <li key={item.id}>
                  {item.name}: {t(`faults:${item.fault ?? 'unknown'}`)}
                </li>
              ))}
          </Box>
          {failed > listed && t('bulk.moreFailed', { count: failed - listed })}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {moves.isRunning && (
          <Button variant="outlined" onClick={moves.pause}>
            {t('bulk.pause')}
          </Button>
        )}
        {!moves.isRunning && left > 0 && (
          <Button variant="contained" onClick={() => void moves.start(run)}>
            {t('bulk.goOn', { count: left })}
          </Button>
        )}
        {!moves.isRunning && moved > 0 && !run.undoes && (
          <Button variant="outlined" onClick={() => void moves.start(takeBackMoves(run))}>
            {t('bulk.undo', { count: moved })}
          </Button>
        )}
        {!moves.isRunning && (
          <Button onClick={moves.drop}>{t(left > 0 ? 'bulk.drop' : 'bulk.close')}</Button>
        )}
      </Stack>
    </Stack>
  );
}
