// What counts as an e-mail address, and the links that open a mail to one.

const longest = 254;

/** An address as the rules take it: one @, a dotted domain, and nothing that a mail program would read as the end of it: no spaces, line breaks, commas, semicolons or angle brackets. */
export function isMail(text: string): boolean {
  return text.length <= longest && /^[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>.]+$/u.test(text);
}

/** Half a sign cannot be part of an address of the web. */
const coded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));

/** The link that opens a mail. Whatever is in `to` stays the address: it can add no copy, subject or text. */
export function mailtoLink(
  to: string,
  { subject, body }: { subject?: string | null; body?: string } = {},
): string {
  const more = [
    ...(subject ? [`subject=${coded(subject)}`] : []),
    ...(body ? [`body=${coded(body)}`] : []),
  ];
  return `mailto:${coded(to.trim()).replace('%40', '@')}${more.length > 0 ? `?${more.join('&')}` : ''}`;
}
