/** The company of a scale world: its organization, three members with their users, and their accounts. */
import { periodOf } from '#domain/base/moment.ts';
import type { FirebaseAddresses } from '../addresses.ts';
import { ago, ahead } from './clock.ts';
import type { Documents } from './documents.ts';

export const scalePassword = 'try-hirely-1';
export interface ScalePerson {
  uid: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}
type People = Readonly<Record<'owner' | 'recruiter' | 'reviewer', ScalePerson>>;

function addPerson(
  documents: Documents,
  orgId: string,
  role: keyof People,
  one: ScalePerson,
): void {
  documents.add(
    'members',
    { orgId, uid: one.uid },
    {
      role,
      status: 'active',
      displayName: `${one.firstName} ${one.lastName}`,
      joinedAt: ago(79),
      ...(role === 'owner' ? {} : { inviteId: 'scale' }),
    },
  );
  documents.add(
    'users',
    { uid: one.uid },
    {
      email: one.email,
      displayName: `${one.firstName} ${one.lastName}`,
      firstName: one.firstName,
      lastName: one.lastName,
      isHiringManager: true,
      isJobSeeker: false,
      isAdmin: role === 'owner',
      isSuperAdmin: false,
      tier: 'TrialHiringManager1',
      language: 'en',
      termsAccepted: true,
      marketingAccepted: false,
      firstLogin: ago(80),
      lastLogin: ago(1),
      createdAt: ago(80),
      orgId,
    },
  );
}

/** Adds the organization with its counters, and its members. */
export function addScaleCompany(
  documents: Documents,
  id: string,
  people: People,
  { jobs, candidates }: { jobs: number; candidates: number },
): void {
  const orgId = `scale-${id}`;
  const period = periodOf(new Date());
  documents.add(
    'organizations',
    { orgId },
    {
      name: `Scale ${id}`,
      ownerUid: people.owner.uid,
      createdAt: ago(80),
      tier: 'Team',
      billing: {
        tier: 'Team',
        tierId: 'default_team',
        planStartDate: ago(80),
        planRenewalDate: ahead(285),
      },
      status: 'active',
      retentionDays: 365,
      usage: {
        licenses: { limit: 10, used: 3 },
        interviews: { limit: 1_000, currentMonth: 1, total: jobs, period },
        candidates: { limit: 20_000, currentMonth: 1, total: candidates, period },
        storage: { videos: { limit: 10_000, used: 0 }, documents: { limit: 2_000, used: 0 } },
      },
      lastOp: { kind: 'found', id: orgId, by: people.owner.uid, at: ago(80) },
    },
  );
  for (const [role, one] of Object.entries(people) as [keyof People, ScalePerson][])
    addPerson(documents, orgId, role, one);
}

/** Creates the account of a person in the Auth emulator. */
export async function addScaleAccount(
  { auth, projectId }: FirebaseAddresses,
  { uid, email, firstName, lastName }: ScalePerson,
): Promise<void> {
  const response = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        localId: uid,
        email,
        password: scalePassword,
        displayName: `${firstName} ${lastName}`,
        emailVerified: true,
      }),
    },
  );
  if (!response.ok)
    throw new Error(`The account of ${email} could not be made: ${response.status}`);
}
