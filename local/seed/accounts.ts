/** The seed's accounts. Local emulators only: they exist nowhere else. */

export interface Person {
  uid: string;
  email: string;
  password: string;
  role: string;
  note: string;
  firstName: string;
  lastName: string;
}

const password = 'try-hirely-1';

export const people = {
  owner: {
    uid: 'seed-olivia',
    email: 'olivia@harbourpine.example',
    password,
    role: 'admin',
    note: 'owner of Harbour & Pine, close to its limits',
    firstName: 'Olivia',
    lastName: 'Hart',
  },
  recruiter: {
    uid: 'seed-ravi',
    email: 'ravi@harbourpine.example',
    password,
    role: 'hiring manager',
    note: 'recruiter at Harbour & Pine',
    firstName: 'Ravi',
    lastName: 'Menon',
  },
  reviewer: {
    uid: 'seed-clara',
    email: 'clara@harbourpine.example',
    password,
    role: 'hiring manager',
    note: 'reviewer at Harbour & Pine: scores, does not decide',
    firstName: 'Clara',
    lastName: 'Nunes',
  },
  compliance: {
    uid: 'seed-faye',
    email: 'faye@harbourpine.example',
    password,
    role: 'hiring manager',
    note: 'compliance at Harbour & Pine: sees fairness as sums, and no candidate',
    firstName: 'Faye',
    lastName: 'Adler',
  },
  limitOwner: {
    uid: 'seed-tomas',
    email: 'tomas@castellan.example',
    password,
    role: 'admin',
    note: 'owner of Castellan Studio, at its interview limit',
    firstName: 'Tomás',
    lastName: 'Vega',
  },
  limitRecruiter: {
    uid: 'seed-ines',
    email: 'ines@castellan.example',
    password,
    role: 'hiring manager',
    note: 'recruiter at Castellan Studio, at its interview limit',
    firstName: 'Inés',
    lastName: 'Roldán',
  },
  superAdmin: {
    uid: 'seed-sam',
    email: 'sam@hirely.example',
    password,
    role: 'super admin',
    note: 'companies, users, tiers, queue',
    firstName: 'Sam',
    lastName: 'Okoro',
  },
  seeker: {
    uid: 'seed-jo',
    email: 'jo@mail.example',
    password,
    role: 'job seeker',
    note: 'has practised and tracks jobs; was interviewed by Harbour & Pine',
    firstName: 'Jo',
    lastName: 'Lindqvist',
  },
  newSeeker: {
    uid: 'seed-ana',
    email: 'ana@mail.example',
    password,
    role: 'job seeker',
    note: 'nuevo, en español',
    firstName: 'Ana',
    lastName: 'Beltrán',
  },
} as const satisfies Record<string, Person>;

export const accounts: readonly Person[] = Object.values(people);
