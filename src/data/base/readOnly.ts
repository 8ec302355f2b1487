// Whether this page may write. While a super admin looks through somebody's eyes nothing is written, whatever asks for it.
import { Fault } from '#domain/base/fault.ts';

let isImpersonating = false;

/** Closes or opens every write of this page. */
export function setReadOnly(closed: boolean): void {
  isImpersonating = closed;
}

/** Throws "readOnly" while nothing may be written. */
export function refuseWhileReadOnly(): void {
  if (isImpersonating) throw new Fault('readOnly');
}
