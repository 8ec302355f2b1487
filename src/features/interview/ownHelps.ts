// What a candidate said about their saved helps before this interview, and whether its clock starts hidden. Kept for this tab and interview.

type Said = 'use' | 'notNow';
const saidKey = (interviewId: string): string => `hirely.helps.${interviewId}`;
const calmKey = (interviewId: string): string => `hirely.calm.${interviewId}`;

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage it is asked again, and the clock is shown.
  }
}

/** What was said here; null while nothing was. */
export function saidOfHelps(interviewId: string): Said | null {
  const said = kept(saidKey(interviewId));
  return said === 'use' || said === 'notNow' ? said : null;
}

/** Keeps what was said. */
export function sayOfHelps(interviewId: string, said: Said): void {
  keep(saidKey(interviewId), said);
}

/** True when the clock of this interview starts hidden. */
export function startsCalm(interviewId: string): boolean {
  return kept(calmKey(interviewId)) === '1';
}

/** Hides the clock from the start. */
export function startCalm(interviewId: string): void {
  keep(calmKey(interviewId), '1');
}
