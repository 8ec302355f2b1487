// What has to be known before a candidate is judged: who it is or that it is hidden, what the candidate asked for, what went wrong.
import type { CandidateRef } from '#data/firestore/refs.ts';
import { revealerOf } from '#domain/candidate/identity.ts';
import { isEditor, isManager } from '#domain/company/member.ts';
import type { Who } from '#features/review/parts/identityContext.ts';
import type { Viewer } from '#features/review/parts/me.ts';
import { AddressNotice } from '#features/review/requests/AddressNotice.tsx';
import { CandidateRequests } from '#features/review/requests/CandidateRequests.tsx';
import { DeletionNotice } from '#features/review/requests/DeletionNotice.tsx';
import { TroubleNotice } from '#features/review/requests/TroubleNotice.tsx';
import { IdentityStrip } from './IdentityStrip.tsx';
import type { ReviewFile } from './useReviewFile.ts';

export interface CandidateNoticesProps {
  candidateRef: CandidateRef;
  viewer: Viewer;
  file: ReviewFile;
  who: Who;
  wordsShown: boolean;
  onWords: (shown: boolean) => void;
}

export function CandidateNotices({
  candidateRef,
  viewer: { me, member },
  file: { session, interview },
  who,
  wordsShown,
  onWords,
}: CandidateNoticesProps) {
  const canEdit = isEditor(member);
  return (
    <>
      {who.blind && (
        <IdentityStrip
          candidateRef={candidateRef}
          uid={me.uid}
          session={session}
          who={who}
          role={canEdit ? revealerOf(member.role) : null}
          wordsShown={wordsShown}
          onWords={onWords}
        />
      )}
      {canEdit && who.open && session.inviteToken && (
        <AddressNotice
          candidateRef={candidateRef}
          token={session.inviteToken}
          given={who.identity?.email ?? null}
        />
      )}
      {isManager(member) && (
        <CandidateRequests
          candidateRef={candidateRef}
          uid={me.uid}
          name={session.displayName}
          status={session.status}
        />
      )}
      {!isManager(member) && session.status !== 'erasing' && (
        <DeletionNotice session={session} name={who.name} />
      )}
      {canEdit && (
        <TroubleNotice
          candidateRef={candidateRef}
          uid={me.uid}
          session={session}
          interview={interview}
          name={who.name}
        />
      )}
    </>
  );
}
