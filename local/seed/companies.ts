/** The seed's companies, people and tiers. */
import { periodOf } from '#domain/base/moment.ts';
import type { Organization } from '#domain/company/organization.ts';
import { planOf, plans } from '#domain/billing/plans.ts';
import { listTerms } from '#domain/text/terms.ts';
import { personalTiers, listUserTerms } from '#domain/account/user.ts';
import { people, type Person } from './accounts.ts';
import { ago, ahead } from './clock.ts';
import type { Documents } from './documents.ts';

export const orgId = 'seed-harbour';
export const fullOrgId = 'seed-castellan';

interface Flags {
  isHiringManager?: boolean;
  isJobSeeker?: boolean;
  isAdmin?: boolean;
  isSuperAdmin?: boolean;
  orgId?: string;
  language?: string;
}

function addUser(
  documents: Documents,
  person: Person,
  {
    isHiringManager = false,
    isJobSeeker = false,
    isAdmin = false,
    isSuperAdmin = false,
    orgId: org,
    language = 'en',
  }: Flags,
): void {
  documents.add(
    'users',
    { uid: person.uid },
    {
      email: person.email,
      displayName: `${person.firstName} ${person.lastName}`,
      firstName: person.firstName,
      lastName: person.lastName,
      isHiringManager,
      isJobSeeker,
      isAdmin,
      isSuperAdmin,
      tier: isHiringManager ? personalTiers.hiringManager : personalTiers.jobSeeker,
      language,
      termsAccepted: true,
      marketingAccepted: false,
      firstLogin: ago(80),
      lastLogin: ago(1),
      createdAt: ago(80),
      terms: listUserTerms({
        displayName: `${person.firstName} ${person.lastName}`,
        email: person.email,
      }),
      ...(org ? { orgId: org } : {}),
    },
  );
}

function organization(
  name: string,
  ownerUid: string,
  tier: string,
  usage: Organization['usage'],
): Organization {
  return {
    name,
    terms: listTerms(name),
    ownerUid,
    createdAt: ago(80),
    tier,
    billing: {
      tier,
      tierId: `default_${tier.toLowerCase()}`,
      planStartDate: ago(80),
      planRenewalDate: ahead(285),
    },
    usage,
    status: 'active',
    retentionDays: 365,
    lastOp: { kind: 'found', id: ownerUid, by: ownerUid, at: ago(80) },
  };
}

function addOrganizations(
  documents: Documents,
  {
    candidatesInvited,
    recordings,
    documentMegabytes,
  }: Record<'candidatesInvited' | 'recordings' | 'documentMegabytes', number>,
): void {
  const period = periodOf(new Date());
  const team = planOf('team').limits;
  documents.add(
    'organizations',
    { orgId },
    organization('Harbour & Pine', people.owner.uid, 'Team', {
      licenses: { limit: team.licenses, used: 5 },
      interviews: { limit: team.interviews, currentMonth: team.interviews - 7, total: 112, period },
      candidates: {
        limit: team.candidates,
        currentMonth: team.candidates - 60,
        total: candidatesInvited + 611,
        period,
      },
      storage: {
        videos: { limit: team.videos, used: recordings },
        documents: { limit: team.documents, used: documentMegabytes },
      },
    }),
  );
  documents.add(
    'organizations',
    { orgId: fullOrgId },
    organization('Castellan Studio', people.limitOwner.uid, 'Free', {
      licenses: { limit: 3, used: 2 },
      interviews: { limit: 10, currentMonth: 10, total: 10, period },
      candidates: { limit: 20, currentMonth: 20, total: 20, period },
      storage: { videos: { limit: 500, used: 0 }, documents: { limit: 100, used: 0 } },
    }),
  );
}

const members = [
  [orgId, people.owner, 'owner'],
  [orgId, people.recruiter, 'recruiter'],
  [orgId, people.reviewer, 'reviewer'],
  [orgId, people.compliance, 'compliance'],
  [fullOrgId, people.limitOwner, 'owner'],
  [fullOrgId, people.limitRecruiter, 'recruiter'],
] as const;

function addMembers(documents: Documents): void {
  for (const [org, person, role] of members) {
    documents.add(
      'members',
      { orgId: org, uid: person.uid },
      {
        role,
        status: 'active',
        displayName: `${person.firstName} ${person.lastName}`,
        joinedAt: ago(79),
        ...(role === 'owner' ? { contact: person.email } : { inviteId: 'seed' }),
      },
    );
    addUser(documents, person, { isHiringManager: true, isAdmin: role === 'owner', orgId: org });
  }
  for (const [org, person] of [
    [orgId, people.owner],
    [fullOrgId, people.limitOwner],
  ] as const)
    documents.add('founders', { uid: person.uid }, { orgId: org, at: ago(80) });
}

/** Tiers, companies, members and users. `candidatesInvited`, `recordings` and `documentMegabytes` are the values of the counters. */
export function addCompanies(
  documents: Documents,
  candidatesInvited: number,
  recordings: number,
  documentMegabytes: number,
): void {
  for (const { tierId, name, limits, features, price } of plans)
    documents.add(
      'tierConfigurations',
      { tierId },
      { name, limits, features, price, updatedAt: ago(90), updatedBy: people.superAdmin.uid },
    );
  addOrganizations(documents, { candidatesInvited, recordings, documentMegabytes });
  addMembers(documents);
  documents.add(
    'orgInvites',
    { orgId, inviteId: 'seedTeamInviteAAAAAAAAAAAAA' },
    {
      email: 'lena@harbourpine.example',
      role: 'recruiter',
      status: 'pending',
      createdBy: people.owner.uid,
      createdAt: ago(2),
      expiresAt: ahead(12),
      orgName: 'Harbour & Pine',
    },
  );
  addUser(documents, people.superAdmin, { isSuperAdmin: true });
  addUser(documents, people.seeker, { isJobSeeker: true });
  addUser(documents, people.newSeeker, { isJobSeeker: true, language: 'es' });
  documents.add('system', { d: 'bootstrap' }, { uid: people.superAdmin.uid, at: ago(90) });
}
