/** Membership: the only source of authority over an organisation. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const memberRoles = ['owner', 'admin', 'recruiter', 'reviewer', 'compliance'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const Member = z.object({
  role: z.enum(memberRoles),
  status: z.enum(['active', 'suspended']),
  displayName: z.string().nullish(),
  photoURL: z.string().nullish(),
  joinedAt: Moment.nullish(),
  inviteId: z.string().nullish(),
  /** Roughly: noted by their own browser, at most once an hour. */
  lastSeenAt: Moment.nullish(),
  /** Where colleagues write to: an administrator's own verified address, noted by their own browser. */
  contact: z.string().nullish(),
  /** The log's entry of the last change of role or state. */
  auditId: z.string().nullish(),
});
export type Member = z.infer<typeof Member>;

type RoleAndStatus = Pick<Member, 'role' | 'status'>;
/** Role and state as the company's log has them; the rules write the same. */
export function formatRoleAndStatus({ role, status }: RoleAndStatus): string {
  return `${role} ${status}`;
}
/** A change of both, as the log's entry has it. */
export function changeOf(before: RoleAndStatus, after: RoleAndStatus): string {
  return `${formatRoleAndStatus(before)} > ${formatRoleAndStatus(after)}`;
}
/** What an entry holds of role and state: one, or before and after; null for older entries of another form. */
export function readRolesAndStates(detail: string): RoleAndStatus[] | null {
  const read = detail.split(' > ').map((one) => {
    const [role, status, ...more] = one.split(' ');
    return more.length === 0
      ? Member.pick({ role: true, status: true }).safeParse({ role, status }).data
      : undefined;
  });
  return read.every((one) => one !== undefined) ? read : null;
}

/** May create jobs, invite, decide. */
export function isEditor(member: Member | null): boolean {
  return member?.status === 'active' && member.role !== 'reviewer' && member.role !== 'compliance';
}
/** Sees how fair decisions are, as sums, and nothing else: no candidate, no colleague (docs/decisions/0056). */
export function isCompliance(member: Member | null): boolean {
  return member?.status === 'active' && member.role === 'compliance';
}
/** May manage seats, settings and erasure. */
export function isManager(member: Member | null): boolean {
  return member?.status === 'active' && (member.role === 'owner' || member.role === 'admin');
}

export const OrgInvite = z.object({
  email: z.string(),
  role: z.enum(['admin', 'recruiter', 'reviewer', 'compliance']),
  status: z.enum(['pending', 'accepted', 'revoked']),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  expiresAt: Moment,
  orgName: z.string().nullish(),
  /** Who invites, by name; absent in older ones. */
  byName: z.string().nullish(),
  /** How often a mail was queued for it; absent: once. */
  mailed: z.number().int().positive().nullish(),
  acceptedBy: z.string().nullish(),
  acceptedAt: Moment.nullish(),
  revokedBy: z.string().nullish(),
});
export type OrgInvite = z.infer<typeof OrgInvite>;

interface Known {
  /** The inviter's address. */
  own: string | null;
  members: readonly { id: string; data: Pick<Member, 'contact'> }[];
  invites: readonly { data: Pick<OrgInvite, 'email' | 'status' | 'acceptedBy'> }[];
}

/** Why somebody cannot be invited: it is oneself, a member, or invited already; null when they can be. */
export function inviteProblem(
  typed: string,
  { own, members, invites }: Known,
): 'self' | 'member' | 'already' | null {
  const email = typed.trim().toLowerCase();
  if (own?.toLowerCase() === email) return 'self';
  const joined = invites.flatMap(({ data }) =>
    data.email === email && data.status === 'accepted' ? [data.acceptedBy] : [],
  );
  if (members.some(({ id, data }) => joined.includes(id) || data.contact?.toLowerCase() === email))
    return 'member';
  return invites.some(({ data }) => data.email === email && data.status === 'pending')
    ? 'already'
    : null;
}
