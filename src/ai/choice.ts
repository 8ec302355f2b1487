// Which engine answers: fed from the settings of the platform and the organisation, read by the port.
import type { Provenance } from '#domain/jobs/kit.ts';

export interface AiChoice {
  /** Cloud counts only where a cloud model is set up; else the on-device engine answers. */
  adapter: Provenance['adapter'];
  /** How often the cloud rates an answer: once, or three times with the median. The on-device engine always says the same. */
  passes: 1 | 3;
  /** The kill switch: nothing answers. */
  off: boolean;
  /** The cloud model the platform chose; absent or null: the one of the deployment. */
  model?: string | null;
  /** What the cloud may be asked; everything else is answered on the device. Absent: everything. */
  cloudTasks?: readonly string[];
  /** The on-device engine is stopped: what the cloud may not be asked is not answered. */
  onDeviceOff?: boolean;
}

export const defaultChoice: AiChoice = { adapter: 'onDevice', passes: 1, off: false };

let current = defaultChoice;

/** Sets what `getAi()` does from the next question on. */
export function setAiChoice(choice: AiChoice): void {
  current = choice;
}

export function readAiChoice(): AiChoice {
  return current;
}

/** Which adapter the settings give a task; null: it is not to be answered at all. */
export function chooseAdapter(
  task: string,
  choice: AiChoice = current,
): AiChoice['adapter'] | null {
  if (choice.off) return null;
  if (choice.adapter === 'cloud' && (choice.cloudTasks?.includes(task) ?? true)) return 'cloud';
  return choice.onDeviceOff ? null : 'onDevice';
}
