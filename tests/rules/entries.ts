// Changes that need an entry in the company's audit log, each as the single commit that the product makes.
import { computeSecretMark } from '../../src/domain/base/secretMark.ts';
import { entry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { catoRow, org } from './documents/paths.ts';
import { outcome } from './documents/reviews.ts';
import { patch, put, type Data, type Write } from './writes.ts';

/** The id of the audit entry that the changes below name. */
export const logId = 'log-1';
export const putEntry = (
  by: string,
  action: string,
  target: string,
  detail?: string,
  id = logId,
): Write =>
  put(`${org}/auditLog/${id}`, {
    ...entry(by, action, target),
    ...(detail === undefined ? {} : { detail }),
  });

const session = (candidate: string): string => `${org}/interviews/open/sessions/${candidate}`;
/** The matching change of the candidate row; only Cato has one. */
const shown = (candidate: string, status: string): Write[] =>
  candidate === 'cato' ? [patch(catoRow, { status, rev: 3 })] : [];
/** Starts erasing one candidate. */
export const beginsErasing = (by: string, candidate = 'cato', rev = 3): Write[] => [
  patch(session(candidate), { status: 'erasing', retiredBy: by, auditId: logId, rev }),
  putEntry(by, 'session.erasing', `open/${candidate}`),
  ...shown(candidate, 'erasing'),
];
/** Reopens one candidate's session with so many minutes in total. */
export const givesTime = (
  by: string,
  extraMinutes: number,
  candidate = 'cato',
  rev = 3,
  more: Data = {},
): Write[] => [
  patch(session(candidate), {
    status: 'in_progress',
    extraMinutes,
    reopenedBy: by,
    auditId: logId,
    rev,
    ...more,
  }),
  putEntry(by, 'session.moreTime', `open/${candidate}`, String(extraMinutes)),
  ...shown(candidate, 'in_progress'),
];
/** Releases the outcome to one candidate. */
export const releases = (by: string, more: Data = {}, candidate = 'cato'): Write[] => [
  put(`${session(candidate)}/shared/outcome`, outcome(by, { auditId: logId, ...more })),
  putEntry(by, 'outcome.release', `open/${candidate}`),
];
/** The organization's change for erasing, and its audit entry. */
export const countsErasure = (by: string, usage: Data, candidate = 'gone'): Write[] => [
  patch(org, { ...usage, lastOp: op('erase', candidate, by, { parent: 'open', log: logId }) }),
  putEntry(by, 'session.erase', `open/${candidate}`),
];
/** Answers the accommodation request of an invitation; `of`: who claimed it. */
export const answers = (by: string, token: string, change: Data, of?: string): Write[] => [
  patch(`${org}/interviews/open/accommodations/${token}`, { auditId: logId, ...change }),
  putEntry(
    by,
    `accommodation.${String(change['status'])}`,
    of ? `open/${of}` : 'open',
    computeSecretMark(token),
  ),
];
