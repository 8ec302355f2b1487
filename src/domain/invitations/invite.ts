/** Invitations: a capability document without personal data, its private details, and a short code. */
import { z } from 'zod';
import { listQuestionFormats, type Formats } from './expectation.ts';
import { Moment } from '#domain/base/moment.ts';
import { InvitePolicies } from '#domain/company/policies.ts';
import { AnswerFormat, answerFormats } from '#domain/recordings/recording.ts';

/** interviews/{i}/invites/{token}: whoever holds the token may read it while it is open. */
export const Invite = z.object({
  status: z.enum(['open', 'claimed', 'revoked']),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  expiresAt: Moment,
  companyName: z.string(),
  interviewTitle: z.string(),
  type: z.enum(['video', 'chat', 'resume']),
  questionCount: z.number().int(),
  durationMinutes: z.number().int(),
  language: z.string().nullish(),
  /** For how many days the company keeps what the candidate hands in, as it stood when inviting. */
  retentionDays: z.number().int().nullish(),
  /** What some, and what all questions may be answered with; absent: by the type. How often a spoken answer may be recorded again. */
  formats: z.array(AnswerFormat).nullish(),
  formatsEverywhere: z.array(AnswerFormat).nullish(),
  retakes: z.number().int().nullish(),
  /** The least and the most of it, where questions differ from the interview. */
  retakesRange: z.array(z.number().int()).length(2).nullish(),
  /** Minutes that answering everything once takes; absent on older invitations. */
  expectedMinutes: z.number().int().nullish(),
  /** Who the candidate is stays closed to those who judge. */
  blind: z.boolean().nullish(),
  /** The company's notice, consent and accommodation policy as they stood when inviting, in the invitation's language. */
  policies: InvitePolicies.nullish(),
  claimedBy: z.string().nullish(),
  claimedAt: Moment.nullish(),
  revokedBy: z.string().nullish(),
});
export type Invite = z.infer<typeof Invite>;

/** interviews/{i}/inviteDetails/{token}: who was invited; staff only. */
export const InviteDetails = z.object({
  email: z.string().nullish(),
  name: z.string().nullish(),
  language: z.string(),
  code: z.string(),
  /** How often a mail was queued for this invitation. */
  mailed: z.number().int().nonnegative(),
  lastMailedAt: Moment.nullish(),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
});
export type InviteDetails = z.infer<typeof InviteDetails>;

/** inviteCodes/{code}: the short form of the link. Codes are 16 characters of Crockford base 32 (80 bits). */
export const InviteCode = z.object({
  orgId: z.string(),
  interviewId: z.string(),
  token: z.string(),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
});
export type InviteCode = z.infer<typeof InviteCode>;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new invitation code from the given random source (16 bytes or more). */
export function createCode(random: Uint8Array): string {
  return Array.from(random.slice(0, 16), (byte) => alphabet[byte % 32]).join('');
}

/** Reads a code out of what a person pasted: a whole link, groups of four, lower case, look-alike letters. Null when it is none. */
export function parseCode(pasted: string): string | null {
  const last = pasted.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const plain = last.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(plain) ? plain : null;
}

/** The code as people read it: groups of four. */
export function formatCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** What a person sees of an invitation's state; time passing turns an open one into an expired one. */
export function inviteStateOf(
  invite: Pick<Invite, 'status' | 'expiresAt'>,
  now: Date,
): 'open' | 'expired' | 'claimed' | 'revoked' {
  return invite.status === 'open' && invite.expiresAt <= now ? 'expired' : invite.status;
}

/** How this invitation's interview may be answered. An older one that does not say may ask for anything that its type allows. */
export function readInviteFormats({
  type,
  formats,
  formatsEverywhere,
}: Pick<Invite, 'type' | 'formats' | 'formatsEverywhere'>): Formats {
  if (formats && formatsEverywhere && type !== 'chat')
    return { formats, formatsEverywhere, isKnown: true };
  return type === 'chat'
    ? listQuestionFormats(type, [])
    : { formats: answerFormats, formatsEverywhere: [], isKnown: false };
}
