// Practising: one's own sets of questions, one set, one question of it, or a realistic interview; the address says which.
import { Stack } from '@mui/material';
import { lazy } from 'react';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { NewSet } from './sets/NewSet.tsx';
import { OpenSet } from './OpenSet.tsx';
import { SetList } from './sets/SetList.tsx';
import { usePlace } from './attempt/usePlace.ts';

const FromInterview = lazy(() =>
  import('#features/jobSeeker/stories/interviews/FromInterview.tsx').then((file) => ({
    default: file.FromInterview,
  })),
);

export function PractiseTab({ uid }: { uid: string }) {
  const place = usePlace();
  if (place.set)
    return (
      <Boundary key={place.set} fallback={<RowsSkeleton rows={4} height={88} />}>
        <OpenSet uid={uid} id={place.set} place={place} />
      </Boundary>
    );
  return (
    <Stack spacing={3}>
      <Boundary fallback={<RowsSkeleton rows={2} height={72} />}>
        <SetList uid={uid} />
      </Boundary>
      <Boundary fallback={<RowsSkeleton rows={3} />}>
        <NewSet uid={uid} onMade={(set) => place.go({ set })} />
      </Boundary>
      <Boundary fallback={<RowsSkeleton rows={1} height={72} />}>
        <FromInterview uid={uid} />
      </Boundary>
    </Stack>
  );
}
