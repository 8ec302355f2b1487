// Everybody whom the route table lets in somewhere, as the guard sees them, and how they come in.
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { entryOf, type Visitor } from '#app/entry/entry.ts';
import { ownAddressOf } from '#navigation/landingOf.ts';
import { routes, to, type RouteName } from '#navigation/routes.ts';
import { roleOf } from '#domain/account/role.ts';
import type { MemberRole } from '#domain/company/member.ts';
import { startAsGuest } from '../flows/guestSteps.ts';
import { newStaff } from '../flows/reviewWorld.ts';
import { newPerson, type Person } from '../support/people.ts';
import { builtRoutes, findExample } from './addresses.ts';

export interface Walker {
  /** What the guard looks at. */
  readonly visitor: Visitor;
  /** The user document, which keeps their language; none where nobody has an account. */
  readonly uid?: string;
  arrive(): Promise<Person>;
}

const stranger: Visitor = {
  status: 'signedOut',
  authUser: null,
  user: null,
  orgId: null,
  organization: null,
  member: null,
};
const signedIn: Visitor = {
  ...stranger,
  status: 'signedIn',
  authUser: { isAnonymous: false, emailVerified: true },
};
const guest: Visitor = {
  ...stranger,
  status: 'signedInWithoutUser',
  authUser: { isAnonymous: true, emailVerified: false },
};

function buildMember(name: keyof typeof people, role: MemberRole): Walker {
  return {
    visitor: {
      ...signedIn,
      user: { isHiringManager: true, isAdmin: role === 'owner' },
      orgId,
      organization: {},
      member: { status: 'active', role },
    },
    uid: people[name].uid,
    arrive: () => newStaff(people[name]),
  };
}

/** From the link of an invitation to the first question. */
async function arriveAsCandidate(): Promise<Person> {
  const person = await newPerson();
  await startAsGuest(person, { code: 'TRYH1RE0AAAAAAAA' }, { name: 'Sven Olsen' });
  await person.page.getByTestId('answer-field').waitFor();
  return person;
}

/** From the link to an outside reviewer to the answers. */
async function arriveAsOutsideReviewer(): Promise<Person> {
  const person = await newPerson();
  const { page } = person;
  await person.goTo(findExample('guestReview'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Your name/).fill('Jonas Weil');
  await page.getByRole('button', { name: 'Start reading' }).click();
  await page.getByTestId('guest-answers').waitFor();
  return person;
}

export const walkers = {
  visitor: { visitor: stranger, arrive: () => newPerson() },
  candidate: { visitor: guest, arrive: arriveAsCandidate },
  outsideReviewer: { visitor: guest, arrive: arriveAsOutsideReviewer },
  jobSeeker: {
    visitor: { ...signedIn, user: { isJobSeeker: true } },
    uid: people.seeker.uid,
    arrive: () => newStaff(people.seeker),
  },
  recruiter: buildMember('recruiter', 'recruiter'),
  reviewer: buildMember('reviewer', 'reviewer'),
  compliance: buildMember('compliance', 'compliance'),
  owner: buildMember('owner', 'owner'),
  superAdmin: {
    visitor: { ...signedIn, user: { isSuperAdmin: true } },
    uid: people.superAdmin.uid,
    arrive: () => newStaff(people.superAdmin),
  },
} as const satisfies Record<string, Walker>;

export type WalkerName = keyof typeof walkers;
const walkerNames = Object.keys(walkers) as WalkerName[];

/** Pages that lead whoever is signed in on to their own. */
const onlySignedOut: readonly RouteName[] = ['login', 'signUp', 'signUpJobSeeker'];

/** Links that lead whoever has already come in through them on to where they were. */
const leadsOn: Partial<Record<WalkerName, RouteName>> = {
  candidate: 'joinInterview',
  outsideReviewer: 'guestReview',
};

/** True where the route table lets somebody in, and the page is not another's under this address. */
export function mayOpen(name: WalkerName, route: RouteName): boolean {
  const { visitor } = walkers[name];
  if (leadsOn[name] === route) return false;
  if (visitor.status === 'signedIn' && onlySignedOut.includes(route)) return false;
  if (ownAddressOf(roleOf(visitor.user), findExample(route)) !== null) return false;
  const isHome = findExample(route) === to('hiringDashboard');
  return entryOf(routes[route].access, visitor, isHome) === 'enter';
}

/** Who may open a route. */
export function listWalkers(route: RouteName): WalkerName[] {
  return walkerNames.filter((name) => mayOpen(name, route));
}

/** The routes that somebody may open. */
export function listRoutes(name: WalkerName): RouteName[] {
  return builtRoutes.filter((route) => mayOpen(name, route));
}
