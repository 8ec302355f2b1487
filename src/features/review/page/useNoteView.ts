// Notes for the candidate's receipt, once per colleague, that the answers were opened.
import { useEffect } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { noteView } from '#data/candidate/receipt.ts';
import type { MemberRole } from '#domain/company/member.ts';

/** `open`: the answers are on the screen. A failure is no matter for the reviewer: the next visit writes it. */
export function useNoteView(
  { orgId, interviewId, candidateUid }: CandidateRef,
  uid: string,
  role: MemberRole,
  open: boolean,
): void {
  useEffect(() => {
    if (open) noteView({ orgId, interviewId, candidateUid }, uid, role).catch(() => undefined);
  }, [orgId, interviewId, candidateUid, uid, role, open]);
}
