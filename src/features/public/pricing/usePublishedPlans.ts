// The plans on sale: at first as the page was built, then as they are in force.
import { useEffect, useState } from 'react';
import type { PublishedPlan } from '#domain/billing/publishedPlan.ts';
import { listSoldPlans, type SoldPlans } from './soldPlans.ts';

/** What the script of a prerendered page found (app/site/publishedPlans.ts); null where nobody has looked. */
function readFound(): PublishedPlan[] | null {
  const found =
    typeof document === 'undefined' ? undefined : document.documentElement.dataset['published'];
  return found === undefined ? null : (JSON.parse(found) as PublishedPlan[]);
}

export function usePublishedPlans(): SoldPlans {
  const [published, setPublished] = useState(readFound);
  const isAsked = published !== null;
  useEffect(() => {
    if (isAsked) return;
    const stop = new AbortController();
    void readInForce(stop.signal).then((found) => {
      if (found && !stop.signal.aborted) setPublished(found);
    });
    return () => stop.abort();
  }, [isAsked]);
  return listSoldPlans(published ?? []);
}

/** With code that is fetched apart; null where it cannot be known: the page then shows the plans it was built with. */
async function readInForce(signal: AbortSignal): Promise<PublishedPlan[] | null> {
  try {
    const [{ readPublishedPlansAt }, { buildRestAddress }] = await Promise.all([
      import('#data/billing/publishedPlans.ts'),
      import('#data/firestore/restAddress.ts'),
    ]);
    return await readPublishedPlansAt(buildRestAddress('batchGet'), signal);
  } catch {
    return null;
  }
}
