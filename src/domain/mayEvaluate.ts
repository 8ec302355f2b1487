// What of the AI is in force, and whether evaluations may be taken under it; without a schema, because every page holds to it.
import type { AiAdapter, Passes } from './aiSettings.ts';

/** What is in force in one place. */
export interface AiInForce {
  /** Why nothing answers; null: it does. */
  off: 'platform' | 'company' | null;
  /** The adapter that is asked first. */
  adapter: AiAdapter;
  /** The on-device engine is stopped. */
  onDeviceOff: boolean;
  cloudTasks: readonly string[];
  passes: Passes;
  model: string;
  /** The company's queue is held. */
  paused: boolean;
  /** The platform holds evaluations for everybody. */
  held?: boolean;
}

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
