// The candidate's interview: the room while it runs, the receipt afterwards.
import { useParams } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useCandidateAiOrg } from '#work/AiHost.tsx';
import { RoomGate } from './RoomGate.tsx';

export default function InterviewRoomPage() {
  const { orgId = '', interviewId = '' } = useParams();
  const { authUser } = useSession();
  useCandidateAiOrg(orgId);
  if (!authUser) return null;
  return (
    <Boundary key={`${orgId}/${interviewId}/${authUser.uid}`}>
      <RoomGate candidateRef={{ orgId, interviewId, candidateUid: authUser.uid }} />
    </Boundary>
  );
}
