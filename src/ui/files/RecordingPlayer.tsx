// Plays a recording that is fetched when it is shown, from wherever it is kept.
import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** A recording that is not fetched whole. */
interface PlayedAddress {
  address: string;
  close: () => void;
}

export interface RecordingPlayerProps {
  kind: 'audio' | 'video';
  /** The file, or where it is played from; null when it is nowhere. The same function means the same file. */
  load: () => Promise<Blob | PlayedAddress | null>;
  label: string;
  /** Instead of the player, when there is no file or it cannot be fetched. */
  gone: string;
  /** Asked for: it plays, and the focus goes to it. */
  starts?: boolean;
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

function giveAddress(file: Blob): PlayedAddress {
  const address = URL.createObjectURL(file);
  return { address, close: () => URL.revokeObjectURL(address) };
}

/** An address of the file for as long as it is shown; `isGone` when there is none or it cannot be fetched. */
function useFileAddress(load: RecordingPlayerProps['load']): {
  address: string | null;
  isGone: boolean;
} {
  const [address, setAddress] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const made = useRef<PlayedAddress | null>(null);
  useEffect(() => {
    let here = true;
    load().then(
      (file) => {
        if (here) setGone(file === null);
        if (!file) return;
        const given = file instanceof Blob ? giveAddress(file) : file;
        if (!here) return given.close();
        made.current = given;
        setAddress(given.address);
      },
      () => {
        if (here) setGone(true);
      },
    );
    return () => {
      here = false;
      const old = made.current;
      made.current = null;
      // A player that goes away may still be reading.
      if (old) setTimeout(old.close, 2_000);
      setAddress(null);
    };
  }, [load]);
  return { address, isGone };
}

export function RecordingPlayer({ kind, load, label, gone, starts = false }: RecordingPlayerProps) {
  const { address, isGone } = useFileAddress(load);
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    if (address && starts) player.current?.focus();
  }, [address, starts]);
  if (isGone)
    return (
      <Typography variant="body2" color="text.secondary">
        {gone}
      </Typography>
    );
  if (!address)
    return (
      <Skeleton
        variant="rounded"
        sx={{
          width: '100%',
          maxWidth: 480,
          height: 'auto',
          ...(kind === 'video' ? { aspectRatio: '4 / 3' } : { height: 54 }),
        }}
      />
    );
  // The speaker's own words of a minute ago: there are no captions yet.
  return kind === 'video' ? (
    <Box
      component="video"
      ref={player}
      autoPlay={starts}
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      data-testid="take-player"
      onLoadedMetadata={findLength}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 480,
        maxHeight: '56vh',
        borderRadius: 2,
        bgcolor: '#000',
      }}
    />
  ) : (
    <Box
      component="audio"
      ref={player}
      autoPlay={starts}
      src={address}
      controls
      preload="metadata"
      aria-label={label}
      data-testid="take-player"
      onLoadedMetadata={findLength}
      sx={{ display: 'block', width: '100%', maxWidth: 480 }}
    />
  );
}
