// Asking for more time or another format from within the interview.
import { Skeleton } from '@mui/material';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { listQuestionFormats } from '#domain/invitations/expectation.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { AccommodationCard } from './AccommodationCard.tsx';

export function RoomAccommodation({
  room,
  candidateRef,
  company,
}: {
  room: Room;
  candidateRef: CandidateRef;
  company: string;
}) {
  const { interview, session, questions } = room;
  const { formats, formatsEverywhere } = listQuestionFormats(interview.type, questions);
  return (
    <Boundary fallback={<Skeleton variant="rounded" height={64} />} failed={() => null}>
      <AccommodationCard
        inviteRef={{
          orgId: candidateRef.orgId,
          interviewId: candidateRef.interviewId,
          token: session.inviteToken,
        }}
        uid={candidateRef.candidateUid}
        company={company}
        durationMinutes={interview.durationMinutes}
        formatsEverywhere={formats.some((format) => format !== 'text') ? formatsEverywhere : null}
        policy={room.invite?.policies?.accommodation ?? null}
        hasBegun
      />
    </Boundary>
  );
}
