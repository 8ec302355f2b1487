// Plays a recording to the one who made it: from this device, else from what the company holds.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedRecording } from '#data/recordings/playedRecordings.ts';
import { openOwnPlayed } from '#data/recordings/players.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { withDuration } from '#media/webmDuration.ts';
import { RecordingPlayer } from '#ui/files/RecordingPlayer.tsx';

export interface TakePlayerProps {
  recordingSession: RecordingSession;
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

async function readFile(
  recordingSession: RecordingSession,
  takeId: string | null,
  storagePath: string | null,
  durationMs: number,
): Promise<Blob | PlayedRecording | null> {
  const here = takeId ? await recordingSession.fileOf(takeId) : null;
  // A recording made in pieces does not contain its length: the copy to play is given it.
  if (here) return withDuration(here, durationMs);
  return storagePath ? openOwnPlayed(storagePath, durationMs) : null;
}

export function TakePlayer({
  recordingSession,
  kind,
  durationMs,
  takeId,
  storagePath = null,
  label,
  starts = false,
}: TakePlayerProps) {
  const { t } = useTranslation('interview');
  const load = useCallback(
    () => readFile(recordingSession, takeId, storagePath, durationMs),
    [recordingSession, takeId, storagePath, durationMs],
  );
  return (
    <RecordingPlayer
      kind={kind}
      load={load}
      label={label}
      gone={t('video.player.gone')}
      starts={starts}
    />
  );
}
