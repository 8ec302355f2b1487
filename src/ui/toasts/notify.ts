// Short messages that need no answer.
import { showToast } from './toastLibrary.ts';

/** Says that something worked. */
export function notifyDone(text: string): void {
  showToast((toast) => toast.success(text));
}

/** Says something worth knowing. */
export function notify(text: string): void {
  showToast((toast) => toast.info(text));
}

/** Says that something failed, long enough to be read. */
export function notifyFailed(text: string): void {
  showToast((toast) => toast.error(text, { toastId: text, role: 'alert', autoClose: 10_000 }));
}
