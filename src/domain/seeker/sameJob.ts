/** Decides whether two tracked jobs are the same: the same address, or the same title at the same company. */
import type { TrackedJob } from './trackedJob.ts';

const toPlain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An address as people type it: "lark.test/jobs" is taken for https. Null when it leads nowhere a browser may go. */
export function parseWebAddress(text: string): string | null {
  const typed = text.trim();
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/:]+:\d/.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.hostname.includes('.') &&
    !url.username &&
    !url.password
    ? url.href
    : null;
}

/** What of an address names the page: without protocol, "www.", a mark within the page, what campaigns add, and a slash at the end. */
function pageOf(text: string | null | undefined): string {
  const address = parseWebAddress(text ?? '');
  if (!text || !address) return '';
  const url = new URL(address);
  const query = [...url.searchParams]
    .filter(([name]) => !/^(?:utm_|ref$|refid$|source$|src$|gclid$|fbclid$|trk)/i.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}?${query}`;
}

type Named = Pick<TrackedJob, 'title' | 'company' | 'url'>;

/** True when both have the same address, or the same title and company. A job without a company is compared by its title with others that have none. */
export function isSameJob(one: Named, other: Named): boolean {
  const page = pageOf(one.url);
  if (page !== '' && page === pageOf(other.url)) return true;
  return (
    toPlain(one.title) !== '' &&
    toPlain(one.title) === toPlain(other.title) &&
    toPlain(one.company) === toPlain(other.company)
  );
}
