// The port for failures that an operator should hear of: says what failed by code, never by text, to whoever listens. Nobody does until a page is told to (work/reports).
import { toFault, type FaultCode } from './fault.ts';

/** What failed: codes and a location in the build, nothing that a person wrote or is called. */
export interface FaultReport {
  code: FaultCode;
  /** The kind of the error behind it, such as "TypeError" or "storage.unauthorized". */
  error: string | null;
  /** Where in the build it was thrown, as "Page-abc.js:1:234". */
  location: string | null;
}
type Reporter = (fault: FaultReport) => void;

/** Told to people in words, and caused by them or by their line: nothing that an operator could mend. */
const ownFaults = new Set<FaultCode>([
  'offline',
  'readOnly',
  'emailInUse',
  'wrongCredentials',
  'weakPassword',
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
  'resumeTooLong',
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
]);

/** What failed before anybody listened, the latest. */
const waiting: FaultReport[] = [];
const waitMost = 10;
let reporter: Reporter | null = null;

/** A word of at most so many plain characters; null when nothing is left. */
function toPlainWord(text: string, most = 60): string | null {
  return (
    text
      .replaceAll('/', '.')
      .replace(/[^\w.-]/gu, '')
      .slice(0, most) || null
  );
}

/** The kind of an error: the SDK's code where it has one, else the name of its class. */
function readKind(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return toPlainWord('code' in error ? String(error.code) : error.name);
}

/** The first location in a stack that is a file of the build. */
export function findLocation(stack: string | undefined): string | null {
  const [, file, line, column] =
    /\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/u.exec(stack ?? '') ?? [];
  return file ? `${file}:${line}:${column}` : null;
}

/** What may be told of any thrown thing; null where an operator could do nothing about it. */
export function readFaultReport(thrown: unknown): FaultReport | null {
  const fault = toFault(thrown);
  if (ownFaults.has(fault.code)) return null;
  const cause = fault.cause ?? null;
  return {
    code: fault.code,
    error: readKind(cause),
    location: findLocation((cause instanceof Error ? cause : fault).stack),
  };
}

/** Reports a failure, once for each time that it is met. */
export function reportFault(thrown: unknown): void {
  const fault = readFaultReport(thrown);
  if (!fault) return;
  if (reporter) return reporter(fault);
  waiting.push(fault);
  if (waiting.length > waitMost) waiting.shift();
}

/** Hands all reports to `next`, those that waited first; null: they wait again. */
export function setReporter(next: Reporter | null): void {
  reporter = next;
  if (next) for (const fault of waiting.splice(0)) next(fault);
}

/** Forgets what waited: nobody is going to listen. */
export function dropWaitingReports(): void {
  waiting.length = 0;
}
