/** A failure as one class with a code from a closed list; the code is its i18n key in the "faults" namespace. */

export const faultCodes = [
  'offline',
  'readOnly',
  'indexMissing',
  'notSetUp',
  'unproven',
  'permissionDenied',
  'notFound',
  'conflict',
  'quotaExceeded',
  'unauthenticated',
  'timeout',
  'damaged',
  'unknown',
  'emailInUse',
  'wrongCredentials',
  'weakPassword',
  'tooManyAttempts',
  'tooManyGuests',
  'guestsClosed',
  'popupClosed',
  'popupBlocked',
  'accountDisabled',
  'invalidEmail',
  'requiresRecentLogin',
  'expiredLink',
  'fileEmpty',
  'fileTooLarge',
  'fileNotText',
  'fileProtected',
  'fileScanned',
  'fileDamaged',
  'fileType',
  'tooManyFiles',
  'fileStuck',
  'resumeTooLong',
  'aiUnavailable',
  'aiUnreadable',
  'aiQuota',
  'aiBlocked',
  'aiTooLong',
  'aiTimeout',
  'aiNotConfigured',
  'aiNeedsCloud',
  'aiOff',
  'inviteInvalid',
  'inviteExpired',
  'inviteRevoked',
  'inviteUsed',
  'interviewClosed',
  'sessionClosed',
  'limitReached',
  'seatLimit',
  'storageLimit',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** An unexpected refusal. `code` is also the key of its text; `values` fill the text; `cause` is the original error. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly values: Record<string, string | number>;
  constructor(
    code: FaultCode,
    options: { cause?: unknown; values?: Record<string, string | number> } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.values = options.values ?? {};
  }
}

/** Any thrown thing as a Fault; a Fault passes through. */
export function toFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault('unknown', { cause: error });
}
