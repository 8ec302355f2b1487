/** The candidates of the data analyst’s job in the seed: how far they are, and how good their answers are. Invented people. */
import type { SeedCandidate } from './seedCandidate.ts';

export const analystCandidates: readonly SeedCandidate[] = [
  {
    name: 'Lucía Fernández',
    job: 'seed-analyst',
    where: 'submitted',
    qualities: ['strong', 'strong'],
    daysAgo: 1,
  },
  {
    name: 'Diego Morales',
    job: 'seed-analyst',
    where: 'submitted',
    qualities: ['average', 'good'],
    daysAgo: 2,
  },
  {
    name: 'Paula Jiménez',
    job: 'seed-analyst',
    where: 'submitted',
    qualities: ['weak', 'thin'],
    daysAgo: 3,
  },
  {
    name: 'Andrés Castro',
    job: 'seed-analyst',
    where: 'in_review',
    qualities: ['good', 'average'],
    daysAgo: 5,
    reviewed: ['seed-clara'],
  },
  {
    name: 'Elena Ríos',
    job: 'seed-analyst',
    where: 'shortlisted',
    qualities: ['strong', 'good'],
    daysAgo: 8,
    reviewed: ['seed-ravi', 'seed-clara'],
  },
  {
    name: 'Javier Soto',
    job: 'seed-analyst',
    where: 'rejected',
    qualities: ['weak', 'average'],
    daysAgo: 9,
    reviewed: ['seed-ravi'],
  },
  {
    name: 'Carmen Vidal',
    job: 'seed-analyst',
    where: 'in_progress',
    qualities: ['good'],
    daysAgo: 0,
  },
  {
    name: 'Mateo Fuentes',
    job: 'seed-analyst',
    where: 'submitted',
    qualities: ['good', 'strong'],
    daysAgo: 4,
    aiConsent: false,
  },
  {
    name: 'Irene Campos',
    job: 'seed-analyst',
    where: 'submitted',
    qualities: ['strong', 'average'],
    daysAgo: 1,
  },
  {
    name: 'Bruno Paredes',
    job: 'seed-analyst',
    where: 'withdrawn',
    qualities: ['average'],
    daysAgo: 6,
  },
];
