// Where whoever found a weakness can report it, for programs that look for it (RFC 9116).
const months = 11;

/** The file. It holds for eleven months from the month of the build, so that builds of one month are the same. */
export function securityText(origin: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + months, 1));
  return [
    `Contact: ${origin}/contact-us?topic=security`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/trust#report`,
    '',
  ].join('\n');
}
