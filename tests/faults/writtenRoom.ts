// A written interview of the company, and the words that are typed in it.
import { inviteToCompany, someone } from './faultWorld.ts';
import { beginAsGuest } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

/** What is typed: letters, signs and line breaks of many kinds. */
export const words =
  'Ein Wagen blieb stehen — 🚚 a̶n̶d̶ “we” called:\n\n1. the customer\t2. the depot. ¿Después? Ünïcödé 試験.';

/** A candidate in the room of a written interview. */
export async function inRoom(ai = true) {
  const invited = await inviteToCompany();
  const kim = await someone();
  await beginAsGuest(kim, invited, { ai });
  return { kim, invited, path: await sessionPath(invited) };
}
