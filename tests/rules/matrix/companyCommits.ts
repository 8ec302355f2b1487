// Commits that several rows of a company try.
import { countCandidate } from '../documents/companies.ts';
import { documents } from '../documents/existing.ts';
import { details, invite, inviteCode, inviteMail } from '../documents/invitations.ts';
import { job, newCode, newToken, org } from '../documents/paths.ts';
import { patch, put, type Data } from '../writes.ts';
import { logs, tries } from './cells.ts';

/** A document of the session that is being erased. */
export const erasing = (path: string): Record<string, Data> => ({
  [path]: { ...documents()[path], status: 'erasing' },
});

/** Inviting a candidate: six documents in one commit. */
export const inviting = tries((uid) => [
  patch(org, countCandidate(uid, newToken)),
  put(`${job}/invites/${newToken}`, invite(uid)),
  put(`${job}/inviteDetails/${newToken}`, details(uid)),
  put(`inviteCodes/${newCode}`, inviteCode(uid)),
  put(`mail/${newToken}_1`, inviteMail(uid)),
  logs(uid, 'new', 'invite.create', 'open'),
]);

export const at = (path: string): string => `${org}/${path}`;
