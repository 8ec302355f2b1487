// Why a task failed, as short codes: they stand in the queue for everybody on the team and never hold a word of the candidate.

export const workErrorCodes = ['consentWithdrawn', 'notSubmitted', 'noRubric', 'leaseLost', 'stopped'] as const;
export type WorkErrorCode = (typeof workErrorCodes)[number];

export class WorkError extends Error {
  readonly code: WorkErrorCode;
  constructor(code: WorkErrorCode) {
    super(code);
    this.name = 'WorkError';
    this.code = code;
  }
}
