// The recordings of one session: every piece goes to the device as it comes; what was chosen goes to the server until it is confirmed.
import { countComingTakes, isPending, recordingLimits } from '#domain/recordings/recording.ts';
import { record } from '#media/record.ts';
import type { RecordingSession } from './recordingContract.ts';
import { retryTake, listLeftOver, markReported, takeBack } from './take.ts';
import { type RecordingSessionOptions, SessionTakes } from './sessionTakes.ts';

/** Makes the recordings of one session. */
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
  const takes = new SessionTakes({
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
    state: () => takes.state,
    subscribe: takes.changes.subscribe,
    open: () => takes.inTurn(takes.doOpen),
    close: () => takes.inTurn(takes.doClose),
    startTake: takes.startTake,
    chooseTake: (takeId, { transcript = null } = {}) => takes.choose(takeId, transcript),
    async discardTake(takeId) {
      const take = takes.find(takeId);
      if (take && (take.state === 'kept' || take.state === 'faulty' || take.state === 'refused'))
        await takes.drop(take);
    },
    async reportTake(takeId) {
      takes.sender.callBack(({ id }) => id === takeId);
      await takes.change(takeId, markReported);
    },
    async takeBack(takeId) {
      takes.sender.callBack(({ id }) => id === takeId);
      await takes.change(takeId, takeBack);
      takes.sender.pump();
    },
    fileOf: takes.fileOf,
    retry() {
      takes.sender.forgive();
      const again = takes.all.filter(isPending).map(retryTake);
      for (const take of again) void takes.set(take);
      takes.sender.pump();
    },
    async chooseLeft(hasAnswer) {
      const left = takes.all.filter(
        (take) =>
          (take.state === 'kept' || (take.state === 'faulty' && take.fault !== 'reported')) &&
          take.bytes > 0 &&
          !hasAnswer(take.answerId),
      );
      for (const take of new Map(left.map((one) => [one.answerId, one])).values())
        await takes.choose(take.id);
    },
    async chooseWell(hasAnswer) {
      const well = countComingTakes(takes.all, hasAnswer).filter(
        ({ state: one }) => one === 'kept',
      );
      const newest = new Map(well.map((take) => [take.answerId, take.id]));
      await Promise.all(
        well.map((take) =>
          newest.get(take.answerId) === take.id ? takes.choose(take.id) : takes.drop(take),
        ),
      );
    },
    forget: () =>
      takes.inTurn(async () => {
        if (!takes.isOpen) takes.all = await takes.options.store.all(takes.options.session);
        const left = new Set(listLeftOver(takes.all));
        for (const take of takes.all)
          if (!left.has(take) && take.state !== 'recording' && take.state !== 'discarded')
            await takes.drop(take);
      }),
  };
}
