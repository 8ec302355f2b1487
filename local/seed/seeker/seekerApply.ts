/** What Jo prepared for the first tracked job: a fitted version of the resume and a cover letter, made by the app's own engine. */
import { joinLetterText } from '#domain/seeker/letterText.ts';
import type { Ai } from '#ai/port.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { getChangeName, buildTailoredResume } from '#features/jobSeeker/apply/tailor/tailored.ts';
import { people } from '../accounts.ts';
import { ago } from '../clock.ts';
import type { Documents } from '../documents.ts';
import { masterId } from './seekerResume.ts';

const { uid } = people.seeker;
const jobId = 'seed-job-1';

/** Needs the tracked job and the master. */
export async function addSeekerApplication(documents: Documents, ai: Ai): Promise<void> {
  const resume = (documents.byPath.get(`users/${uid}/resumes/${masterId}`) as OwnResume | undefined)
    ?.content?.resume;
  if (!resume) throw new Error('The master resume is seeded first.');
  const tracked = documents.byPath.get(`users/${uid}/jobTrackers/${jobId}`) as
    | TrackedJob
    | undefined;
  const posting = tracked?.text ?? '';
  const { reply: reading } = await ai.ask('readJobDescription', { text: posting });
  const job = {
    title: reading.title || (tracked?.title ?? ''),
    company: tracked?.company ?? 'Harbour & Pine',
    mustHave: reading.mustHave,
    niceToHave: reading.niceToHave,
    responsibilities: reading.responsibilities,
  };
  const tailored = await ai.ask('tailorResume', { resume, job, language: 'en' });
  const letter = await ai.ask('coverLetter', { resume, job, posting, language: 'en' });
  // One change was not to Jo's liking.
  const [first] = tailored.reply.proposals;
  const left = first && tailored.reply.proposals.length > 1 ? [getChangeName(first.path, 0)] : [];
  const version = buildTailoredResume(resume, {
    tailored: tailored.reply,
    left: new Set(left),
    edits: [],
  });
  documents.add(
    'resumes',
    { uid, id: 'seed-version-1' },
    {
      title: 'For Harbour & Pine',
      status: 'version',
      language: 'en',
      jobId,
      masterId,
      content: {
        resume: version,
        corrected: [],
        provenance: { ...tailored.provenance, at: ago(9) },
      },
      createdAt: ago(9),
      updatedAt: ago(9),
    },
  );
  documents.add(
    'applications',
    { uid, id: jobId },
    {
      jobId,
      masterId,
      resumeId: 'seed-version-1',
      sentAt: ago(8),
      createdAt: ago(9),
      updatedAt: ago(8),
      content: {
        tailored: tailored.reply,
        left,
        edits: [],
        provenance: { ...tailored.provenance, at: ago(9) },
        letters: {
          cover: {
            drafted: letter.reply,
            text: joinLetterText(letter.reply.sentences),
            provenance: { ...letter.provenance, at: ago(9) },
          },
        },
      },
    },
  );
  documents.change(
    'jobTrackers',
    { uid, id: jobId },
    { resumeId: 'seed-version-1', applicationId: jobId, appliedAt: tracked?.appliedAt ?? ago(8) },
  );
}
