// The recording or paper of an answer: fetched when it comes into view, checked against its hash, then played or shown; never without a way to keep it.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/candidate/answer.ts';
import { revealsIdentity } from '#domain/candidate/identity.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { MediaPlayer } from './MediaPlayer.tsx';
import { ResumePages } from '#features/review/resume/ResumePages.tsx';
import { useIdentity } from '#features/review/parts/identityContext.ts';
import { clockOf, type TimedWords } from './timedWords.ts';
import { useAnswerFile } from './useAnswerFile.ts';

export interface AnswerMediaProps {
  answerId: string;
  answer: Answer;
  segments: readonly TimedWords[];
  language: string;
  /** Shows a paper; absent: its pages alone. */
  renderDocument?: (file: Blob, name: string) => ReactNode;
}

/** Larger files wait for a press: a reviewer on the road decides. Bytes. */
const byItself = 20 * 1024 * 1024;

const checks = {
  same: { tone: 'good', text: 'player.asSent' },
  unknown: { tone: 'neutral', text: 'player.noHash' },
} as const;

function canPlay(mime: string): boolean {
  return (
    document.createElement(mime.startsWith('audio') ? 'audio' : 'video').canPlayType(mime) !== ''
  );
}

export function AnswerMedia({
  answerId,
  answer,
  segments,
  language,
  renderDocument,
}: AnswerMediaProps) {
  const { t } = useTranslation(['review', 'common', 'faults', 'blind']);
  const format = useFormat();
  const { state, load } = useAnswerFile(answer);
  const container = useRef<HTMLDivElement>(null);
  const mime = answer.mime ?? '';
  const isDocument = answer.type === 'resume';
  const kind = mime.startsWith('audio') ? 'audio' : 'video';
  const size = answer.size ?? 0;
  const { blind, open } = useIdentity();
  const closed = blind && !open && revealsIdentity(mime);
  const waits = state.kind === 'idle' && !closed;
  useEffect(() => {
    if (
      !waits ||
      size > byItself ||
      !container.current ||
      typeof IntersectionObserver === 'undefined'
    )
      return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: '200px' },
    );
    watch.observe(container.current);
    return () => watch.disconnect();
  }, [waits, size, load]);

  if (closed)
    return (
      <Alert
        severity="info"
        icon={<LockIcon fontSize="inherit" />}
        data-testid="answer-media"
        data-state="closed"
        sx={{ mb: 1.5 }}
      >
        {t(isDocument ? 'blind:desk.file.paper' : 'blind:desk.file.video')}
      </Alert>
    );
  const megabytes = format.size(size);
  const facts = [
    t(isDocument ? 'player.paper' : `player.kind.${kind}`),
    ...(answer.durationMs ? [clockOf(answer.durationMs / 1_000)] : []),
    megabytes,
  ].join(' · ');
  const name = answer.storagePath?.split('/').at(-1) ?? answerId;
  return (
    <Stack
      ref={container}
      spacing={1}
      sx={{ mb: 1.5 }}
      data-testid="answer-media"
      data-state={state.kind}
    >
      {state.kind === 'idle' && (
        <Box>
          <Button variant="outlined" startIcon={<PlayIcon />} onClick={load}>
            {t(isDocument ? 'player.show' : 'player.load', { size: megabytes })}
          </Button>
        </Box>
      )}
      {state.kind === 'loading' && (
        <Box role="status" sx={{ maxWidth: 640 }}>
          <Typography variant="body2" sx={{ mb: 0.75 }}>
            {t('player.loading', { size: megabytes })}
          </Typography>
          <LinearProgress aria-label={t('player.loading', { size: megabytes })} />
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
      {state.kind === 'ready' && state.check === 'different' && (
        <Alert severity="error" role="alert" data-check="different">
          {t('player.changed')}
        </Alert>
      )}
      {state.kind === 'ready' &&
        (isDocument ? (
          (renderDocument?.(state.blob, name) ?? <ResumePages file={state.blob} name={name} />)
        ) : canPlay(mime) ? (
          <MediaPlayer
            address={state.address}
            kind={kind}
            label={t('player.label', { facts })}
            length={(answer.durationMs ?? 0) / 1_000}
            segments={segments}
            language={language}
          />
        ) : (
          <Alert severity="info">{t('player.unsupported', { type: mime.split(';')[0] })}</Alert>
        ))}
      {state.kind === 'ready' && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="caption" color="text.secondary">
            {facts}
          </Typography>
          {state.check !== 'different' && (
            <span data-check={state.check} title={answer.sha256 ?? undefined}>
              <StatusChip label={t(checks[state.check].text)} tone={checks[state.check].tone} />
            </span>
          )}
          <Button
            size="small"
            component="a"
            href={state.address}
            download={`${answerId}-${name}`}
            startIcon={<DownloadIcon />}
          >
            {t('player.download')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
