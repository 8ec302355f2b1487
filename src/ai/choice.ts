// Which engine answers: fed from the settings of the platform and the organisation, read by the port.
import type { Provenance } from '#domain/kit.ts';

export interface AiChoice {
  /** Cloud counts only where a cloud model is set up; else the on-device engine answers. */
  adapter: Provenance['adapter'];
  /** How often the cloud rates an answer: once, or three times with the median. The on-device engine always says the same. */
  passes: 1 | 3;
  /** The kill switch: nothing answers. */
  off: boolean;
}

export const defaultChoice: AiChoice = { adapter: 'onDevice', passes: 1, off: false };

let current = defaultChoice;

/** Sets what `getAi()` does from the next question on. */
export function setAiChoice(choice: AiChoice): void {
  current = choice;
}

export function aiChoice(): AiChoice {
  return current;
}
