// The recording of one's own answer: found on the device or in the account, and saved, taken out or deleted.
import { useCallback } from 'react';
import { openOwnPlayed } from '#data/recordings/players.ts';
import { buildPracticeFilePath, unsaveRecording } from '#data/seeker/practiceRecordings.ts';
import { Fault } from '#domain/base/fault.ts';
import { recordingLimits } from '#domain/recordings/recording.ts';
import { withDuration } from '#media/webmDuration.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { usePracticeRecordings } from './usePracticeRecordings.ts';

export interface RecordingSource {
  uid: string;
  /** The name under which the device stores it (takeName). */
  name: string;
  /** The file in the account, when it was saved. */
  file: string | null;
  /** Stores the attempt first, so that there is a document to name the file; absent when it is stored. False: it did not work. */
  beforeSave?: () => Promise<boolean>;
}

export function useOwnRecording({ uid, name, file, beforeSave }: RecordingSource) {
  const { recordingSession, recordings, takeOf } = usePracticeRecordings(uid);
  const take = takeOf(name);
  const takeId = take?.id ?? null;
  const lengthMs = take?.durationMs ?? 0;
  const load = useCallback(async () => {
    const here = takeId ? await recordingSession.fileOf(takeId) : null;
    if (here) return withDuration(here, lengthMs);
    return file ? openOwnPlayed(buildPracticeFilePath(uid, file), lengthMs) : null;
  }, [recordingSession, takeId, file, uid, lengthMs]);
  const [save, saving] = useAction(async () => {
    if (take && take.bytes > recordingLimits.practiceBytesMax)
      throw new Fault('fileTooLarge', { values: { limit: '60 MB' } });
    if (take && (!beforeSave || (await beforeSave()))) await recordingSession.chooseTake(take.id);
  });
  const [unsave, unsaving] = useAction(async () => {
    await unsaveRecording(uid, name, { take, file });
    return true;
  });
  const [remove, removing] = useAction(async () => {
    if (file || (take && take.state !== 'kept' && take.state !== 'faulty'))
      await unsaveRecording(uid, name, { take, file });
    if (take) await recordingSession.discardTake(take.id);
    return true;
  });
  return {
    take,
    level: recordings.level,
    load,
    save,
    saving,
    unsave,
    unsaving,
    remove,
    removing,
  };
}
