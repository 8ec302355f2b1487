// What the company holds of a candidate, as pairs of label and value: shown on the receipt, copied as text.
import type { Room } from '#data/candidate/room.ts';
import { readAgreedEngine } from '#domain/candidate/session.ts';
import type { Transcript } from '#domain/candidate/transcript.ts';
import type { Format } from '#i18n/useFormat.ts';

type OldKey =
  | 'name'
  | 'email'
  | 'answers'
  | 'started'
  | 'sent'
  | 'withdrawn'
  | 'keep'
  | 'recording'
  | 'ai'
  | 'aiEngine'
  | 'aiWithdrawn'
  | 'decides'
  | 'retention';
type NewKey = 'recordings' | 'documents' | 'transcripts' | 'events' | 'deleteOn';
export type RetainedDataKey = OldKey | NewKey;
export type RetainedDataValue =
  | { key: RetainedDataKey; text: string }
  | {
      key: OldKey;
      wording:
        | 'none'
        | 'agreed'
        | 'refused'
        | 'withdrawnAt'
        | 'person'
        | 'period'
        | 'onDevice'
        | 'cloud';
      values?: Record<string, string>;
    }
  | { key: 'recordings' | 'documents'; files: { count: number; size: string } }
  | { key: 'transcripts'; transcripts: { number: string; corrected: string } }
  | { key: 'deleteOn'; until: { date: string; days: number } };

/** What is held beside session and answers. */
export interface Beside {
  transcripts: readonly Transcript[];
  events: number;
}

const day = 86_400_000;

/** The day by which the company has to delete it; null when it is not known. */
export function deleteOnOf({ session, invite }: Pick<Room, 'session' | 'invite'>): Date | null {
  const from = session.withdrawnAt ?? session.submittedAt ?? session.startedAt;
  return from && invite?.retentionDays
    ? new Date(from.getTime() + invite.retentionDays * day)
    : null;
}

/** True for a label in the namespace "afterwards". */
export function isNewKey(key: RetainedDataKey): key is NewKey {
  return (
    key === 'recordings' ||
    key === 'documents' ||
    key === 'transcripts' ||
    key === 'events' ||
    key === 'deleteOn'
  );
}

/** What was agreed to: keeping the answers, recording them, the AI. */
function getConsentRows(
  consent: Room['session']['consent'],
  format: Pick<Format, 'dateTimeZone'>,
): RetainedDataValue[] {
  const when = consent.at ? format.dateTimeZone(consent.at) : '';
  const given = { version: consent.policyVersion, when };
  return [
    { key: 'keep', wording: 'agreed', values: given },
    ...(consent.recordingVersion
      ? [
          {
            key: 'recording',
            wording: 'agreed',
            values: {
              version: consent.recordingVersion,
              when: consent.recordingAt ? format.dateTimeZone(consent.recordingAt) : '',
            },
          } as const,
        ]
      : []),
    {
      key: 'ai',
      wording: consent.ai || consent.aiWithdrawnAt ? 'agreed' : 'refused',
      values: { version: consent.aiPolicyVersion ?? consent.policyVersion, when },
    },
    ...(consent.ai ? [{ key: 'aiEngine', wording: readAgreedEngine(consent) } as const] : []),
    ...(consent.aiWithdrawnAt
      ? [
          {
            key: 'aiWithdrawn',
            wording: 'withdrawnAt',
            values: { when: format.dateTimeZone(consent.aiWithdrawnAt) },
          } as const,
        ]
      : []),
  ];
}

/** The rows of the receipt. */
export function getRetainedData(
  { session, answers, invite }: Pick<Room, 'session' | 'answers' | 'invite'>,
  { transcripts, events }: Beside,
  format: Pick<Format, 'dateTimeZone' | 'date' | 'number' | 'size'>,
): RetainedDataValue[] {
  const { consent } = session;
  const written = answers.filter(
    ({ data }) => data.type === 'text' && (data.text ?? '').trim() !== '',
  ).length;
  const at = (key: RetainedDataKey, date: Date | null | undefined): RetainedDataValue[] =>
    date ? [{ key, text: format.dateTimeZone(date) }] : [];
  const files = (
    key: 'recordings' | 'documents',
    type: 'video' | 'resume',
  ): RetainedDataValue[] => {
    const held = answers.filter(({ data }) => data.type === type && data.storagePath);
    const bytes = held.reduce((sum, { data }) => sum + (data.size ?? 0), 0);
    return held.length > 0
      ? [{ key, files: { count: held.length, size: format.size(bytes) } }]
      : [];
  };
  const corrected = transcripts.filter(
    ({ correctedText, source }) => correctedText != null || source === 'typed',
  ).length;
  const spoken = new Set([
    ...answers
      .filter(({ data }) => data.type === 'video' && data.transcript)
      .map(({ data }) => data.storagePath),
    ...transcripts.map(({ of }) => of),
  ]).size;
  const until = deleteOnOf({ session, invite });
  return [
    { key: 'name', text: session.displayName },
    session.email ? { key: 'email', text: session.email } : { key: 'email', wording: 'none' },
    { key: 'answers', text: format.number(written) },
    ...files('recordings', 'video'),
    ...files('documents', 'resume'),
    ...(spoken > 0
      ? [
          {
            key: 'transcripts',
            transcripts: { number: format.number(spoken), corrected: format.number(corrected) },
          } as const,
        ]
      : []),
    ...(events > 0 ? [{ key: 'events', text: format.number(events) } as const] : []),
    ...at('started', session.startedAt),
    ...at('sent', session.submittedAt),
    ...at('withdrawn', session.withdrawnAt),
    ...getConsentRows(consent, format),
    { key: 'decides', wording: 'person' },
    until
      ? { key: 'deleteOn', until: { date: format.date(until), days: invite?.retentionDays ?? 0 } }
      : { key: 'retention', wording: 'period' },
  ];
}
