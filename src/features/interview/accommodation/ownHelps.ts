// What a candidate said about their saved helps before this interview, and whether its clock starts hidden. Kept for this tab and interview.
import { tabStorage } from '#domain/base/deviceStorage.ts';

type Said = 'use' | 'notNow';
const saidKey = (interviewId: string): string => `hirely.helps.${interviewId}`;
const calmKey = (interviewId: string): string => `hirely.calm.${interviewId}`;

/** What was said here; null while nothing was. */
export function saidOfHelps(interviewId: string): Said | null {
  const said = tabStorage.read(saidKey(interviewId));
  return said === 'use' || said === 'notNow' ? said : null;
}

/** Keeps what was said. */
export function sayOfHelps(interviewId: string, said: Said): void {
  // Refused: it is asked again.
  tabStorage.write(saidKey(interviewId), said);
}

/** True when the clock of this interview starts hidden. */
export function startsCalm(interviewId: string): boolean {
  return tabStorage.read(calmKey(interviewId)) === '1';
}

/** Hides the clock from the start. */
export function startCalm(interviewId: string): void {
  // Refused: the clock is shown.
  tabStorage.write(calmKey(interviewId), '1');
}
