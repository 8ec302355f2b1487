// This tool of the job tools, as the application desk has it.
import { ApplicationDesk } from '#features/jobSeeker/ApplicationDesk.tsx';

export function FitTab({ uid, jobId }: { uid: string; jobId: string }) {
  return <ApplicationDesk key={jobId} uid={uid} />;
}
