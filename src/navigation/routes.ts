// Every address of the product, once: path, who may enter, and its place in a menu. Router, guards, menus, titles and tests derive from it.
import type { RoleFlag } from '#domain/account/role.ts';

/** everyone; signedIn: an account with a user document; anyoneSignedIn: guests too; flags: one of these on the user document. */
export type Access = 'everyone' | 'signedIn' | 'anyoneSignedIn' | readonly RoleFlag[];

export interface RouteRow {
  path: string;
  access: Access;
  devOnly?: true;
}

const hiring = ['isHiringManager', 'isAdmin'] as const satisfies RoleFlag[];
const jobSeeker = ['isJobSeeker'] as const satisfies RoleFlag[];
const admin = ['isAdmin'] as const satisfies RoleFlag[];
const superAdmin = ['isSuperAdmin'] as const satisfies RoleFlag[];
const anyAdmin = ['isAdmin', 'isSuperAdmin'] as const satisfies RoleFlag[];

export const routes = {
  home: { path: '/', access: 'everyone' },
  login: { path: '/login', access: 'everyone' },
  signUp: { path: '/demo', access: 'everyone' },
  signUpJobSeeker: { path: '/sign-up-jobseeker', access: 'everyone' },
  resetPassword: { path: '/reset-password', access: 'everyone' },
  /** Where the links of Firebase's own mails lead: verify an address, choose a new password. */
  accountAction: { path: '/account-action', access: 'everyone' },
  joinTeam: { path: '/join-team/:orgId/:inviteId', access: 'everyone' },
  contactUs: { path: '/contact-us', access: 'everyone' },
  aboutUs: { path: '/about-us', access: 'everyone' },
  pricing: { path: '/pricing', access: 'everyone' },
  roiCalculator: { path: '/roi-calculator', access: 'everyone' },
  privacy: { path: '/privacy', access: 'everyone' },
  terms: { path: '/terms', access: 'everyone' },
  hiringManagers: { path: '/hiring-managers', access: 'everyone' },
  aboutAi: { path: '/ai', access: 'everyone' },
  forCandidates: { path: '/candidates', access: 'everyone' },
  trust: { path: '/trust', access: 'everyone' },

  hiringDashboard: { path: '/hiring-dashboard', access: hiring },
  newJobInterview: { path: '/new-job-interview', access: hiring },
  editDraft: { path: '/new-job-interview/:draftId', access: hiring },
  previewDraft: { path: '/new-job-interview/:draftId/preview', access: hiring },
  library: { path: '/library', access: hiring },
  job: { path: '/jobs/:interviewId', access: hiring },
  candidate: { path: '/jobs/:interviewId/candidates/:candidateUid', access: hiring },
  account: { path: '/account', access: 'signedIn' },
  /** Open while an account goes: its document goes before its sign-in. */
  deleteAccount: { path: '/delete-account', access: 'everyone' },
  admin: { path: '/admin', access: admin },

  superAdmin: { path: '/super-admin', access: superAdmin },
  /** First deploy only: the operator's account becomes the first super admin (docs/decisions/0062). */
  firstSuperAdmin: { path: '/first-super-admin', access: 'signedIn' },
  adminUsers: { path: '/admin/users', access: superAdmin },
  adminCompanies: { path: '/admin/companies', access: superAdmin },
  adminSystem: { path: '/admin/system', access: superAdmin },
  adminQueue: { path: '/admin/queue-dashboard', access: superAdmin },
  /** Both AI engines side by side: for whoever chooses between them. */
  engineTrial: { path: '/admin/engine-trial', access: anyAdmin },

  hirelyPro: { path: '/hirely-pro', access: 'everyone' },
  joinInterview: { path: '/hirely-pro/join/:code', access: 'everyone' },
  interviewRoom: { path: '/hirely-pro/interview/:orgId/:interviewId', access: 'anyoneSignedIn' },

  /** A link to somebody's answers for a reviewer without an account: the token stands behind "#"; then the place it opened, without it. */
  guestReview: { path: '/hirely-pro/review/:orgId', access: 'everyone' },
  guestDesk: { path: '/hirely-pro/review/:orgId/:interviewId/:candidateUid', access: 'everyone' },

  jobSeeker: { path: '/job-seeker', access: jobSeeker },
  interviewPrep: { path: '/job-seeker/interview-prep', access: jobSeeker },
  upgrade: { path: '/job-seeker/upgrade', access: jobSeeker },
  jobTools: { path: '/job-seeker/job-tools', access: jobSeeker },
  myProfile: { path: '/job-seeker/my-profile', access: jobSeeker },
  /** /delete-account within a job seeker's own layout, which goes by the path; open for the same reason. */
  ownDeletion: { path: '/job-seeker/delete-account', access: 'everyone' },

  gallery: { path: '/dev/gallery', access: 'everyone', devOnly: true },
  devOutbox: { path: '/dev/outbox', access: 'everyone', devOnly: true },
  notFound: { path: '*', access: 'everyone' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Name extends RouteName> = { [K in ParamsOf<(typeof routes)[Name]['path']>]: string };
export interface ToOptions {
  query?: Record<string, string>;
  hash?: string;
}

/** A typed address: `to('job', { interviewId })`, `to('account', {}, { query: { tab: 'billing' } })`. */
export function to<Name extends RouteName>(
  name: Name,
  ...[params, options]: [ParamsOf<(typeof routes)[Name]['path']>] extends [never]
    ? [params?: Record<string, never>, options?: ToOptions]
    : [params: Params<Name>, options?: ToOptions]
): string {
  const path = Object.entries(params ?? {}).reduce(
    (built, [key, value]) => built.replace(`:${key}`, encodeURIComponent(value as string)),
    routes[name].path as string,
  );
  const query = options?.query ? `?${new URLSearchParams(options.query).toString()}` : '';
  return path + query + (options?.hash ? `#${options.hash}` : '');
}
