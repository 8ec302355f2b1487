// What can be done from the head of a candidate's page: go to the next one, print, share, move along the pipeline.
import { Stack } from '@mui/material';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isEditor } from '#domain/company/member.ts';
import type { Decision } from '#domain/review/review.ts';
import type { Viewer } from '#features/review/parts/me.ts';
import { ShareButton } from '#features/review/share/ShareButton.tsx';
import { CandidateTools } from './CandidateTools.tsx';
import { Neighbours } from './Neighbours.tsx';
import { StageMenu } from './StageMenu.tsx';
import type { ReviewFile } from './useReviewFile.ts';

export interface CandidateActionsProps {
  candidateRef: CandidateRef;
  viewer: Viewer;
  file: ReviewFile;
  decision: Decision | null;
  /** The interview is over. */
  closed: boolean;
}

export function CandidateActions({
  candidateRef,
  viewer: { me, member, company },
  file,
  decision,
  closed,
}: CandidateActionsProps) {
  const { session, interview } = file;
  const canEdit = isEditor(member);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Neighbours candidateRef={candidateRef} startedAt={session.startedAt ?? null} />
      {closed && (
        <CandidateTools candidateRef={candidateRef} me={me} file={file} decision={decision} />
      )}
      {closed && canEdit && (
        <ShareButton
          candidateRef={candidateRef}
          me={me}
          blind={session.blind === true}
          job={{ title: interview.title, company }}
        />
      )}
      <StageMenu
        candidateRef={candidateRef}
        uid={me.uid}
        session={session}
        outcome={decision?.outcome}
        canEdit={canEdit}
      />
    </Stack>
  );
}
