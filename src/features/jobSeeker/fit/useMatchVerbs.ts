// Reads a posting and a resume against each other, and keeps a line that was added to the resume.
import { getAi } from '#ai/port.ts';
import { updateSeekerDocument, setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { editResume } from '#data/seeker/ownResumes.ts';
import type { Application } from '#domain/seeker/application.ts';
import { applyResumeEdit, type ResumeEdit } from '#domain/resume/correctedResume.ts';
import { readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { analyse, matchAgain, type KeptMatch } from './analysis.ts';
import type { Credits } from '#features/jobSeeker/useCredits.tsx';

interface UseMatchVerbsInput {
  credits: Credits;
  jobHash: string;
  resumeHash: string;
  job: Stored<TrackedJob>;
  master: Stored<OwnResume>;
  resume: ParsedResume;
  uid: string;
  kept: KeptMatch | null;
}

export function useMatchVerbs({
  credits,
  jobHash,
  resumeHash,
  job,
  master,
  resume,
  uid,
  kept,
}: UseMatchVerbsInput) {
  const [make, { pending }] = useAction(() =>
    credits.use('analysis', `${jobHash}:${resumeHash}`, async () => {
      const {
        kept: next,
        reading,
        provenance,
      } = await analyse(
        getAi(),
        job.data,
        { id: master.id, words: resume },
        new Date().toISOString().slice(0, 7),
      );
      await updateSeekerDocument(uid, 'jobTrackers', job.id, { content: { reading, provenance } });
      await setSeekerDocument(uid, 'applications', job.id, {
        jobId: job.id,
        masterId: master.id,
        content: { match: next } as Application['content'],
      });
      return true;
    }),
  );
  /** Keeps a line in the resume, and reads the resume again against what the posting asks for; that costs nothing. */
  async function addLine(list: string, words: string): Promise<void> {
    const edit: ResumeEdit = { id: crypto.randomUUID(), path: list, do: 'add', value: words };
    await editResume(uid, master.id, [edit]);
    const read = readStoredResume(master.data);
    if (!kept || !read) return;
    const next = applyResumeEdit(read, edit).resume;
    const match = await matchAgain(
      getAi(),
      kept,
      job.data,
      { id: master.id, words: next },
      new Date().toISOString().slice(0, 7),
    );
    await setSeekerDocument(uid, 'applications', job.id, {
      jobId: job.id,
      masterId: master.id,
      content: { match } as Application['content'],
    });
  }
  return { make, pending, addLine };
}
