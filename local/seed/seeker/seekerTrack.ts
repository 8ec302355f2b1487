/** Jo's tracked jobs: one or two in every state, with dates around the day of seeding, contacts and tasks. */
import { toKeptDay, toKeptMoment } from '#domain/base/calendarDay.ts';
import type { JobState, TrackedJob } from '#domain/seeker/trackedJob.ts';
import { people } from '../accounts.ts';
import { ago, ahead } from '../clock.ts';
import type { Documents } from '../documents.ts';
import { supportLead } from '../supportLead.ts';

const { uid } = people.seeker;

const serviceDeskPosting = `Company: City Library
Location: Leeds, central library

Our service desk is where 900 people a day ask for a book, a card or a printer that works. You plan who stands there, keep the queue short and write down what people ask for most.

You bring
- experience at a service desk or in customer support
- shift planning for a small team
- patience, also on Saturdays

Closing date: the end of the month.`;
const schedulerText = `We care for 140 people in their own homes. You plan the rounds of twenty-two carers, find cover when somebody is ill, and tell families when a visit moves.

Required: planning under time pressure, a calm voice on the phone, Excel. A plus: knowledge of care planning software.`;
const coachText = `Our customers ask about tents at midnight. You coach the twelve people who answer them: you listen in, give feedback the same day and look after our answer library.

You need three years in customer service, coaching experience and good written English. Swedish is a plus.`;

/** At a full hour of a day from now, on the clock of this computer. */
function at(days: number, hour: number): Date {
  const day = ahead(days);
  return toKeptMoment(new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour));
}
const task = (id: string, text: string, days: number, done = false) => ({
  id,
  text,
  dueAt: toKeptDay(ahead(days)),
  done,
});
const contact = (id: string, name: string, role: string, email = '', phone = '', notes = '') => ({
  id,
  name,
  role,
  email,
  phone,
  notes,
});
/** States with the day, counted back from today, on which each was reached. */
const through = (
  ...steps: [JobState, number][]
): Pick<TrackedJob, 'status' | 'history' | 'movedAt' | 'createdAt'> => ({
  status: steps.at(-1)?.[0] ?? 'interested',
  history: steps.map(([state, days]) => ({ state, at: ago(days) })),
  movedAt: ago(steps.at(-1)?.[1] ?? 0),
  createdAt: ago(steps[0]?.[1] ?? 0),
});

const jobs: Record<string, TrackedJob> = {
  'seed-job-1': {
    title: 'Customer Support Team Lead',
    company: 'Harbour & Pine',
    place: 'Leeds',
    url: 'https://harbourpine.example/jobs/support-lead',
    text: supportLead.description,
    language: 'en',
    notes: 'Interview sent. Ask about the shifts.',
    ...through(['interested', 12], ['applied', 8], ['interviewing', 3]),
    appliedAt: ago(8),
    interviewAt: at(2, 10),
    updatedAt: ago(1),
    contacts: [
      contact(
        'c1',
        'Ravi Menon',
        'Recruiter',
        'ravi@harbourpine.example',
        '+44 113 496 0123',
        'Prefers mail.',
      ),
      contact('c2', 'Olivia Hart', 'Owner', 'olivia@harbourpine.example'),
    ],
    tasks: [
      task('t1', 'Practise the question about an angry customer', 1),
      task('t2', 'Look up what they say about shifts', 0),
      task('t3', 'Send the application', -8, true),
    ],
  },
  'seed-job-2': {
    title: 'Service Desk Coordinator',
    company: 'City Library',
    place: 'Leeds',
    salary: '£29,000',
    text: serviceDeskPosting,
    language: 'en',
    notes: 'Closes at the end of the month.',
    ...through(['interested', 2]),
    closesAt: toKeptDay(ahead(8)),
    tasks: [task('t1', 'Ask Dana what it is like there', 3)],
    updatedAt: ago(2),
  },
  'seed-job-3': {
    title: 'Care Scheduler',
    company: 'Elm Street Home Care',
    place: 'Bradford',
    text: schedulerText,
    language: 'en',
    ...through(['interested', 9], ['applied', 6]),
    appliedAt: ago(6),
    contacts: [contact('c1', 'Moira Kent', 'Office', 'office@elmstreet.example', '01274 960 555')],
    tasks: [task('t1', 'Ask whether they have got it', -1)],
    updatedAt: ago(6),
  },
  'seed-job-4': {
    title: 'Floor Manager',
    company: 'Tinker & Thread',
    place: 'York',
    ...through(['interested', 1]),
    closesAt: toKeptDay(ahead(5)),
    updatedAt: ago(1),
  },
  'seed-job-5': {
    title: 'Customer Care Coach',
    company: 'Fjord Outdoor',
    place: 'From home',
    salary: '£34,500',
    text: coachText,
    language: 'en',
    notes: 'They offer 27 days of leave and ask for an answer this week.',
    ...through(['interested', 30], ['applied', 27], ['interviewing', 16], ['offer', 2]),
    appliedAt: ago(27),
    interviewAt: at(-9, 14),
    contacts: [contact('c1', 'Signe Dahl', 'Head of customer care', 'signe@fjord.example')],
    tasks: [task('t1', 'Answer the offer', 4)],
    updatedAt: ago(2),
  },
  'seed-job-6': {
    title: 'Call Centre Supervisor',
    company: 'Northline Parcels',
    place: 'Leeds',
    notes: 'Filled by somebody from within.',
    ...through(['interested', 41], ['applied', 38], ['closed', 10]),
    appliedAt: ago(38),
    updatedAt: ago(10),
  },
};

/** Adds them; what is prepared for the first one is added by seekerApply.ts. */
export function addSeekerJobs(documents: Documents): void {
  for (const [id, job] of Object.entries(jobs)) documents.add('jobTrackers', { uid, id }, job);
}
