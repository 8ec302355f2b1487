// Mounted with the worker: while a manager has a page open, a granted limit that has run out gives way to the plan's.
import { useEffect } from 'react';
import { hasRunOut, type LimitOverride } from '#domain/company/companyLimits.ts';
import { isManager } from '#domain/company/member.ts';
import type { Stored } from '#domain/base/source.ts';
import { readNow } from '#domain/base/clock.ts';
import { useSession } from '#session/session.ts';

/** How often it is looked at the clock. */
const everyMs = 60_000;

/** Shows nothing. Reads a company's granted limits (five at most) for its managers alone. */
export function OverrideExpiryWorker() {
  const { orgId, member, organization, impersonation } = useSession();
  const kept =
    isManager(member) && !impersonation && organization?.status === 'active' ? orgId : null;
  useEffect(() => {
    if (!kept) return undefined;
    let stop: () => void = () => undefined;
    let left = false;
    void import('#data/company/limitOverrides.ts').then(({ overridesOf, putBack }) => {
      if (left) return;
      let overrides: Stored<LimitOverride>[] = [];
      const look = (): void => {
        for (const { data } of overrides)
          if (hasRunOut(data, readNow()))
            putBack(kept, data.limit).catch((error: unknown) =>
              console.error('Putting a limit back failed', error),
            );
      };
      const unsubscribe = overridesOf(kept).subscribe(
        ({ items }) => {
          overrides = items;
          look();
        },
        (error) => console.error('Reading granted limits failed', error),
      );
      const timer = setInterval(look, everyMs);
      stop = () => {
        unsubscribe();
        clearInterval(timer);
      };
    });
    return () => {
      left = true;
      stop();
    };
  }, [kept]);
  return null;
}
