// The file of an answer while it comes, and once it is here.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '#ui/page/Boundary.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import type { FileState } from './useAnswerFile.ts';
import type { TimedWords } from './timedWords.ts';
import type { Answer } from '#domain/candidate/answer.ts';

// What plays or shows a file is fetched once there is one.
const MediaPlayer = lazy(async () => ({
  default: (await import('./MediaPlayer.tsx')).MediaPlayer,
}));
const ResumePages = lazy(async () => ({
  default: (await import('#features/review/resume/ResumePages.tsx')).ResumePages,
}));

export interface AnswerMediaProps {
  answerId: string;
  answer: Answer;
  segments: readonly TimedWords[];
  language: string;
  /** Shows a document; absent: its pages alone. */
  renderDocument?: (file: Blob, name: string) => ReactNode;
}

const checks = {
  same: { tone: 'good', text: 'player.asSent' },
  unknown: { tone: 'neutral', text: 'player.noHash' },
  later: { tone: 'neutral', text: 'player.checkedLater' },
} as const;

function canPlay(mime: string): boolean {
  return (
    document.createElement(mime.startsWith('audio') ? 'audio' : 'video').canPlayType(mime) !== ''
  );
}

interface OnItsWayProps {
  state: Exclude<FileState, { kind: 'ready' }>;
  isDocument: boolean;
  size: string;
  load: () => void;
}

export function FileOnItsWay({ state, isDocument, size, load }: OnItsWayProps) {
  const { t } = useTranslation(['review', 'common', 'faults']);
  return (
    <>
      {state.kind === 'idle' && (
        <Box>
          <Button variant="outlined" startIcon={<PlayIcon />} onClick={load}>
            {t(isDocument ? 'player.show' : 'player.load', { size: size })}
          </Button>
        </Box>
      )}
      {state.kind === 'loading' && (
        <Box role="status" sx={{ maxWidth: 640 }}>
          <Typography variant="body2" sx={{ mb: 0.75 }}>
            {t('player.loading', { size: size })}
          </Typography>
          <LinearProgress aria-label={t('player.loading', { size: size })} />
        </Box>
      )}
      {state.kind === 'failed' && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={load}>
              {t('common:actions.retry')}
            </Button>
          }
        >
          {t('player.failed')} {t(`faults:${state.fault.code}`, state.fault.values)}
        </Alert>
      )}
    </>
  );
}

interface ReadyFileProps extends AnswerMediaProps {
  /** `readWhole`: all of it, checked; throws a Fault. */
  file: Extract<FileState, { kind: 'ready' }> & { readWhole: () => Promise<Blob | null> };
  name: string;
  facts: string;
}

export function ReadyFile({
  answerId,
  answer,
  file,
  name,
  facts,
  segments,
  language,
  renderDocument,
}: ReadyFileProps) {
  const { t } = useTranslation('review');
  const mime = answer.mime ?? '';
  const kind = mime.startsWith('audio') ? 'audio' : 'video';
  return (
    <>
      {file.check === 'different' && (
        <Alert severity="error" role="alert" data-check="different">
          {t('player.changed')}
        </Alert>
      )}
      <Boundary fallback={<RowsSkeleton rows={1} height={240} />}>
        {answer.type === 'resume' && file.blob ? (
          (renderDocument?.(file.blob, name) ?? <ResumePages file={file.blob} name={name} />)
        ) : canPlay(mime) ? (
          <MediaPlayer
            address={file.address}
            findAddress={file.played?.findAddress}
            kind={kind}
            label={t('player.label', { facts })}
            length={(answer.durationMs ?? 0) / 1_000}
            segments={segments}
            language={language}
          />
        ) : (
          <Alert severity="info">{t('player.unsupported', { type: mime.split(';')[0] })}</Alert>
        )}
      </Boundary>
      <FileFacts answer={answer} file={file} name={`${answerId}-${name}`} facts={facts} />
    </>
  );
}

/** What the file is, whether it is as it was sent, and keeping it. */
function FileFacts({
  answer,
  file,
  name,
  facts,
}: Pick<ReadyFileProps, 'answer' | 'file' | 'name' | 'facts'>) {
  const { t } = useTranslation('review');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="caption" color="text.secondary">
        {facts}
      </Typography>
      {file.check !== 'different' && (
        <span data-check={file.check} title={answer.sha256 ?? undefined}>
          <StatusChip label={t(checks[file.check].text)} tone={checks[file.check].tone} />
        </span>
      )}
      {file.played ? (
        <FetchAndKeep readWhole={file.readWhole} name={name} />
      ) : (
        <Button
          size="small"
          component="a"
          href={file.address}
          download={name}
          startIcon={<DownloadIcon />}
        >
          {t('player.download')}
        </Button>
      )}
    </Stack>
  );
}

/** Fetches what is not here of a recording that is played by pieces, checks it, and keeps it. */
function FetchAndKeep({
  readWhole,
  name,
}: Pick<ReadyFileProps['file'], 'readWhole'> & { name: string }) {
  const { t } = useTranslation('review');
  const [keep, { pending }] = useAction(async () => {
    const blob = await readWhole();
    if (blob) saveFile([blob], blob.type, name);
  });
  return (
    <Button size="small" loading={pending} onClick={() => void keep()} startIcon={<DownloadIcon />}>
      {t('player.download')}
    </Button>
  );
}
