import { expect, it } from 'vitest';
import type { Room } from '#data/candidate/room.ts';
import { formatFor } from '#i18n/useFormat.ts';
import { deleteOnOf, getRetainedData, type Beside } from './retainedData.ts';

const at = new Date('2026-11-21T10:00:00Z');
const session: Room['session'] = {
  status: 'submitted',
  inviteToken: 't',
  startedAt: at,
  submittedAt: at,
  displayName: 'Mara',
  consent: { recording: true, ai: false, policyVersion: '2026-11', at },
  rev: 2,
};
const answer = (id: string, text: string): Room['answers'][number] => ({
  id,
  path: id,
  pending: false,
  data: { type: 'text', text, rev: 1 },
});
const format = formatFor('en');
const nothing = { transcripts: [], events: 0 };
const row = (
  room: Pick<Room, 'session' | 'answers'>,
  key: string,
  beside: Beside = nothing,
  invite: Room['invite'] = null,
) => getRetainedData({ ...room, invite }, beside, format).find((one) => one.key === key);

it('counts only answers with words, and says what was agreed and what was not', () => {
  const room = { session, answers: [answer('q1', 'words'), answer('q2', '  ')] };
  expect(row(room, 'answers')).toEqual({ key: 'answers', text: '1' });
  expect(row(room, 'ai')).toMatchObject({ wording: 'refused', values: { version: '2026-11' } });
  expect(row(room, 'keep')).toMatchObject({ wording: 'agreed' });
  expect(row(room, 'email')).toMatchObject({ wording: 'none' });
});
it('remembers that AI was agreed to and taken back', () => {
  const room = {
    session: { ...session, consent: { ...session.consent, aiWithdrawnAt: at } },
    answers: [],
  };
  expect(row(room, 'ai')).toMatchObject({ wording: 'agreed' });
  expect(row(room, 'aiWithdrawn')).toMatchObject({ wording: 'withdrawnAt' });
});

it('says where the AI may run, as long as it may', () => {
  const agreed = (aiEngine?: 'cloud') => ({
    session: {
      ...session,
      consent: { ...session.consent, ai: true, ...(aiEngine ? { aiEngine } : {}) },
    },
    answers: [],
  });
  expect(row(agreed('cloud'), 'aiEngine')).toMatchObject({ wording: 'cloud' });
  expect(row(agreed(), 'aiEngine'), 'from before it was told').toMatchObject({
    wording: 'onDevice',
  });
  expect(row({ session, answers: [] }, 'aiEngine')).toBeUndefined();
});

it('counts recordings with their size, transcripts and corrections', () => {
  const spoken = (id: string): Room['answers'][number] => ({
    id,
    path: id,
    pending: false,
    data: {
      type: 'video',
      storagePath: `${id}.webm`,
      size: 1_250_000,
      transcript: 'words',
      rev: 1,
    },
  });
  const room = { session, answers: [spoken('q1'), spoken('q2')] };
  const beside: Beside = {
    transcripts: [
      {
        text: 'words',
        correctedText: 'better words',
        source: 'browser',
        of: 'q1.webm',
        by: 'me',
        rev: 2,
      },
    ],
    events: 3,
  };
  expect(row(room, 'recordings', beside)).toMatchObject({ files: { count: 2, size: '2.3 MB' } });
  expect(row(room, 'transcripts', beside)).toMatchObject({
    transcripts: { number: '2', corrected: '1' },
  });
  expect(row(room, 'events', beside)).toMatchObject({ text: '3' });
  expect(row(room, 'answers', beside)).toMatchObject({ text: '0' });
});
it('says the day of deletion when the invitation promised one, and the period when not', () => {
  const invite = {
    status: 'claimed',
    createdBy: 's',
    expiresAt: at,
    companyName: 'C',
    interviewTitle: 'T',
    type: 'chat',
    questionCount: 1,
    durationMinutes: 30,
    retentionDays: 30,
  } as const satisfies Room['invite'];
  expect(deleteOnOf({ session, invite })).toEqual(new Date('2026-12-21T10:00:00Z'));
  expect(row({ session, answers: [] }, 'deleteOn', nothing, invite)).toMatchObject({
    until: { days: 30 },
  });
  expect(row({ session, answers: [] }, 'retention')).toMatchObject({ wording: 'period' });
});
it('names the text about AI apart from the one about keeping', () => {
  const both = {
    session: {
      ...session,
      consent: { ...session.consent, ai: true, aiPolicyVersion: '2026-11-ai' },
    },
    answers: [],
  };
  expect(row(both, 'ai')).toMatchObject({ values: { version: '2026-11-ai' } });
  expect(row(both, 'keep')).toMatchObject({ values: { version: '2026-11' } });
});

it('says when recordings were agreed to within the interview', () => {
  expect(row({ session, answers: [] }, 'recording')).toBeUndefined();
  const later = {
    ...session,
    consent: { ...session.consent, recordingVersion: '2026-11-22-record-video', recordingAt: at },
  };
  expect(row({ session: later, answers: [] }, 'recording')).toMatchObject({
    wording: 'agreed',
    values: { version: '2026-11-22-record-video' },
  });
});
