// Well-formed users and invitations of colleagues.
import type { Data } from '../writes.ts';
import { ahead, days, now } from './times.ts';

export const user = (uid: string, more: Data = {}): Data => ({
  email: `${uid}@post.test`,
  firstName: 'First',
  lastName: 'Last',
  isHiringManager: false,
  isJobSeeker: true,
  tier: 'FreeTierJobseeker1',
  language: 'en',
  termsAccepted: true,
  marketingAccepted: false,
  firstLogin: now(),
  lastLogin: now(),
  createdAt: now(),
  ...more,
});

export const orgInvite = (by: string, more: Data = {}): Data => ({
  email: 'nora@larkfield.test',
  role: 'recruiter',
  status: 'pending',
  createdBy: by,
  createdAt: now(),
  expiresAt: ahead(days(7)),
  orgName: 'Larkfield',
  ...more,
});

/** The email of a team invitation, and the month that counts it. */
export const teamMail = (by: string, id: string, more: Data = {}, words: Data = {}): Data => ({
  to: 'nora@larkfield.test',
  template: {
    name: 'teamInvite',
    data: { companyName: 'Larkfield', code: `lark/${id}`, ...words },
  },
  orgId: 'lark',
  about: `orgInvites/${id}`,
  createdBy: by,
  createdAt: now(),
  ...more,
});

export const teamMonth = (last: string, more: Data = {}): Data => ({
  used: 1,
  last,
  updatedAt: now(),
  ...more,
});
