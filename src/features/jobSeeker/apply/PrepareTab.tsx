// This tool of the job tools, as the application desk has it.
import { ApplicationDesk } from '#features/jobSeeker/ApplicationDesk.tsx';

export function PrepareTab({ uid, jobId }: { uid: string; jobId: string }) {
  return <ApplicationDesk key={jobId} uid={uid} />;
}
