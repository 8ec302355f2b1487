// The candidate's interview: the room while it runs, the receipt afterwards.
import { useParams } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAiPlace } from '#work/AiHost.tsx';
import { RoomDoor } from './RoomDoor.tsx';

export default function InterviewRoomPage() {
  const { orgId = '', interviewId = '' } = useParams();
  const { authUser } = useSession();
  useAiPlace(orgId);
  if (!authUser) return null;
  return (
    <Boundary key={`${orgId}/${interviewId}/${authUser.uid}`}>
      <RoomDoor place={{ orgId, interviewId, candidateUid: authUser.uid }} />
    </Boundary>
  );
}
