// Plays a recording: one set of controls for video and voice, by mouse, touch and keyboard, with captions where words have times.
import { Alert, Box, Stack } from '@mui/material';
import { useCallback, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { actOf, makePlayback, type FindAddress } from './playback.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { TimedTranscript } from './TimedTranscript.tsx';
import { captionsOf, type TimedWords } from './timedWords.ts';

export interface MediaPlayerProps {
  address: string;
  /** Given for what is played by pieces: nothing is fetched before somebody plays it. */
  findAddress?: FindAddress | undefined;
  kind: TakeKind;
  label: string;
  /** Seconds; 0 when unknown. */
  length: number;
  segments: readonly TimedWords[];
  language: string;
}

const controls = 'button, input, select, a, [role="slider"], [role="combobox"], [role="listbox"]';

export function MediaPlayer({
  address,
  findAddress,
  kind,
  label,
  length,
  segments,
  language,
}: MediaPlayerProps) {
  const { t } = useTranslation('review');
  const [playback] = useState(() => makePlayback(length, findAddress));
  const state = useSyncExternalStore(playback.subscribe, playback.state);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
      return;
    const act = actOf(event.key, playback, event.target.closest(controls) !== null);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Stack
      role="group"
      tabIndex={0}
      aria-label={label}
      aria-keyshortcuts="Space ArrowLeft ArrowRight K J L"
      onKeyDown={press}
      data-testid="player"
      data-playing={state.playing}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
        maxWidth: 640,
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <PlayedMedia
        address={address}
        isFetched={!findAddress}
        kind={kind}
        playback={playback}
        segments={segments}
        language={language}
      />
      {state.broken ? (
        <Alert severity="warning" role="alert" square>
          {t('player.broken')}
        </Alert>
      ) : (
        <PlayerControls
          playback={playback}
          state={state}
          hasCaptions={kind === 'video' && segments.length > 0}
          isVideo={kind === 'video'}
        />
      )}
      {segments.length > 0 && (
        <TimedTranscript segments={segments} time={state.time} onSeek={playback.seek} />
      )}
    </Stack>
  );
}

/** The recording itself, with captions where words have times. */
function PlayedMedia({
  address,
  isFetched,
  kind,
  playback,
  segments,
  language,
}: Pick<MediaPlayerProps, 'address' | 'kind' | 'segments' | 'language'> & {
  isFetched: boolean;
  playback: ReturnType<typeof makePlayback>;
}) {
  const { t } = useTranslation('review');
  const take = useCallback(
    (media: HTMLMediaElement | null) => (media ? playback.attach(media) : undefined),
    [playback],
  );
  const words = captionsOf(segments);
  const captions = useCallback(
    (track: HTMLTrackElement | null) => {
      if (!track) return undefined;
      const made = URL.createObjectURL(new Blob([words], { type: 'text/vtt' }));
      track.src = made;
      return () => URL.revokeObjectURL(made);
    },
    [words],
  );
  const about = { srcLang: language, label: t('player.captions'), default: segments.length > 0 };
  const preload = isFetched ? 'metadata' : 'none';
  return kind === 'video' ? (
    <Box
      component="video"
      ref={take}
      src={address}
      playsInline
      preload={preload}
      onClick={playback.toggle}
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: '60vh',
        aspectRatio: '4 / 3',
        bgcolor: 'common.black',
        cursor: 'pointer',
      }}
    >
      <track kind="captions" ref={captions} {...about} />
    </Box>
  ) : (
    <audio ref={take} src={address} preload={preload}>
      <track kind="captions" ref={captions} {...about} />
    </audio>
  );
}
