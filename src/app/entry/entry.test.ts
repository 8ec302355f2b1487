import { describe, expect, it } from 'vitest';
import type { RoleFlags } from '#domain/account/role.ts';
import { routes, type RouteName } from '#navigation/routes.ts';
import { entryOf, type Entry, type Visitor } from './entry.ts';

const base = {
  status: 'signedIn',
  authUser: { isAnonymous: false, emailVerified: true },
  orgId: null,
  organization: null,
  member: null,
} as const;
const atCompany = {
  orgId: 'acme',
  organization: {},
  member: { status: 'active', role: 'recruiter' },
} as const;
const withFlags = (user: RoleFlags): Visitor => ({ ...base, ...atCompany, user });

const visitors = {
  stranger: { ...base, status: 'signedOut', authUser: null, user: null },
  guest: {
    ...base,
    status: 'signedInWithoutUser',
    authUser: { isAnonymous: true, emailVerified: false },
    user: null,
  },
  seeker: { ...base, user: { isJobSeeker: true } },
  hiring: withFlags({ isHiringManager: true }),
  admin: withFlags({ isAdmin: true, isHiringManager: true }),
  super: { ...base, user: { isSuperAdmin: true } },
} as const satisfies Record<string, Visitor>;

// Who may enter what: one row per address. "·" enter, "login" sign in first, "role" the true "You don’t have access to this page".
const table = `
                   stranger guest  seeker hiring admin  super
home               ·        ·      ·      ·      ·      ·
login              ·        ·      ·      ·      ·      ·
signUp             ·        ·      ·      ·      ·      ·
signUpJobSeeker    ·        ·      ·      ·      ·      ·
resetPassword      ·        ·      ·      ·      ·      ·
accountAction      ·        ·      ·      ·      ·      ·
joinTeam           ·        ·      ·      ·      ·      ·
contactUs          ·        ·      ·      ·      ·      ·
aboutUs            ·        ·      ·      ·      ·      ·
pricing            ·        ·      ·      ·      ·      ·
roiCalculator      ·        ·      ·      ·      ·      ·
privacy            ·        ·      ·      ·      ·      ·
terms              ·        ·      ·      ·      ·      ·
hiringManagers     ·        ·      ·      ·      ·      ·
aboutAi            ·        ·      ·      ·      ·      ·
forCandidates      ·        ·      ·      ·      ·      ·
trust              ·        ·      ·      ·      ·      ·
hiringDashboard    login    login  role   ·      ·      role
newJobInterview    login    login  role   ·      ·      role
editDraft          login    login  role   ·      ·      role
previewDraft       login    login  role   ·      ·      role
library            login    login  role   ·      ·      role
job                login    login  role   ·      ·      role
candidate          login    login  role   ·      ·      role
account            login    login  ·      ·      ·      ·
deleteAccount      ·        ·      ·      ·      ·      ·
admin              login    login  role   role   ·      role
superAdmin         login    login  role   role   role   ·
firstSuperAdmin    login    login  ·      ·      ·      ·
adminUsers         login    login  role   role   role   ·
adminCompanies     login    login  role   role   role   ·
adminSystem        login    login  role   role   role   ·
adminQueue         login    login  role   role   role   ·
engineTrial        login    login  role   role   ·      ·
hirelyPro          ·        ·      ·      ·      ·      ·
joinInterview      ·        ·      ·      ·      ·      ·
interviewRoom      login    ·      ·      ·      ·      ·
guestReview        ·        ·      ·      ·      ·      ·
guestDesk          ·        ·      ·      ·      ·      ·
jobSeeker          login    login  ·      role   role   role
interviewPrep      login    login  ·      role   role   role
upgrade            login    login  ·      role   role   role
jobTools           login    login  ·      role   role   role
myProfile          login    login  ·      role   role   role
ownDeletion        ·        ·      ·      ·      ·      ·
gallery            ·        ·      ·      ·      ·      ·
devOutbox          ·        ·      ·      ·      ·      ·
notFound           ·        ·      ·      ·      ·      ·
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const [heads = [], ...rows] = table;
const meaning: Record<string, Entry> = { '·': 'enter', login: 'signIn', role: 'noRole' };

describe('access matrix', () => {
  it('has a row for every route and a column for every visitor', () => {
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(Object.keys(routes)));
    expect(rows).toHaveLength(Object.keys(routes).length);
    expect(heads).toEqual(Object.keys(visitors));
  });
  it.each(rows)('%s', (name, ...cells) => {
    const { access } = routes[name as RouteName];
    expect(Object.values(visitors).map((visitor) => entryOf(access, visitor))).toEqual(
      cells.map((cell) => meaning[cell]),
    );
  });
});

describe('missing steps', () => {
  const hiring = routes.hiringDashboard.access;
  it('waits while it is not known who is there, or only assumed', () => {
    expect(entryOf(hiring, { ...visitors.stranger, status: 'loading' })).toBe('loading');
    expect(entryOf(hiring, { ...visitors.stranger, presumed: true })).toBe('loading');
    expect(entryOf(routes.home.access, { ...visitors.stranger, status: 'loading' })).toBe('enter');
  });
  it('asks somebody without a user document to complete the account', () => {
    expect(
      entryOf(routes.account.access, {
        ...visitors.stranger,
        status: 'signedInWithoutUser',
        authUser: base.authUser,
      }),
    ).toBe('completeAccount');
  });
  it('asks a hiring manager without a company to found one', () =>
    expect(entryOf(hiring, { ...base, user: { isHiringManager: true } })).toBe('foundCompany'));
  it('tells somebody whose company is closed to them', () => {
    expect(entryOf(hiring, { ...visitors.hiring, organization: null })).toBe('noMembership');
    expect(entryOf(hiring, { ...visitors.hiring, member: null })).toBe('noMembership');
    expect(
      entryOf(hiring, { ...visitors.hiring, member: { status: 'suspended', role: 'recruiter' } }),
    ).toBe('noMembership');
  });
  it('shows the compliance role the home of the hiring area and nothing else of it', () => {
    const watcher: Visitor = {
      ...visitors.hiring,
      member: { status: 'active', role: 'compliance' },
    };
    expect(entryOf(hiring, watcher, true)).toBe('enter');
    expect(
      [routes.job, routes.candidate, routes.newJobInterview, routes.library].map(({ access }) =>
        entryOf(access, watcher),
      ),
    ).toEqual(['fairnessOnly', 'fairnessOnly', 'fairnessOnly', 'fairnessOnly']);
    expect(
      [routes.account, routes.home, routes.interviewRoom].map(({ access }) =>
        entryOf(access, watcher),
      ),
    ).toEqual(['enter', 'enter', 'enter']);
  });
  it('lets an admin who is also super admin into both areas', () => {
    const both = withFlags({ isAdmin: true, isSuperAdmin: true });
    expect([entryOf(routes.admin.access, both), entryOf(routes.adminSystem.access, both)]).toEqual([
      'enter',
      'enter',
    ]);
  });
  it('lets somebody who hires and looks for a job into both areas', () => {
    const both = withFlags({ isHiringManager: true, isJobSeeker: true });
    expect([entryOf(hiring, both), entryOf(routes.jobSeeker.access, both)]).toEqual([
      'enter',
      'enter',
    ]);
  });
});
