// What the errors of the cloud model mean, and whether asking again can help.
import { Fault, type FaultCode } from '#domain/base/fault.ts';

export interface Trouble {
  fault: Fault;
  /** backOff: after a while; once: at once, but only one more time; no: never. */
  again: 'backOff' | 'once' | 'no';
  /** How long the server asks to wait, in milliseconds; null when it does not say. */
  waitMs: number | null;
}

interface Details {
  status?: number;
  errorDetails?: readonly Record<string, unknown>[];
}

const byStatus: Record<number, FaultCode> = {
  401: 'aiNotConfigured',
  403: 'aiNotConfigured',
  404: 'aiNotConfigured',
  408: 'aiTimeout',
  413: 'aiTooLong',
  429: 'aiQuota',
  504: 'aiTimeout',
};
const byCode: Record<string, FaultCode> = {
  'api-not-enabled': 'aiNotConfigured',
  'no-api-key': 'aiNotConfigured',
  'no-project-id': 'aiNotConfigured',
  'no-app-id': 'aiNotConfigured',
  'no-model': 'aiNotConfigured',
  'parse-failed': 'aiUnreadable',
  'response-error': 'aiBlocked',
};

/** "7s" or "0.25s" in a RetryInfo, as milliseconds. */
function retryDelayOf(details: Details): number | null {
  const info = details.errorDetails?.find((detail) =>
    String(detail['@type']).endsWith('RetryInfo'),
  );
  const delay = info?.['retryDelay'];
  const match = typeof delay === 'string' ? /^(\d+(?:\.\d+)?)s$/.exec(delay) : null;
  return match ? Math.round(Number(match[1]) * 1_000) : null;
}

/** A quota that comes back tomorrow: waiting some seconds is no use. */
function isDaily(details: Details): boolean {
  return (
    details.errorDetails?.some((detail) =>
      JSON.stringify(detail['violations'] ?? '').includes('PerDay'),
    ) ?? false
  );
}

function readStatus(status: number, details: Details, error: Error): Trouble {
  const tooLong =
    status === 400 &&
    /token count|too many tokens|maximum number of tokens|payload size/i.test(error.message);
  const fault = new Fault(tooLong ? 'aiTooLong' : (byStatus[status] ?? 'aiUnavailable'), {
    cause: error,
  });
  const again =
    (status === 429 && !isDaily(details)) || status === 500 || status === 503 ? 'backOff' : 'no';
  return { fault, again, waitMs: retryDelayOf(details) };
}

/** Any error of a call to the model. A Fault passes through and is final. */
export function troubleOf(error: unknown): Trouble {
  const final = (code: FaultCode): Trouble => ({
    fault: new Fault(code, { cause: error }),
    again: 'no',
    waitMs: null,
  });
  if (error instanceof Fault) return { fault: error, again: 'no', waitMs: null };
  if (!(error instanceof Error)) return final('aiUnavailable');
  const { code, customErrorData: details = {} } = error as Error & {
    code?: unknown;
    customErrorData?: Details;
  };
  if (details.status !== undefined && code === 'fetch-error')
    return readStatus(details.status, details, error);
  // The SDK's code for a request that got no answer: no network, or nobody listening.
  if (code === 'error') return { ...final('aiUnavailable'), again: 'backOff' };
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return final('aiTimeout');
  // A page of HTML instead of JSON, or a stream that stopped in the middle of a word.
  if (error instanceof SyntaxError || code === 'parse-failed')
    return { ...final('aiUnreadable'), again: 'once' };
  // A blocked prompt without ratings, or an empty list of candidates, trips the SDK itself.
  if (error instanceof TypeError)
    return /forEach|hasOwnProperty/.test(error.message)
      ? final('aiBlocked')
      : { ...final('aiUnavailable'), again: 'backOff' };
  return final(typeof code === 'string' ? (byCode[code] ?? 'aiUnavailable') : 'aiUnavailable');
}
