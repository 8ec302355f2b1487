// Which document is meant: the names that lead to a job interview, to one of its candidates, and to an invitation.

/** One job interview of a company. */
export interface JobRef {
  orgId: string;
  interviewId: string;
}

/** One candidate in one job interview. */
export interface CandidateRef extends JobRef {
  candidateUid: string;
}

/** One invitation to a job interview. */
export interface InviteRef extends JobRef {
  token: string;
}
