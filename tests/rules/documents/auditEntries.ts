// Well-formed audit entries.
import type { Data } from '../writes.ts';
import { now } from './times.ts';

export const entry = (by: string, action: string, target: string): Data => ({
  actorUid: by,
  action,
  target,
  at: now(),
});

/** The company's audit entry for an action of the platform. */
export const companyEntry = (by: string, action: string, target: string, why: string): Data => ({
  ...entry(by, `platform.${action}`, target),
  detail: why,
});

/** The company's audit entry for a member's change of role or state, or their removal. */
export const changeEntry = (by: string, uid: string, detail: string): Data => ({
  ...entry(by, 'member.change', uid),
  detail,
});

export const removeEntry = (by: string, uid: string, detail: string): Data => ({
  ...entry(by, 'member.remove', uid),
  detail,
});
