// What a tier's limits would change at its companies: read once per opening, and again when asked.
import { useEffect, useState } from 'react';
import { computeTierImpact, type TierImpact } from '#data/platform/tierImpact.ts';
import { toFault, type FaultCode } from '#domain/base/fault.ts';
import type { TierConfiguration } from '#domain/billing/tier.ts';
import { readNow } from '#domain/base/clock.ts';

interface Answer {
  asked: string;
  impact: TierImpact | null;
  fault: FaultCode | null;
}

export function useTierImpact(
  tierId: string,
  limits: TierConfiguration['limits'],
): { impact: TierImpact | null; fault: FaultCode | null; again: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify(limits);
  const asked = `${tierId} ${turn} ${key}`;
  useEffect(() => {
    let left = false;
    computeTierImpact(tierId, JSON.parse(key) as TierConfiguration['limits'], readNow()).then(
      (impact) => {
        if (!left) setAnswer({ asked, impact, fault: null });
      },
      (error: unknown) => {
        if (!left) setAnswer({ asked, impact: null, fault: toFault(error).code });
      },
    );
    return () => {
      left = true;
    };
  }, [tierId, key, asked]);
  const current = answer?.asked === asked ? answer : null;
  return {
    impact: current?.impact ?? null,
    fault: current?.fault ?? null,
    again: () => setTurn((before) => before + 1),
  };
}
