// Where the Interview Limit Reached dialog leads (seed, section 2).
import { to } from './routes.ts';

/** Billing for admins, the organisation tab for others. */
export function limitTargetOf(isAdmin: boolean): string {
  return to('account', {}, { query: { tab: isAdmin ? 'billing' : 'organization' } });
}
