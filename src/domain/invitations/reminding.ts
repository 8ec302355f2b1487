/** Finds the invitations that a reminder would reach: open, with an address, and not written to within a day. */
import { inviteStateOf, type Invite, type InviteDetails } from './invite.ts';

/** Hours between two mails of one invitation, and how many mails it may have in all (the rules hold the latter). */
export const remindLimits = { hours: 24, mails: 20 } as const;

interface Reminded {
  token: string;
  name: string;
}
/** Counted, not listed: why nobody is written to. */
export interface Reminding {
  due: Reminded[];
  lately: number;
  noAddress: number;
  ended: number;
  often: number;
}

export interface OpenInvite {
  token: string;
  invite: Pick<Invite, 'status' | 'expiresAt'>;
  details: Pick<InviteDetails, 'email' | 'name' | 'mailed' | 'lastMailedAt'> | null;
}

/** Sorts open invitations by whether a reminder goes out at `now`. */
export function remindingOf(invites: readonly OpenInvite[], now: Date): Reminding {
  const found: Reminding = { due: [], lately: 0, noAddress: 0, ended: 0, often: 0 };
  for (const { token, invite, details } of invites) {
    if (inviteStateOf({ ...invite }, now) !== 'open') found.ended += 1;
    else if (!details?.email) found.noAddress += 1;
    else if (details.mailed >= remindLimits.mails) found.often += 1;
    else if (
      details.lastMailedAt &&
      now.getTime() - details.lastMailedAt.getTime() < remindLimits.hours * 3_600_000
    )
      found.lately += 1;
    else found.due.push({ token, name: details.name || details.email });
  }
  return found;
}
