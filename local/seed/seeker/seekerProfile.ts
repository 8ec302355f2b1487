/** The profile of the seed's job seeker, with her accommodation preferences. */
import { people } from '../accounts.ts';
import { ago } from '../clock.ts';
import type { Documents } from '../documents.ts';

/** Adds targets and accommodation preferences; the master resume stays as it is. */
export function addSeekerProfile(documents: Documents): void {
  const userRef = { uid: people.seeker.uid };
  const known = documents.byPath.get(`users/${userRef.uid}/settings/seeker`) ?? {};
  documents.add('seekerProfile', userRef, {
    headline: 'Customer support lead who likes calm queues',
    roles: ['Customer Support Team Lead', 'Service Desk Coordinator'],
    places: ['Gothenburg', 'Copenhagen'],
    remote: 'hybrid',
    salary: '€42,000 a year',
    workRight: 'EU citizen',
    languages: [
      { name: 'Swedish', level: 'native' },
      { name: 'English', level: 'fluent' },
      { name: 'Spanish', level: 'basic' },
    ],
    helps: {
      format: 'text',
      extraTime: 1.25,
      calmTimer: true,
      note: 'A short break between questions.',
    },
    reminders: { interviews: true, tasks: true, review: true },
    ...known,
    updatedAt: ago(3),
  });
}
