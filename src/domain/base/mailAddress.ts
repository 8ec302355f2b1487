/** Validates e-mail addresses and builds mailto links. */

const longest = 254;

/** An address as the rules take it: one @, a dotted domain, and nothing that a mail program would read as the end of it: no spaces, line breaks, commas, semicolons or angle brackets. */
export function isMail(text: string): boolean {
  return text.length <= longest && /^[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>.]+$/u.test(text);
}

/** True when both are known and lead to different mailboxes; how they are written makes no difference. */
export function isOtherAddress(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  const plain = (address: string): string => address.trim().toLowerCase();
  return Boolean(one && other && plain(one) !== plain(other));
}

/** Half a sign cannot be part of an address of the web. */
const encodePart = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));

/** The link that opens a mail. Whatever is in `to` stays the address: it can add no copy, subject or text. */
export function buildMailtoLink(
  to: string,
  { subject, body }: { subject?: string | null; body?: string } = {},
): string {
  const more = [
    ...(subject ? [`subject=${encodePart(subject)}`] : []),
    ...(body ? [`body=${encodePart(body)}`] : []),
  ];
  return `mailto:${encodePart(to.trim()).replace('%40', '@')}${more.length > 0 ? `?${more.join('&')}` : ''}`;
}
