// Who comes with Google in local mode, where no window of Google's can open.
import { settings } from '#data/firestore/settings.ts';
import { findEmailProblem } from './rules.ts';

/** When no address is typed. */
const localPerson = 'google.person@mail.example';

/** The address of the Google person, from the email field; nothing outside local mode. */
export function chooseLocalEmail(typed: string): string | undefined {
  if (!settings().local) return undefined;
  return findEmailProblem(typed) ? localPerson : typed.trim().toLowerCase();
}
