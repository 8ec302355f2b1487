import { expect, it } from 'vitest';
import type { Room } from '#data/candidate.ts';
import { formatFor } from '#i18n/useFormat.ts';
import { heldOf } from './heldOf.ts';

const at = new Date('2026-11-21T10:00:00Z');
const session: Room['session'] = { status: 'submitted', inviteToken: 't', startedAt: at, submittedAt: at, displayName: 'Mara', consent: { recording: true, ai: false, policyVersion: '2026-11', at }, rev: 2 };
const answer = (id: string, text: string): Room['answers'][number] => ({ id, path: id, pending: false, data: { type: 'text', text, rev: 1 } });
const format = formatFor('en');
const row = (room: Pick<Room, 'session' | 'answers'>, key: string) => heldOf(room, format).find((one) => one.key === key);

it('counts only answers with words, and says what was agreed and what was not', () => {
  const room = { session, answers: [answer('q1', 'words'), answer('q2', '  ')] };
  expect(row(room, 'answers')).toEqual({ key: 'answers', text: '1' });
  expect(row(room, 'ai')).toMatchObject({ say: 'refused', values: { version: '2026-11' } });
  expect(row(room, 'keep')).toMatchObject({ say: 'agreed' });
  expect(row(room, 'email')).toMatchObject({ say: 'none' });
});
it('remembers that AI was agreed to and taken back', () => {
  const room = { session: { ...session, consent: { ...session.consent, aiWithdrawnAt: at } }, answers: [] };
  expect(row(room, 'ai')).toMatchObject({ say: 'agreed' });
  expect(row(room, 'aiWithdrawn')).toMatchObject({ say: 'withdrawnAt' });
});
