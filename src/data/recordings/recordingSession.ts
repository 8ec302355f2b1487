// The desk of one session's recordings: every piece goes to the device as it comes; what was chosen goes to the server until it is confirmed.
import { comingTakes, isPending, recordingLimits } from '#domain/recordings/recording.ts';
import { record } from '#media/record.ts';
import type { RecordingSession } from './recordingContract.ts';
import { againTake, leftOver, reported, takenBack } from './take.ts';
import { type RecordingSessionOptions, RecordingDesk } from './recordingDesk.ts';

/** Makes the desk of one session. */
export function createRecordingSession({
  session,
  store,
  startRecording = record,
  now = Date.now,
  chance = Math.random,
  isOnline = () => globalThis.navigator?.onLine !== false,
  bytesMax = recordingLimits.bytesMax,
  ...server
}: RecordingSessionOptions): RecordingSession {
  const desk = new RecordingDesk({
    session,
    store,
    startRecording,
    now,
    chance,
    isOnline,
    bytesMax,
    server,
  });

  return {
    state: () => desk.state,
    subscribe: desk.changes.subscribe,
    open: () => desk.inTurn(desk.doOpen),
    close: () => desk.inTurn(desk.doClose),
    startTake: desk.startTake,
    chooseTake: (takeId, { transcript = null } = {}) => desk.choose(takeId, transcript),
    async discardTake(takeId) {
      const take = desk.find(takeId);
      if (take && (take.state === 'kept' || take.state === 'faulty' || take.state === 'refused'))
        await desk.drop(take);
    },
    async reportTake(takeId) {
      desk.sender.callBack(({ id }) => id === takeId);
      await desk.change(takeId, reported);
    },
    async takeBack(takeId) {
      desk.sender.callBack(({ id }) => id === takeId);
      await desk.change(takeId, takenBack);
      desk.sender.pump();
    },
    fileOf: desk.fileOf,
    retry() {
      desk.sender.forgive();
      const again = desk.all.filter(isPending).map(againTake);
      for (const take of again) void desk.set(take);
      desk.sender.pump();
    },
    async chooseLeft(hasAnswer) {
      const left = desk.all.filter(
        (take) =>
          (take.state === 'kept' || (take.state === 'faulty' && take.fault !== 'reported')) &&
          take.bytes > 0 &&
          !hasAnswer(take.answerId),
      );
      for (const take of new Map(left.map((one) => [one.answerId, one])).values())
        await desk.choose(take.id);
    },
    async chooseWell(hasAnswer) {
      const well = comingTakes(desk.all, hasAnswer).filter(({ state: one }) => one === 'kept');
      const newest = new Map(well.map((take) => [take.answerId, take.id]));
      await Promise.all(
        well.map((take) =>
          newest.get(take.answerId) === take.id ? desk.choose(take.id) : desk.drop(take),
        ),
      );
    },
    forget: () =>
      desk.inTurn(async () => {
        if (!desk.isOpen) desk.all = await desk.options.store.all(desk.options.session);
        const left = new Set(leftOver(desk.all));
        for (const take of desk.all)
          if (!left.has(take) && take.state !== 'recording' && take.state !== 'discarded')
            await desk.drop(take);
      }),
  };
}
