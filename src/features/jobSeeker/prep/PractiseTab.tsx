// Practising: one's own sets of questions, one set, one question of it, or a realistic interview, by the address.
import { Stack } from '@mui/material';
import { lazy } from 'react';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { NewSet } from './sets/NewSet.tsx';
import { OpenSet } from './OpenSet.tsx';
import { SetList } from './sets/SetList.tsx';
import { usePracticeRoute } from './attempt/usePracticeRoute.ts';

const FromInterview = lazy(() =>
  import('#features/jobSeeker/stories/interviews/FromInterview.tsx').then((file) => ({
    default: file.FromInterview,
  })),
);

export function PractiseTab({ uid }: { uid: string }) {
  const route = usePracticeRoute();
  if (route.set)
    return (
      <Boundary key={route.set} fallback={<RowsSkeleton rows={4} height={88} />}>
        <OpenSet uid={uid} id={route.set} route={route} />
      </Boundary>
    );
  return (
    <Stack spacing={3}>
      <Boundary fallback={<RowsSkeleton rows={2} height={72} />}>
        <SetList uid={uid} />
      </Boundary>
      <Boundary fallback={<RowsSkeleton rows={3} />}>
        <NewSet uid={uid} onMade={(set) => route.go({ set })} />
      </Boundary>
      <Boundary fallback={<RowsSkeleton rows={1} height={72} />}>
        <FromInterview uid={uid} />
      </Boundary>
    </Stack>
  );
}
