// A decision while it is made: what is chosen and written, what is missing, and recording it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { decide, type OutcomeText } from '#data/review/decisions.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Stage } from '#domain/candidate/session.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import type { Decision } from '#domain/review/review.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { useMessage, type MessageAbout } from './useMessage.ts';

export interface DecisionInput {
  candidateRef: CandidateRef;
  uid: string;
  session: StaffSession;
  seen: Decision | null;
  isNotified: boolean;
  about: MessageAbout;
  onClose: () => void;
}

/** The shortest reason, in characters. */
export const shortestReason = 10;

/** Where a candidate goes after a decision, unless they are already further. */
function stageAfter(outcome: Decision['outcome'], stage: Stage | null): Stage | null {
  if (outcome === 'reject') return stage === 'rejected' ? null : 'rejected';
  if (outcome === 'advance')
    return stage === 'shortlisted' || stage === 'offer' || stage === 'hired' ? null : 'shortlisted';
  return null;
}

/** `id` names the fields: the first that lacks something takes the focus. */
export function useDecision(
  { candidateRef, uid, session, seen, isNotified, about, onClose }: DecisionInput,
  id: string,
) {
  const { t } = useTranslation('review');
  const [outcome, setOutcome] = useState<Decision['outcome'] | null>(seen?.outcome ?? null);
  const {
    value: reason,
    set: setReason,
    forget: forgetReason,
  } = useKept(`${about.keptAs}/reason`, z.string(), '');
  const [reasonCode, setReasonCode] = useState<RejectReason | null>(seen?.reasonCode ?? null);
  const [moves, setMoves] = useState(true);
  const [notifiesCandidate, setNotifiesCandidate] = useState(false);
  const [tried, setTried] = useState(false);
  const advance = useMessage('advance', about);
  const reject = useMessage('reject', about);
  const message = outcome === 'reject' ? reject : advance;
  const [record, recording] = useAction(decide, { done: t('decision.recorded') });
  const next = outcome && stageAfter(outcome, session.stage ?? null);
  const tellable = outcome !== null && outcome !== 'hold';
  const candidateMessage: OutcomeText | undefined =
    tellable && (notifiesCandidate || isNotified) ? message.text : undefined;
  const problems = {
    outcome: outcome === null,
    code: outcome === 'reject' && reasonCode === null,
    reason: reason.trim().length < shortestReason,
    message: candidateMessage !== undefined && candidateMessage.message.trim() === '',
  };

  async function submit(): Promise<void> {
    setTried(true);
    if (outcome === null || problems.code || problems.reason || problems.message) {
      const inForm = (['code', 'reason', 'message'] as const).find((name) => problems[name]);
      const first = outcome === null ? 'outcome' : (inForm ?? 'message');
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    const given = {
      outcome,
      reason: reason.trim(),
      ...(reasonCode ? { reasonCode } : {}),
      seen: seen?.rev ?? 0,
      ...(moves && next ? { stage: next } : {}),
      ...(candidateMessage ? { candidateMessage } : {}),
    };
    // Undefined means that it failed: the words stay where they are.
    if ((await record(candidateRef, uid, given)) === undefined) return;
    forgetReason();
    message.forget();
    onClose();
  }
  return {
    outcome,
    setOutcome,
    reason,
    setReason,
    reasonCode,
    setReasonCode,
    moves,
    setMoves,
    notifiesCandidate,
    setNotifiesCandidate,
    tried,
    message,
    next,
    tellable,
    candidateMessage,
    problems,
    pending: recording.pending,
    submit,
  };
}
export type DecisionMaking = ReturnType<typeof useDecision>;
