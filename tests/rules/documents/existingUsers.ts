// The users and the platform's documents that exist before each test.
import type { Data } from '../writes.ts';
import { tier } from './companies.ts';
import { user } from './members.ts';
import { ago, days } from './times.ts';

/** The users, with the documents of one job seeker. */
export function userDocuments(): Record<string, Data> {
  const known = (email: string, more: Data = {}): Data =>
    user('', {
      email,
      tier: 'Free',
      isAdmin: false,
      isSuperAdmin: false,
      orgId: null,
      firstLogin: false,
      lastLogin: ago(days(1)),
      createdAt: ago(days(90)),
      ...more,
    });
  const colleague = (email: string, more: Data = {}): Data =>
    known(email, { isHiringManager: true, orgId: 'lark', ...more });
  return {
    'users/cleo': known('cleo@post.test'),
    'users/cato': known('cato@post.test'),
    'users/nina': known('nina@larkfield.test'),
    'users/ivan': known('nina@larkfield.test'),
    'users/rowan': colleague('rowan@larkfield.test'),
    'users/reed': colleague('reed@larkfield.test'),
    'users/remy': colleague('remy@larkfield.test'),
    'users/ada': colleague('ada@larkfield.test', { isAdmin: true }),
    'users/olive': colleague('olive@larkfield.test', { isAdmin: true }),
    'users/blake': colleague('blake@larkfield.test'),
    'users/sky': colleague('sky@larkfield.test'),
    'users/quinn': colleague('quinn@quarry.test', { orgId: 'quarry' }),
    'users/saga': known('saga@platform.test', { isSuperAdmin: true }),
    'users/otto': known('founder@platform.example'),
    'users/cleo/practiceSessions/p': {
      title: 'Practice',
      text: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/practiceAttempts/p': {
      title: 'Attempt',
      text: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/stories/p': { title: 'Story', createdAt: ago(days(1)), updatedAt: ago(days(1)) },
    'users/cleo/settings/seeker': { headline: 'Gardener', updatedAt: ago(days(1)) },
    'users/cleo/resumes/p': {
      title: 'Resume',
      text: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/jobTrackers/p': {
      title: 'Tracker',
      notes: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/applications/p': {
      title: 'Application',
      status: 'sent',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
  };
}

/** What the platform keeps: profiles, suspensions, founders and tiers. */
export function platformDocuments(): Record<string, Data> {
  return {
    'publicProfiles/olive': { displayName: 'Olive', photoURL: null, updatedAt: ago(days(1)) },
    'suspensions/blake': { by: 'saga', at: ago(days(1)), reason: 'Spam.', auditId: 'old' },
    'platformAudit/old': {
      actorUid: 'saga',
      action: 'user.suspend',
      target: 'blake',
      at: ago(days(1)),
    },
    'founders/olive': { orgId: 'lark', at: ago(days(90)) },
    'founders/quinn': { orgId: 'quarry', at: ago(days(90)) },
    'tierConfigurations/default_free': { ...tier('saga'), name: 'Free', updatedAt: ago(days(90)) },
    'tierConfigurations/pro': { ...tier('saga'), updatedAt: ago(days(90)) },
  };
}
