/** A recording or a document as the company holds it: its length and size, and to play or read it again, fetched with the candidate's own rights; a recording as it is played. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '#data/firestore/files.ts';
import type { PlayedRecording } from '#data/recordings/playedRecordings.ts';
import { openPlayed } from '#data/recordings/players.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { clockOf } from '#features/interview/session/answering.ts';

export interface SentFileProps {
  answer: Pick<Answer, 'storagePath' | 'mime' | 'size' | 'durationMs'>;
  name: string;
}

type State =
  | { kind: 'idle' | 'loading' | 'failed' | 'unsupported' }
  | { kind: 'ready'; address: string; played: PlayedRecording | null };

/** Fetches a file with the candidate's own rights; its address is given back when the screen is left. */
function useSentFile({
  storagePath,
  mime,
  durationMs,
}: Pick<Answer, 'storagePath' | 'mime' | 'durationMs'>) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const close = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      close.current?.();
      close.current = null;
    },
    [storagePath],
  );
  async function load(path: string): Promise<void> {
    setState({ kind: 'loading' });
    try {
      const played = /^(audio|video)/.test(mime ?? '')
        ? await openPlayed(
            { path, mime: mime ?? '', durationMs: durationMs ?? 0 },
            { onFault: () => setState({ kind: 'failed' }) },
          )
        : null;
      close.current?.();
      if (played) {
        close.current = played.close;
        return setState({ kind: 'ready', address: played.address, played });
      }
      const blob = await fetchFile(path);
      const address = URL.createObjectURL(mime ? new Blob([blob], { type: mime }) : blob);
      close.current = () => URL.revokeObjectURL(address);
      return setState({ kind: 'ready', address, played: null });
    } catch {
      return setState({ kind: 'failed' });
    }
  }
  const markUnsupported = (): void => setState({ kind: 'unsupported' });
  return { state, load, markUnsupported };
}

export function SentFile({ answer: { storagePath, mime, size, durationMs }, name }: SentFileProps) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const { state, load, markUnsupported } = useSentFile({ storagePath, mime, durationMs });
  if (!storagePath) return null;
  const kind = mime?.startsWith('audio/')
    ? 'audio'
    : mime?.startsWith('video/')
      ? 'video'
      : 'paper';
  const label = t(`sent.file.${kind}`, {
    length: clockOf((durationMs ?? 0) / 1_000),
    size: format.size(size ?? 0),
  });
  const file = `${name}.${storagePath.split('.').at(-1) ?? 'bin'}`;
  return (
    <Stack spacing={1} sx={{ mb: 1.5, alignItems: 'flex-start' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography variant="body2" sx={{ fontWeight: 560 }}>
          {label}
        </Typography>
        {state.kind !== 'ready' && (
          <Button
            size="small"
            variant="outlined"
            loading={state.kind === 'loading'}
            onClick={() => void load(storagePath)}
            aria-label={t('sent.playThis', { what: label })}
            sx={{ displayPrint: 'none' }}
          >
            {kind === 'paper' ? t('sent.download') : t('sent.play')}
          </Button>
        )}
        {state.kind === 'ready' && state.played && <KeepWhole played={state.played} name={file} />}
        {state.kind === 'ready' && !state.played && (
          <Button
            size="small"
            component="a"
            href={state.address}
            download={file}
            sx={{ displayPrint: 'none' }}
          >
            {t('sent.download')}
          </Button>
        )}
      </Stack>
      {state.kind === 'failed' && <Alert severity="error">{t('sent.failed')}</Alert>}
      {state.kind === 'unsupported' && <Alert severity="info">{t('sent.unsupported')}</Alert>}
      {state.kind === 'ready' && kind !== 'paper' && (
        // One's own words, with the transcript below: there are no captions.
        <Box
          component={kind}
          src={state.address}
          controls
          playsInline
          aria-label={label}
          data-testid="sent-player"
          onError={markUnsupported}
          sx={{
            display: 'block',
            width: '100%',
            maxWidth: 480,
            maxHeight: '56vh',
            displayPrint: 'none',
          }}
        />
      )}
    </Stack>
  );
}

/** Fetches what is not here of a recording that is played by pieces, and keeps it. */
function KeepWhole({ played, name }: { played: PlayedRecording; name: string }) {
  const { t } = useTranslation('afterwards');
  const [keep, { pending }] = useAction(async () => {
    const blob = await played.readWhole();
    saveFile([blob], blob.type, name);
  });
  return (
    <Button
      size="small"
      loading={pending}
      onClick={() => void keep()}
      sx={{ displayPrint: 'none' }}
    >
      {t('sent.download')}
    </Button>
  );
}
