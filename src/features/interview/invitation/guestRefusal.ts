// Whether a failure at the door is about guests themselves: the network has had its accounts of this hour, or there are no guests here.
import type { Fault } from '#domain/base/fault.ts';

/** True when the door can say what is the matter and which other ways there are. */
export function isGuestRefusal(fault: Fault | null): boolean {
  return fault?.code === 'tooManyGuests' || fault?.code === 'guestsClosed';
}
