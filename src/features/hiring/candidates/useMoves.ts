// Moving candidates one by one: at once, with a way back; where something has to be decided first, by asking a person.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDecision } from '#data/review/decisions.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { recountJobs } from '#data/jobs/pipelineCounts.ts';
import { moveStage } from '#data/candidate/stages.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import {
  readDecisionFor,
  stageOf,
  toMoveTarget,
  type MoveTarget,
} from '#domain/review/pipeline.ts';
import type { Decision } from '#domain/review/review.ts';
import type { Stored } from '#domain/base/source.ts';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useOnTheWay, type Going } from './useOnTheWay.ts';

export interface Asked {
  session: Stored<Candidate>;
  target: MoveTarget;
  before: Decision | null;
}
export interface Moves {
  move: (session: Stored<Candidate>, target: MoveTarget) => void;
  /** Those on their way, by id: shown where they go, and a moment longer, until the lists have heard of it. */
  onTheWay: ReadonlyMap<string, Going>;
  /** Waits for a person's decision. */
  asked: Asked | null;
  /** The question was answered or dropped. */
  settle: () => void;
}

export function useMoves(jobRef: JobRef, uid: string): Moves {
  const { t } = useTranslation(['pipeline', 'domain', 'common']);
  const { onTheWay, show, land } = useOnTheWay();
  const [asked, setAsked] = useState<Asked | null>(null);
  // One after the other: a second move waits for the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [decisionOn] = useAction(async (candidateUid: string) => ({
    made: await readDecision({ ...jobRef, candidateUid }),
  }));
  const [write] = useAction(
    async (session: Stored<Candidate>, from: MoveTarget, to: MoveTarget) => {
      await moveStage({ ...jobRef, candidateUid: session.id }, uid, stageOf(from), stageOf(to));
      recountJobs([jobRef.interviewId]);
      return true as const;
    },
  );

  async function run(
    session: Stored<Candidate>,
    from: MoveTarget,
    to: MoveTarget,
    offersUndo: boolean,
  ): Promise<void> {
    show(session.id, { session, target: to, landed: false });
    const needed = readDecisionFor(to);
    const known = needed ? await decisionOn(session.id) : undefined;
    if (needed && !known) return show(session.id, null);
    if (needed && known?.made?.outcome !== needed) {
      show(session.id, null);
      return setAsked({ session, target: to, before: known?.made ?? null });
    }
    if (!(await write(session, from, to))) return show(session.id, null);
    land(session, to);
    if (offersUndo)
      notifyUndo(
        t('move.done', { name: session.data.displayName, stage: t(`domain:stage.${to}`) }),
        t('common:actions.undo'),
        () => enqueue(session, to, from, false),
      );
    return undefined;
  }
  function enqueue(
    session: Stored<Candidate>,
    from: MoveTarget,
    to: MoveTarget,
    offersUndo: boolean,
  ): void {
    queue.current = queue.current.then(() => run(session, from, to, offersUndo));
  }
  return {
    onTheWay,
    asked,
    settle: () => setAsked(null),
    move: (session, target) => {
      const from = toMoveTarget(session.data.stage);
      if (from !== target) enqueue(session, from, target, true);
    },
  };
}
