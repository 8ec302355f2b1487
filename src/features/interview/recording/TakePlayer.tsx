// Plays a recording to the one who made it: from this device, else from what the company holds.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '#data/firestore/files.ts';
import type { RecordingDesk } from '#data/recordings/recordingContract.ts';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { withDuration } from '#media/webmDuration.ts';
import { RecordingPlayer } from '#ui/files/RecordingPlayer.tsx';

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

async function fileFrom(
  tape: RecordingDesk,
  takeId: string | null,
  storagePath: string | null,
): Promise<Blob | null> {
  const here = takeId ? await tape.fileOf(takeId) : null;
  return here ?? (storagePath ? fetchFile(storagePath) : null);
}

export function TakePlayer({
  tape,
  kind,
  durationMs,
  takeId,
  storagePath = null,
  label,
  starts = false,
}: TakePlayerProps) {
  const { t } = useTranslation('interview');
  const load = useCallback(async () => {
    // A recording made in pieces does not say how long it is: the copy to play is told.
    const file = await fileFrom(tape, takeId, storagePath);
    return file && withDuration(file, durationMs);
  }, [tape, takeId, storagePath, durationMs]);
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
