// What the company holds of a candidate, as pairs of label and value: shown on the receipt, copied as text.
import type { Room } from '#data/candidate.ts';
import type { Format } from '#i18n/useFormat.ts';

type HeldKey = 'name' | 'email' | 'answers' | 'started' | 'sent' | 'withdrawn' | 'keep' | 'ai' | 'aiWithdrawn' | 'decides' | 'retention';
export type HeldValue = { key: HeldKey; text: string } | { key: HeldKey; say: 'none' | 'agreed' | 'refused' | 'withdrawnAt' | 'person' | 'period'; values?: Record<string, string> };

/** The rows of the receipt. */
export function heldOf({ session, answers }: Pick<Room, 'session' | 'answers'>, format: Pick<Format, 'dateTimeZone' | 'number'>): HeldValue[] {
  const { consent } = session;
  const given = { version: consent.policyVersion, when: consent.at ? format.dateTimeZone(consent.at) : '' };
  const written = answers.filter(({ data }) => (data.text ?? '').trim() !== '').length;
  const at = (key: HeldKey, date: Date | null | undefined): HeldValue[] => (date ? [{ key, text: format.dateTimeZone(date) }] : []);
  return [
    { key: 'name', text: session.displayName },
    session.email ? { key: 'email', text: session.email } : { key: 'email', say: 'none' },
    { key: 'answers', text: format.number(written) },
    ...at('started', session.startedAt),
    ...at('sent', session.submittedAt),
    ...at('withdrawn', session.withdrawnAt),
    { key: 'keep', say: 'agreed', values: given },
    { key: 'ai', say: consent.ai || consent.aiWithdrawnAt ? 'agreed' : 'refused', values: given },
    ...(consent.aiWithdrawnAt ? [{ key: 'aiWithdrawn', say: 'withdrawnAt', values: { when: format.dateTimeZone(consent.aiWithdrawnAt) } } as const] : []),
    { key: 'decides', say: 'person' },
    { key: 'retention', say: 'period' },
  ];
}
