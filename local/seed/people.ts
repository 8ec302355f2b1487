/** The candidates of the seed: who applied where, how far they are, and how good their answers are. Invented people. */
import type { Stage } from '#domain/candidate/session.ts';
import type { Quality } from './content.ts';

type Where = 'in_progress' | 'submitted' | 'withdrawn' | 'expired' | Stage;
export interface SeedCandidate {
  name: string;
  job: 'seed-backend' | 'seed-support' | 'seed-support-2025' | 'seed-analyst' | 'seed-video';
  where: Where;
  qualities: Quality[];
  daysAgo: number;
  aiConsent?: false;
  /** Reported a technical issue that is still open. */
  trouble?: true;
  reviewed?: ('seed-ravi' | 'seed-clara' | 'seed-olivia')[];
}

const b = 'seed-backend';
const s = 'seed-support';
const a = 'seed-analyst';

export const candidates: readonly SeedCandidate[] = [
  {
    name: 'Maya Osei',
    job: b,
    where: 'submitted',
    qualities: ['strong', 'strong', 'good', 'strong'],
    daysAgo: 1,
  },
  {
    name: 'Lukas Brandt',
    job: b,
    where: 'submitted',
    qualities: ['good', 'average', 'good', 'good'],
    daysAgo: 1,
  },
  {
    name: 'Priya Raman',
    job: b,
    where: 'submitted',
    qualities: ['average', 'strong', 'average', 'average'],
    daysAgo: 2,
  },
  {
    name: 'Tom Whitfield',
    job: b,
    where: 'submitted',
    qualities: ['weak', 'weak', 'weak', 'weak'],
    daysAgo: 2,
  },
  {
    name: 'Yuki Tanabe',
    job: b,
    where: 'submitted',
    qualities: ['thin', 'thin', 'average', 'thin'],
    daysAgo: 3,
  },
  {
    name: 'Noor Haddad',
    job: b,
    where: 'submitted',
    qualities: ['good', 'good', 'strong', 'average'],
    daysAgo: 3,
    aiConsent: false,
  },
  {
    name: 'Erik Sandvik',
    job: b,
    where: 'in_review',
    qualities: ['strong', 'good', 'average', 'good'],
    daysAgo: 5,
    reviewed: ['seed-clara'],
  },
  {
    name: 'Chidi Eze',
    job: b,
    where: 'in_review',
    qualities: ['good', 'strong', 'strong', 'good'],
    daysAgo: 6,
    reviewed: ['seed-clara', 'seed-ravi'],
  },
  {
    name: 'Anna Kowalczyk',
    job: b,
    where: 'in_review',
    qualities: ['average', 'average', 'good', 'strong'],
    daysAgo: 7,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Sofia Marchetti',
    job: b,
    where: 'shortlisted',
    qualities: ['strong', 'strong', 'strong', 'good'],
    daysAgo: 9,
    reviewed: ['seed-clara', 'seed-ravi'],
  },
  {
    name: 'Daniel Frost',
    job: b,
    where: 'shortlisted',
    qualities: ['strong', 'good', 'good', 'strong'],
    daysAgo: 10,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Amira Saleh',
    job: b,
    where: 'offer',
    qualities: ['strong', 'strong', 'strong', 'strong'],
    daysAgo: 16,
    reviewed: ['seed-clara', 'seed-ravi'],
  },
  {
    name: 'Pavel Dvorak',
    job: b,
    where: 'rejected',
    qualities: ['weak', 'average', 'weak', 'average'],
    daysAgo: 14,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Grace Mwangi',
    job: b,
    where: 'rejected',
    qualities: ['average', 'weak', 'thin', 'weak'],
    daysAgo: 13,
    reviewed: ['seed-ravi', 'seed-clara'],
  },
  { name: 'Henrik Dahl', job: b, where: 'withdrawn', qualities: ['good', 'good'], daysAgo: 8 },
  {
    name: 'Leila Farouk',
    job: b,
    where: 'in_progress',
    qualities: ['good', 'average'],
    daysAgo: 0,
  },
  { name: 'Oscar Nilsen', job: b, where: 'in_progress', qualities: ['strong'], daysAgo: 0 },
  { name: 'Ben Adeyemi', job: b, where: 'expired', qualities: ['average'], daysAgo: 12 },

  {
    name: 'Marta Silva',
    job: s,
    where: 'submitted',
    qualities: ['strong', 'strong', 'good', 'strong'],
    daysAgo: 1,
  },
  {
    name: 'Greg Palmer',
    job: s,
    where: 'submitted',
    qualities: ['weak', 'weak', 'weak', 'weak'],
    daysAgo: 2,
  },
  {
    name: 'Fatima Zahra',
    job: s,
    where: 'submitted',
    qualities: ['good', 'good', 'average', 'good'],
    daysAgo: 4,
  },
  {
    name: 'Ian McLeod',
    job: s,
    where: 'submitted',
    qualities: ['average', 'average', 'average', 'average'],
    daysAgo: 4,
  },
  {
    name: 'Jo Lindqvist',
    job: s,
    where: 'in_review',
    qualities: ['good', 'strong', 'good', 'good'],
    daysAgo: 6,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Hana Novak',
    job: s,
    where: 'in_review',
    qualities: ['strong', 'good', 'strong', 'average'],
    daysAgo: 7,
    reviewed: ['seed-clara'],
  },
  {
    name: 'Rosa Delgado',
    job: s,
    where: 'shortlisted',
    qualities: ['strong', 'strong', 'strong', 'strong'],
    daysAgo: 11,
    reviewed: ['seed-ravi', 'seed-clara'],
  },
  {
    name: 'Peter Lang',
    job: s,
    where: 'shortlisted',
    qualities: ['good', 'strong', 'good', 'strong'],
    daysAgo: 12,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Nadia Petrova',
    job: s,
    where: 'hired',
    qualities: ['strong', 'strong', 'good', 'strong'],
    daysAgo: 25,
    reviewed: ['seed-ravi', 'seed-olivia'],
  },
  {
    name: 'Kofi Mensah',
    job: s,
    where: 'rejected',
    qualities: ['average', 'weak', 'average', 'average'],
    daysAgo: 18,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Susan Clarke',
    job: s,
    where: 'rejected',
    qualities: ['thin', 'average', 'weak', 'weak'],
    daysAgo: 19,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Wei Chen',
    job: s,
    where: 'withdrawn',
    qualities: ['good', 'good', 'average', 'good'],
    daysAgo: 9,
  },
  {
    name: 'Emily Hart',
    job: s,
    where: 'in_progress',
    qualities: ['good'],
    daysAgo: 0,
    trouble: true,
  },
  { name: 'Carlos Prieto', job: s, where: 'expired', qualities: ['weak'], daysAgo: 15 },

  {
    name: 'Lucía Fernández',
    job: a,
    where: 'submitted',
    qualities: ['strong', 'strong'],
    daysAgo: 1,
  },
  { name: 'Diego Morales', job: a, where: 'submitted', qualities: ['average', 'good'], daysAgo: 2 },
  { name: 'Paula Jiménez', job: a, where: 'submitted', qualities: ['weak', 'thin'], daysAgo: 3 },
  {
    name: 'Andrés Castro',
    job: a,
    where: 'in_review',
    qualities: ['good', 'average'],
    daysAgo: 5,
    reviewed: ['seed-clara'],
  },
  {
    name: 'Elena Ríos',
    job: a,
    where: 'shortlisted',
    qualities: ['strong', 'good'],
    daysAgo: 8,
    reviewed: ['seed-ravi', 'seed-clara'],
  },
  {
    name: 'Javier Soto',
    job: a,
    where: 'rejected',
    qualities: ['weak', 'average'],
    daysAgo: 9,
    reviewed: ['seed-ravi'],
  },
  { name: 'Carmen Vidal', job: a, where: 'in_progress', qualities: ['good'], daysAgo: 0 },
  {
    name: 'Mateo Fuentes',
    job: a,
    where: 'submitted',
    qualities: ['good', 'strong'],
    daysAgo: 4,
    aiConsent: false,
  },
  {
    name: 'Irene Campos',
    job: a,
    where: 'submitted',
    qualities: ['strong', 'average'],
    daysAgo: 1,
  },
  { name: 'Bruno Paredes', job: a, where: 'withdrawn', qualities: ['average'], daysAgo: 6 },

  // The job seeker's first try, with an answer from the company.
  {
    name: 'Jo Lindqvist',
    job: 'seed-support-2025',
    where: 'rejected',
    qualities: ['average', 'average', 'weak', 'average'],
    daysAgo: 64,
    reviewed: ['seed-ravi'],
  },
];
