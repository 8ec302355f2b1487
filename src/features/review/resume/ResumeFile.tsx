// A resume that came with the answers: its pages, and what it says to the job's requirements; one leads to the other.
import { Box } from '@mui/material';
import { useState } from 'react';
import type { Interview } from '#domain/jobs/interview.ts';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { ResumeFindings, type FindingsAccess } from './ResumeFindings.tsx';
import { ResumePages } from './ResumePages.tsx';

interface ResumeFileProps {
  file: Blob;
  name: string;
  job: Pick<Interview, 'title' | 'mustHave' | 'niceToHave'>;
  door: FindingsAccess;
}

export function ResumeFile({ file, name, job, door }: ResumeFileProps) {
  const [highlighted, setHighlighted] = useState<HighlightedLine | null>(null);
  return (
    <Box>
      <ResumePages file={file} name={name} highlighted={highlighted} />
      <ResumeFindings
        file={file}
        name={name}
        job={job}
        door={door}
        highlighted={highlighted}
        onShow={setHighlighted}
      />
    </Box>
  );
}
