/** The user document, `users/{uid}`. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { listTerms } from '#domain/text/terms.ts';

export { personalTiers, chooseTierForFlags } from './personalTier.ts';

export const User = z.object({
  email: z.string().nullish(),
  displayName: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  isHiringManager: z.boolean().default(false),
  isJobSeeker: z.boolean().default(false),
  isAdmin: z.boolean().default(false),
  isSuperAdmin: z.boolean().default(false),
  tier: z.union([z.string(), z.array(z.string())]).nullish(),
  language: z.string().default('en'),
  termsAccepted: z.boolean().default(false),
  marketingAccepted: z.boolean().default(false),
  firstLogin: z.union([z.boolean(), Moment]).nullish(),
  lastLogin: Moment.nullish(),
  orgId: z.string().nullish(),
  organizationId: z.string().nullish(),
  photoURL: z.string().nullish(),
  createdAt: Moment.nullish(),
  /** Beginnings of the words a super admin finds the person by. */
  terms: z.array(z.string()).nullish(),
  /** Set with the mark that the account is being deleted, for storage, which looks at this document alone. */
  leaving: z.boolean().nullish(),
});
export type User = z.infer<typeof User>;

/** The organisation of a user document; the product brief allows either field name. */
export function orgIdOf(user: Pick<User, 'orgId' | 'organizationId'> | null): string | null {
  return user?.orgId ?? user?.organizationId ?? null;
}

/** Search terms by which super admins find a person: the words of their names and of their address. */
export function listUserTerms({
  displayName,
  firstName,
  lastName,
  email,
}: Pick<User, 'displayName' | 'firstName' | 'lastName' | 'email'>): string[] {
  return listTerms(`${displayName ?? ''} ${firstName ?? ''} ${lastName ?? ''} ${email ?? ''}`);
}

/** What people type at sign-up (product brief, section 3, sign-up payload). */
export interface SignUpPayload {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  isHiringManager: boolean;
  isJobSeeker: boolean;
  tier: string | string[];
  language: string;
  termsAccepted: boolean;
  marketingAccepted: boolean;
}
