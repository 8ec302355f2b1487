// Whether this page may write. While a super admin looks through somebody's eyes nothing is written, whatever asks for it.
import { Fault } from '#domain/base/fault.ts';

let viewing = false;

/** Closes or opens every write of this page. */
export function setReadOnly(closed: boolean): void {
  viewing = closed;
}

/** Throws "readOnly" while nothing may be written. */
export function refuseWhileReadOnly(): void {
  if (viewing) throw new Fault('readOnly');
}
