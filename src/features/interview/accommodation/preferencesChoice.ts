// What a candidate chose about their saved accommodation preferences before this interview, and whether its clock starts hidden. Kept for this tab and interview.
import { tabStorage } from '#domain/base/deviceStorage.ts';

type PreferencesChoice = 'use' | 'notNow';
const getChoiceKey = (interviewId: string): string => `hirely.helps.${interviewId}`;
const buildCalmKey = (interviewId: string): string => `hirely.calm.${interviewId}`;

/** What was chosen here; null while nothing was. */
export function readPreferencesChoice(interviewId: string): PreferencesChoice | null {
  const choice = tabStorage.read(getChoiceKey(interviewId));
  return choice === 'use' || choice === 'notNow' ? choice : null;
}

/** Keeps what was chosen. */
export function savePreferencesChoice(interviewId: string, choice: PreferencesChoice): void {
  // Refused: it is asked again.
  tabStorage.write(getChoiceKey(interviewId), choice);
}

/** True when the clock of this interview starts hidden. */
export function startsCalm(interviewId: string): boolean {
  return tabStorage.read(buildCalmKey(interviewId)) === '1';
}

/** Hides the clock from the start. */
export function startCalm(interviewId: string): void {
  // Refused: the clock is shown.
  tabStorage.write(buildCalmKey(interviewId), '1');
}
