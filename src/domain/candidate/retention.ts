/** Computes when a candidate's data must be deleted: as the invitation promised, or sooner if the company has since shortened the period. */
import type { Session } from './session.ts';

const day = 86_400_000;
/** No company may keep anything for less. */
export const retentionLeast = 30;

/** The day of deletion; null where no beginning is known. `promised`: days as the invitation said them. */
export function deletionDueOf(
  session: Pick<Session, 'withdrawnAt' | 'submittedAt' | 'startedAt'>,
  promised: number | null | undefined,
  companyDays: number,
): Date | null {
  const from = session.withdrawnAt ?? session.submittedAt ?? session.startedAt;
  return from
    ? new Date(from.getTime() + Math.min(promised ?? companyDays, companyDays) * day)
    : null;
}

/** True when it should be gone; what is being deleted counts too. */
export function isDeletionDue(
  session: Pick<Session, 'status' | 'withdrawnAt' | 'submittedAt' | 'startedAt'>,
  promised: number | null | undefined,
  companyDays: number,
  now: Date,
): boolean {
  const due = deletionDueOf(session, promised, companyDays);
  return session.status === 'erasing' || (due !== null && due <= now);
}
