/** What Jo prepared for the first tracked job: a fitted version of the resume and a cover letter, made by the app's own engine. */
import { linesOfText } from '#ai/documents/readText.ts';
import { letterText } from '#ai/onDevice/letter/letterText.ts';
import type { Ai } from '#ai/port.ts';
import type { OwnResume } from '#domain/ownResume.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { TrackedJob } from '#domain/trackedJob.ts';
import { changeName, tailoredResume } from '#features/jobSeeker/apply/tailored.ts';
import { people } from './accounts.ts';
import { ago } from './clock.ts';
import type { Documents } from './documents.ts';

const { uid } = people.seeker;
const jobId = 'seed-job-1';
const masterId = 'seed-master-1';

/** The master, where nobody has seeded one. */
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

async function masterResume(documents: Documents, ai: Ai): Promise<ParsedResume> {
  const seeded = documents.byPath.get(`users/${uid}/resumes/${masterId}`) as OwnResume | undefined;
  if (seeded?.content?.resume) return seeded.content.resume;
  const { reply: resume, provenance } = await ai.ask('parseResume', { lines: linesOfText(words) });
  documents.add('resumes', { uid, id: masterId }, { title: 'Jo Lindqvist, resume', text: words, status: 'master', language: 'en', content: { resume, corrected: [], provenance: { ...provenance, at: ago(11) } }, createdAt: ago(11), updatedAt: ago(11) });
  documents.add('seekerProfile', { uid }, { ...(documents.byPath.get(`users/${uid}/settings/seeker`) as object | undefined), masterId });
  return resume;
}

/** Needs the tracked job, and the master where one is seeded. */
export async function addSeekerApplication(documents: Documents, ai: Ai): Promise<void> {
  const resume = await masterResume(documents, ai);
  const tracked = documents.byPath.get(`users/${uid}/jobTrackers/${jobId}`) as TrackedJob | undefined;
  const posting = tracked?.text ?? '';
  const { reply: reading } = await ai.ask('readJobDescription', { text: posting });
  const job = { title: reading.title || (tracked?.title ?? ''), company: tracked?.company ?? 'Harbour & Pine', mustHave: reading.mustHave, niceToHave: reading.niceToHave, responsibilities: reading.responsibilities };
  const tailored = await ai.ask('tailorResume', { resume, job, language: 'en' });
  const letter = await ai.ask('coverLetter', { resume, job, posting, language: 'en' });
  // One change was not to Jo's liking.
  const [first] = tailored.reply.proposals;
  const left = first && tailored.reply.proposals.length > 1 ? [changeName(first.path, 0)] : [];
  const version = tailoredResume(resume, { tailored: tailored.reply, left: new Set(left), edits: [] });
  documents.add('resumes', { uid, id: 'seed-version-1' }, { title: 'For Harbour & Pine', status: 'version', language: 'en', jobId, masterId, content: { resume: version, corrected: [], provenance: { ...tailored.provenance, at: ago(9) } }, createdAt: ago(9), updatedAt: ago(9) });
  documents.add('applications', { uid, id: jobId }, {
    jobId, masterId, resumeId: 'seed-version-1', sentAt: ago(8), createdAt: ago(9), updatedAt: ago(8),
    content: {
      tailored: tailored.reply, left, edits: [], provenance: { ...tailored.provenance, at: ago(9) },
      letters: { cover: { drafted: letter.reply, text: letterText(letter.reply.sentences), provenance: { ...letter.provenance, at: ago(9) } } },
    },
  });
  documents.change('jobTrackers', { uid, id: jobId }, { resumeId: 'seed-version-1', applicationId: jobId, appliedAt: tracked?.appliedAt ?? ago(8) });
}
