// Dropped files on their way: how far each is, why one failed, and what can be done about it.
import CloseIcon from '@mui/icons-material/Close';
import RetryIcon from '@mui/icons-material/Replay';
import {
  Alert,
  Box,
  Button,
  IconButton,
  LinearProgress,
  Link as MuiLink,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import {
  isBusy,
  isFinished,
  type ApplicantImportState,
  type Dropped,
  type DropState,
} from './importState.ts';
import { type ApplicantImport } from './applicantImport.ts';

const tones: Record<DropState, Tone> = {
  queued: 'neutral',
  reading: 'info',
  matching: 'info',
  saving: 'info',
  waiting: 'warning',
  done: 'good',
  known: 'neutral',
  same: 'neutral',
  failed: 'bad',
};
/** Rows that are shown; the rest is only counted. */
const most = 60;
/** What failed comes first, then what is in work, what waits, what is done. */
function rank(file: Dropped): number {
  if (file.state === 'failed') return 0;
  if (isBusy(file)) return 1;
  return isFinished(file) ? 3 : 2;
}

export function QueuePanel({
  applicantImport,
  state,
}: {
  applicantImport: ApplicantImport;
  state: ApplicantImportState;
}) {
  const { t } = useTranslation('resumes');
  const packs = usePackProgress();
  const { files } = state;
  if (files.length === 0) return null;
  const done = files.filter(isFinished).length;
  const failed = files.filter((file) => file.state === 'failed').length;
  const isOver = done + failed === files.length;
  const shown = [...files].sort((a, b) => rank(a) - rank(b) || a.order - b.order).slice(0, most);
  const parts = [
    t('queue.progress', { done, all: files.length }),
    ...(failed > 0 ? [t('queue.failedCount', { count: failed })] : []),
  ].join(' · ');
  return (
    <Panel
      title={t('queue.title')}
      lead={<span role="status">{parts}</span>}
      flush
      actions={
        <QueueButtons applicantImport={applicantImport} state={state} isOver={isOver} done={done} />
      }
    >
      <Stack spacing={1.5} sx={{ px: { xs: 2, sm: 3 }, pb: 1.5, '&:empty': { display: 'none' } }}>
        {!isOver && (
          <LinearProgress
            variant="determinate"
            value={((done + failed) / files.length) * 100}
            aria-label={parts}
          />
        )}
        {packs && <AiLoading progress={packs} />}
        <QueueNotices applicantImport={applicantImport} state={state} />
      </Stack>
      <Box
        component="ul"
        aria-label={t('queue.list')}
        data-testid="resume-queue"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 360, overflowY: 'auto' }}
        tabIndex={0}
      >
        {shown.map((file) => (
          <Row key={file.id} file={file} applicantImport={applicantImport} />
        ))}
      </Box>
    </Panel>
  );
}

function Row({ file, applicantImport }: { file: Dropped; applicantImport: ApplicantImport }) {
  const { t } = useTranslation(['resumes', 'faults', 'domain']);
  const format = useFormat();
  const explain = (): string | null => {
    if (file.state === 'failed' && file.failed)
      return t(`faults:${file.failed}`, { limit: format.megabytes(10) });
    if (file.state === 'known') return t('queue.knownText');
    if (file.state === 'same') return t('queue.sameText', { name: file.twin });
    return file.isCut ? t('queue.cutText') : null;
  };
  const why = explain();
  // A file that was not kept has no bytes to try again with.
  const mayRetry =
    file.state === 'failed' && file.failed !== 'fileEmpty' && file.failed !== 'fileTooLarge';
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      data-state={file.state}
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'flex-start',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.25 }}>
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography
          variant="caption"
          color={file.state === 'failed' ? 'error.main' : 'text.secondary'}
          component="p"
        >
          {why ?? format.size(file.size)}
        </Typography>
      </Box>
      <StatusChip label={t(`queue.state.${file.state}`)} tone={tones[file.state]} />
      <Stack direction="row" sx={{ minWidth: 68, justifyContent: 'flex-end' }}>
        {mayRetry && (
          <Tooltip title={t('queue.retry')}>
            <IconButton
              size="small"
              aria-label={t('queue.retryOf', { name: file.name })}
              onClick={() => applicantImport.retry(file.id)}
            >
              <RetryIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {file.state !== 'saving' && !isFinished(file) && (
          <IconButton
            size="small"
            aria-label={t('queue.remove', { name: file.name })}
            onClick={() => applicantImport.remove(file.id)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
    </Stack>
  );
}

interface StateProps {
  applicantImport: ApplicantImport;
  state: ApplicantImportState;
}

function QueueButtons({
  applicantImport,
  state: { paused, stopped },
  isOver,
  done,
}: StateProps & { isOver: boolean; done: number }) {
  const { t } = useTranslation('resumes');
  return (
    <>
      {!isOver &&
        (paused ? (
          <Button size="small" variant="contained" onClick={applicantImport.goOn}>
            {t('queue.goOn')}
          </Button>
        ) : (
          !stopped && (
            <Button size="small" variant="outlined" onClick={applicantImport.pause}>
              {t('queue.pause')}
            </Button>
          )
        ))}
      {!isOver && (
        <Button size="small" color="error" onClick={applicantImport.removeAll}>
          {t('queue.removeAll')}
        </Button>
      )}
      {done > 0 && (
        <Button size="small" onClick={applicantImport.clear}>
          {t('queue.clear')}
        </Button>
      )}
    </>
  );
}

/** Why it is paused, and what may be lost. */
function QueueNotices({ applicantImport, state }: StateProps) {
  const { t } = useTranslation('resumes');
  const { files, stopped } = state;
  return (
    <>
      {stopped === 'storage' && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={applicantImport.goOn}>
              {t('queue.goOn')}
            </Button>
          }
        >
          {t('queue.full')}{' '}
          <MuiLink
            component={Link}
            color="inherit"
            to={to('account', {}, { query: { tab: 'billing' } })}
          >
            {t('queue.plan')}
          </MuiLink>
        </Alert>
      )}
      {stopped === 'closed' && (
        <Alert severity="error" role="alert">
          {t('queue.archivedStop')}
        </Alert>
      )}
      {state.onPageOnly && <Alert severity="warning">{t('queue.pageOnly')}</Alert>}
      {files.some((file) => file.state === 'waiting') && (
        <Alert severity="warning">{t('queue.offline')}</Alert>
      )}
    </>
  );
}
