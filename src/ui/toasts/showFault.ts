// One toast for what failed. That nothing is written while looking as somebody else is no fault: it is mentioned calmly and kept out of the console.
import type { Fault } from '#domain/base/fault.ts';
import { reportFault } from '#domain/base/report.ts';
import { showToast } from './toastLibrary.ts';

/** Notes a failure in the console, unless it was to be expected, and reports it. */
export function logFault(fault: Fault): void {
  reportFault(fault);
  if (fault.code !== 'readOnly') console.error(fault, fault.cause);
}

/** Shows a failure in a toast; `text` is in the reader's language. */
export function showFault(fault: Fault, text: string): void {
  showToast((toast) => {
    if (fault.code === 'readOnly') toast.info(text, { toastId: fault.code, role: 'status' });
    else toast.error(text, { toastId: fault.code, role: 'alert', autoClose: 10_000 });
  });
}
