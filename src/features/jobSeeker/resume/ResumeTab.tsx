// This tool of the job tools, as the application desk has it.
import { ApplicationDesk } from '#features/jobSeeker/ApplicationDesk.tsx';

export function ResumeTab({ uid }: { uid: string }) {
  return <ApplicationDesk uid={uid} />;
}
