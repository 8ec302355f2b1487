// What a boundary has caught, for whoever reads the console: faults that are shown on the page take one line, the rest its whole stack.
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import { reportFault } from '#domain/base/report.ts';

/** Faults that can only be understood by their cause. */
const unexpected = new Set<FaultCode>(['unknown', 'damaged']);

/** True for a fault that the page explains in words: its stack would add nothing. */
function isExpectedFault(error: unknown): error is Fault {
  return error instanceof Fault && !unexpected.has(error.code);
}

/** Notes what was caught, and reports it. */
export function noteFault(error: unknown, componentStack?: string | null): void {
  reportFault(error);
  if (isExpectedFault(error)) console.warn(`Shown on the page: ${error.code}`);
  else console.error(error, componentStack);
}
