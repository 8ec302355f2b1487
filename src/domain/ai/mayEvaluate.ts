/** Decides whether evaluations may run under the AI settings in force. Without a schema, because every page needs it. */
import type { AiInForce } from './aiSettings.ts';

/** True when a browser may take evaluations from the company's queue: the rules refuse leases otherwise. */
export function mayEvaluate({
  off,
  paused,
  held,
  onDeviceOff,
  adapter,
  cloudTasks,
}: AiInForce): boolean {
  return (
    off === null &&
    !paused &&
    !held &&
    (!onDeviceOff || (adapter === 'cloud' && cloudTasks.includes('evaluateAnswer')))
  );
}
