// Why a task failed, as short codes: they stand in the queue for everybody on the team and never hold a word of the candidate.

export type WorkErrorCode =
  | 'consentWithdrawn'
  | 'deletionAsked'
  | 'notSubmitted'
  | 'noRubric'
  | 'leaseLost'
  | 'stopped'
  /** Not a failure: the candidate has a day to check what a machine wrote down. */
  | 'wordsWait';

export class WorkError extends Error {
  readonly code: WorkErrorCode;
  constructor(code: WorkErrorCode) {
    super(code);
    this.name = 'WorkError';
    this.code = code;
  }
}
