// Plays a recording to the one who made it: from this device, else from what the company holds.
import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '#data/files.ts';
import type { RecordingDesk } from '#data/recordings.ts';
import type { TakeKind } from '#domain/recording.ts';
import { withDuration } from '#media/webmDuration.ts';

export interface TakePlayerProps {
  tape: RecordingDesk;
  kind: TakeKind;
  durationMs: number;
  /** The take on this device, if it was made here. */
  takeId: string | null;
  /** Where the company keeps it, once it arrived. */
  storagePath?: string | null | undefined;
  label: string;
  /** Asked for: it plays, and the focus goes to it. */
  starts?: boolean;
}

async function fileFrom(tape: RecordingDesk, takeId: string | null, storagePath: string | null): Promise<Blob | null> {
  const here = takeId ? await tape.fileOf(takeId) : null;
  return here ?? (storagePath ? fetchFile(storagePath) : null);
}

/** A recording made in pieces does not say how long it is: looked for at its far end, the length is found, and it can be wound. */
function findLength({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>): void {
  if (Number.isFinite(media.duration)) return;
  media.addEventListener('durationchange', function found() {
    if (!Number.isFinite(media.duration)) return;
    media.removeEventListener('durationchange', found);
    media.currentTime = 0;
  });
  media.currentTime = 1e10;
}

export function TakePlayer({ tape, kind, durationMs, takeId, storagePath = null, label, starts = false }: TakePlayerProps) {
  const { t } = useTranslation('interview');
  const [address, setAddress] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const made = useRef<string | null>(null);
  useEffect(() => {
    let here = true;
    // A recording made in pieces does not say how long it is: the copy to play is told.
    fileFrom(tape, takeId, storagePath).then((file) => file && withDuration(file, durationMs)).then((file) => {
      if (!here) return;
      setGone(file === null);
      if (!file) return;
      made.current = URL.createObjectURL(file);
      setAddress(made.current);
    }, () => { if (here) setGone(true); });
    return () => {
      here = false;
      const old = made.current;
      made.current = null;
      // A player that goes away may still be reading.
      if (old) setTimeout(() => URL.revokeObjectURL(old), 2_000);
      setAddress(null);
    };
  }, [tape, takeId, storagePath, durationMs]);
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    if (address && starts) player.current?.focus();
  }, [address, starts]);
  if (isGone) return <Typography variant="body2" color="text.secondary">{t('video.player.gone')}</Typography>;
  if (!address) return <Skeleton variant="rounded" sx={{ width: '100%', maxWidth: 480, height: 'auto', ...(kind === 'video' ? { aspectRatio: '4 / 3' } : { height: 54 }) }} />;
  // The candidate's own words of a minute ago: there are no captions yet.
  return kind === 'video' ? (
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <Box component="video" ref={player} autoPlay={starts} src={address} controls playsInline preload="metadata" aria-label={label} data-testid="take-player" onLoadedMetadata={findLength} sx={{ display: 'block', width: '100%', maxWidth: 480, maxHeight: '56vh', borderRadius: 2, bgcolor: '#000' }} />
  ) : (
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <Box component="audio" ref={player} autoPlay={starts} src={address} controls preload="metadata" aria-label={label} data-testid="take-player" onLoadedMetadata={findLength} sx={{ display: 'block', width: '100%', maxWidth: 480 }} />
  );
}
