// The decision that a move needs: what is missing of it, and recording it together with the move.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { recountJobs } from '#data/jobs/pipelineCounts.ts';
import { decide, type NewDecision } from '#data/review/decisions.ts';
import { readDecisionFor, stageOf } from '#domain/review/pipeline.ts';
import type { Decision } from '#domain/review/review.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import type { Asked } from './useMoves.ts';

/** The shortest reason, in characters. */
export const shortestReason = 10;

export interface StageDecision {
  outcome: Decision['outcome'];
  reason: string;
  setReason: (reason: string) => void;
  reasonCode: RejectReason | null;
  setReasonCode: (code: RejectReason | null) => void;
  /** It was handed in once: what is missing is marked. */
  tried: boolean;
  isShort: boolean;
  lacksCode: boolean;
  pending: boolean;
  submit: () => Promise<void>;
}

/** `id` names the fields: what is missing takes the focus. */
export function useStageDecision(
  jobRef: JobRef,
  uid: string,
  { session, target, before }: Asked,
  id: string,
  onClose: () => void,
): StageDecision {
  const { t } = useTranslation(['pipeline', 'domain']);
  const name = useShownName()(session.data.displayName);
  const stage = t(`domain:stage.${target}`);
  const outcome = readDecisionFor(target) ?? 'hold';
  const [reason, setReason] = useTyped(`decide/${jobRef.interviewId}/${session.id}`);
  const [reasonCode, setReasonCode] = useState<RejectReason | null>(before?.reasonCode ?? null);
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < shortestReason;
  const lacksCode = outcome === 'reject' && reasonCode === null;
  const [record, { pending }] = useAction(decide, { done: t('decide.recorded', { name, stage }) });
  async function submit(): Promise<void> {
    setTried(true);
    if (lacksCode || isShort)
      return document.getElementById(`${id}-${lacksCode ? 'code' : 'reason'}`)?.focus();
    const moved = stageOf(target);
    const given: NewDecision = {
      outcome,
      reason: reason.trim(),
      seen: before?.rev ?? 0,
      ...(reasonCode ? { reasonCode } : {}),
      ...(moved ? { stage: moved } : {}),
    };
    // Undefined means that it failed: the words stay where they are.
    if ((await record({ ...jobRef, candidateUid: session.id }, uid, given)) === undefined)
      return undefined;
    setReason('');
    recountJobs([jobRef.interviewId]);
    return onClose();
  }
  return {
    outcome,
    reason,
    setReason,
    reasonCode,
    setReasonCode,
    tried,
    isShort,
    lacksCode,
    pending,
    submit,
  };
}
