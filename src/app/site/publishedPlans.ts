/** Compares the plans of a prerendered page with those in force, with one plain request. React is loaded only if they differ. */
import { readPublishedPlansAt } from '#data/billing/publishedPlans.ts';
import { formatPlanValues } from '#domain/billing/publishedPlan.ts';
import { buildFirestoreAddress } from './firestoreAddress.ts';

/** True when the page shows something that is not so any more. What is in force stays on the page for its components (`data-published`). */
export async function readChangedPlans(): Promise<boolean> {
  const root = document.documentElement;
  const address = buildFirestoreAddress('batchGet');
  if (address === '') return false;
  try {
    const shown = JSON.parse(root.dataset['plans'] ?? '{}') as Record<string, string>;
    const changed = (await readPublishedPlansAt(address)).filter(
      (plan) => formatPlanValues(plan) !== shown[plan.tierId],
    );
    root.dataset['published'] = JSON.stringify(changed);
    return changed.length > 0;
  } catch (error) {
    console.warn('The plans in force could not be read', error);
    return false;
  }
}
