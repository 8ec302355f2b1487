// The page of a candidate who is still answering, has withdrawn, or is being deleted: what the state is, notes, activity.
import { Alert, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isEditor, isManager } from '#domain/company/member.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { NotesPanel } from '#features/review/notes/NotesPanel.tsx';
import { useIdentity } from '#features/review/parts/identityContext.ts';
import type { Viewer } from '#features/review/parts/me.ts';
import { AccommodationNotice } from '#features/review/requests/AccommodationNotice.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import type { ReviewFileState } from './useReviewFile.ts';

export interface UnfinishedInterviewProps {
  candidateRef: CandidateRef;
  viewer: Viewer;
  state: ReviewFileState;
}

export function UnfinishedInterview({
  candidateRef,
  viewer: { me, member },
  state: { file, review, revealed },
}: UnfinishedInterviewProps) {
  const { t } = useTranslation('review');
  const { name } = useIdentity();
  const { status, inviteToken } = file.session;
  return (
    <Stack spacing={3}>
      {isEditor(member) && status === 'in_progress' && (
        <Boundary fallback={null} failed={() => null}>
          <AccommodationNotice candidateRef={candidateRef} token={inviteToken} />
        </Boundary>
      )}
      <Alert severity="info">
        {t(
          status === 'in_progress'
            ? 'state.inProgress'
            : status === 'withdrawn'
              ? 'state.withdrawn'
              : 'state.erasing',
          { name, count: file.answers.length },
        )}
      </Alert>
      {status !== 'erasing' && review !== undefined && (
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <NotesPanel
            candidateRef={candidateRef}
            me={me}
            handedIn={revealed}
            scorable={status === 'in_progress'}
          />
        </Boundary>
      )}
      {isManager(member) && <ActivityPanel candidateRef={candidateRef} />}
    </Stack>
  );
}
