// Sends the interview once every word and every recording is confirmed; waits for the network, and never claims more than the server confirmed.
import { useEffect, useState } from 'react';
import { submitInterview } from '#data/candidate/candidate.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { OutboxState } from '#data/candidate/outboxContract.ts';
import { isUnsaved } from '#data/candidate/outboxEntry.ts';
import { isUploadPending } from '#data/resume/resumeUploadContract.ts';
import type { ResumeUpload } from '#data/resume/resumeUploadStore.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { countComingTakes, isPending, type Recordings } from '#domain/recordings/recording.ts';

type SendStep = 'idle' | 'words' | 'recordings' | 'network' | 'sending' | 'blocked';
export interface Sending {
  step: SendStep;
  fault: Fault | null;
}

const pauseMs = 3_000;
/** Refusals that waiting does not change. */
const final: readonly Fault['code'][] = [
  'sessionClosed',
  'permissionDenied',
  'notFound',
  'damaged',
];

/** How far the sending is. `wanted` is the candidate's wish, kept on this device; `stop` calls it back when it cannot be met. */
export function useSending(
  candidateRef: CandidateRef,
  state: OutboxState,
  recordings: Recordings,
  uploads: readonly ResumeUpload[],
  wanted: boolean,
  isOnline: boolean,
  hasAnswer: (answerId: string) => boolean,
  stop: () => void,
): Sending {
  const [fault, setFault] = useState<Fault | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const entries = [...state.entries.values()];
  // A recording that is just ending is on its way, too: leaving its question makes it the answer.
  const onTheWay = [
    ...recordings.takes.filter(isPending),
    ...countComingTakes(recordings.takes, hasAnswer),
  ];
  const blocked =
    entries.some((entry) => entry.conflict !== null || entry.refusal !== null) ||
    onTheWay.some((take) => take.state === 'refused') ||
    uploads.some((upload) => upload.state === 'refused');
  const unsaved = entries.some(isUnsaved) || uploads.some(isUploadPending);
  const ready = wanted && !blocked && !unsaved && onTheWay.length === 0 && isOnline;
  const { orgId, interviewId, candidateUid } = candidateRef;

  useEffect(() => {
    if (!wanted) return;
    setFault(null);
    setAttempt(0);
  }, [wanted]);
  useEffect(() => {
    if (!ready) return undefined;
    let current = true;
    const timer = setTimeout(
      () => {
        setBusy(true);
        submitInterview({ orgId, interviewId, candidateUid })
          .then(
            () => undefined,
            (error: unknown) => {
              if (!current) return;
              const met = toFault(error);
              setFault(met);
              if (final.includes(met.code)) stop();
              else setAttempt((count) => count + 1);
            },
          )
          .finally(() => setBusy(false));
      },
      attempt === 0 ? 0 : pauseMs,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // `stop` is made anew with each render and only called once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, attempt, orgId, interviewId, candidateUid]);

  if (!wanted) return { step: 'idle', fault };
  if (blocked) return { step: 'blocked', fault: null };
  if (!isOnline) return { step: 'network', fault: null };
  if (unsaved) return { step: 'words', fault: null };
  if (onTheWay.length > 0) return { step: 'recordings', fault: null };
  return { step: busy || attempt === 0 ? 'sending' : 'network', fault: null };
}
