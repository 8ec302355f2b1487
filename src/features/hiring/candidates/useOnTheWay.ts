// Candidates on their way to another stage: shown where they go, and a moment longer, until the lists have heard of it.
import { useCallback, useState } from 'react';
import type { Stored } from '#domain/base/source.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { stageOf, type MoveTarget } from '#domain/review/pipeline.ts';

export interface Going {
  session: Stored<Candidate>;
  target: MoveTarget;
  /** The server has confirmed it. */
  landed: boolean;
}

/** How long a list may take to hear of a move. */
const settleMs = 2_000;

interface OnTheWay {
  onTheWay: ReadonlyMap<string, Going>;
  /** Shows somebody where they go; null: where they were. */
  show: (id: string, going: Going | null) => void;
  /** The server has confirmed it. */
  land: (session: Stored<Candidate>, target: MoveTarget) => void;
}

export function useOnTheWay(): OnTheWay {
  const [onTheWay, setOnTheWay] = useState<OnTheWay['onTheWay']>(new Map());
  const show = useCallback(
    (id: string, going: Going | null) =>
      setOnTheWay((before) => {
        const after = new Map(before);
        if (going) after.set(id, going);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const land = useCallback(
    (session: Stored<Candidate>, target: MoveTarget) => {
      const landed: Going = {
        session: { ...session, data: { ...session.data, stage: stageOf(target) } },
        target,
        landed: true,
      };
      show(session.id, landed);
      // Unless somebody has moved them again meanwhile.
      setTimeout(
        () =>
          setOnTheWay((before) =>
            before.get(session.id) === landed
              ? new Map([...before].filter(([id]) => id !== session.id))
              : before,
          ),
        settleMs,
      );
    },
    [show],
  );
  return { onTheWay, show, land };
}
