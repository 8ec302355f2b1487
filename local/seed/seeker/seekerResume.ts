/** Jo's master resume, read by the app's own reader, with one field corrected; and its match with a tracked job. */
import { readTextLines } from '#ai/documents/text/readText.ts';
import type { Ai } from '#ai/port.ts';
import { applyResumeEdit } from '#domain/resume/correctedResume.ts';
import type { Application } from '#domain/seeker/application.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { analyse } from '#features/jobSeeker/fit/analysis.ts';
import { resumeFields } from '#features/jobSeeker/resume/readResume.ts';
import { people } from '../accounts.ts';
import { ago } from '../clock.ts';
import type { Documents } from '../documents.ts';

const { uid } = people.seeker;
const jobId = 'seed-job-1';
export const masterId = 'seed-master-1';

const words = `Jo Lindqvist
Customer Service Specialist
jo@mail.example | +44 20 7946 0911 | Leeds, UK

Profile
Seven years in customer service for shops that send furniture. I plan shifts, take the hard calls and write down what keeps coming back.

Experience
Customer Service Specialist, Oak & Ember Furniture, March 2021 - Present
- Responsible for planning the shifts of eleven people across phone, mail and chat.
- Answered 94 percent of the calls within two minutes during a move of the whole team.
- Collected a month of complaints about missing screws and had the packing list changed.
- Coached three new colleagues through their first weeks on the phone.

Service Adviser, Northline Parcels, June 2017 - February 2021
- Handled 50 tickets a day about lost parcels, in English and Swedish.
- Wrote the answers for the help pages that 30 advisers used.

Education
BA Communication, University of Leeds, 2014 - 2017

Skills
Customer support, Shift planning, Coaching, Zendesk, Excel

Languages
English, Swedish`;

/** The master resume, named as such. */
export async function addSeekerResume(documents: Documents): Promise<void> {
  const { content, ...fields } = (await resumeFields('pasted', 'Jo Lindqvist, resume', {
    lines: readTextLines(words),
    hidden: [],
    text: words,
    warnings: [],
  })) as OwnResume;
  if (!content?.resume) throw new Error('The resume of the seed was not read.');
  const set = applyResumeEdit(
    { resume: content.resume, corrected: [], was: {} },
    {
      id: 'seed-edit-1',
      do: 'set',
      path: 'headline',
      was: content.resume.headline ?? '',
      value: 'Customer Service Specialist and Shift Planner',
    },
  );
  documents.add(
    'resumes',
    { uid, id: masterId },
    {
      ...fields,
      content: {
        ...content,
        resume: set.resume,
        corrected: [...set.corrected],
        was: set.was,
        edits: ['seed-edit-1'],
        ...(content.provenance ? { provenance: { ...content.provenance, at: ago(11) } } : {}),
      },
      createdAt: ago(11),
      updatedAt: ago(11),
    },
  );
  documents.add(
    'seekerProfile',
    { uid },
    { ...(documents.byPath.get(`users/${uid}/settings/seeker`) as object | undefined), masterId },
  );
}

/** The match of the master resume with the job; needs the application that is prepared for it. */
export async function addSeekerFit(documents: Documents, ai: Ai): Promise<void> {
  const read = <T>(path: string): T | undefined =>
    documents.byPath.get(`users/${uid}/${path}`) as T | undefined;
  const [job, resume, application] = [
    read<TrackedJob>(`jobTrackers/${jobId}`),
    read<OwnResume>(`resumes/${masterId}`)?.content?.resume,
    read<Application>(`applications/${jobId}`),
  ];
  if (!job || !resume) throw new Error('Job and resume of the seed come first.');
  const { kept, reading, provenance } = await analyse(
    ai,
    job,
    { id: masterId, words: resume },
    ago(9).toISOString().slice(0, 7),
  );
  documents.change(
    'applications',
    { uid, id: jobId },
    {
      content: {
        ...application?.content,
        tailored: application?.content?.tailored,
        match: { ...kept, made: { ...kept.made, at: ago(9) } },
      },
    },
  );
  documents.change(
    'jobTrackers',
    { uid, id: jobId },
    { content: { reading, provenance: { ...provenance, at: ago(9) } } },
  );
}
