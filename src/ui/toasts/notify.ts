// Short messages that need no answer.
import { toast } from 'react-toastify';

/** Says that something worked. */
export function notifyDone(text: string): void {
  toast.success(text);
}

/** Says something worth knowing. */
export function notify(text: string): void {
  toast.info(text);
}

/** Says that something failed, long enough to be read. */
export function notifyFailed(text: string): void {
  toast.error(text, { toastId: text, role: 'alert', autoClose: 10_000 });
}
