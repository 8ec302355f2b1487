/** Deadlines of data requests to a company, and their order on screen. */
import type { DataRequest } from '#domain/platform/platform.ts';

/** GDPR article 12(3) says a month, 820 ILCS 42 thirty days: the shorter of both, in days. */
export const answerDays = 30;
/** From here on it is shown as pressing. */
const soonDays = 7;
const day = 86_400_000;

export interface RequestDue {
  due: Date;
  state: 'overdue' | 'soon' | 'open' | 'done';
  /** Whole days until then; negative when it has passed. */
  days: number;
}

/** Null when it is not known when it was asked. */
export function requestDueOf(
  { createdAt, status }: Pick<DataRequest, 'createdAt' | 'status'>,
  now: Date,
): RequestDue | null {
  if (!createdAt) return null;
  const due = new Date(createdAt.getTime() + answerDays * day);
  const days = Math.ceil((due.getTime() - now.getTime()) / day);
  const notYetDue = days <= soonDays ? 'soon' : 'open';
  return {
    due,
    days,
    state: status === 'done' ? 'done' : due <= now ? 'overdue' : notYetDue,
  };
}
