import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import type { Transcript } from './transcript.ts';
import { checkUntil, findUntranscribed, waitsForCandidate, wordsWaitMs } from './untranscribed.ts';

const at = new Date('2026-03-01T10:00:00Z');
const answer = (more: Partial<Answer> = {}): Answer => ({
  type: 'video',
  storagePath: 'a/take1.webm',
  rev: 1,
  ...more,
});
const words = (more: Partial<Transcript> = {}): Transcript => ({
  text: 'I asked her.',
  source: 'cloud',
  of: 'a/take1.webm',
  by: 'staff',
  rev: 1,
  createdAt: at,
  ...more,
});

it('finds recordings without a word, once', () => {
  const answers = {
    q1: answer(),
    q2: answer({ transcript: 'heard by the browser' }),
    q3: answer({ type: 'text', text: '', storagePath: null }),
    q4: answer(),
    q5: answer(),
    q6: answer(),
  };
  const transcripts = {
    q4: words({ source: 'typed', text: '', correctedText: 'typed' }),
    q5: words({ of: 'a/take0.webm' }),
    q6: words({ text: '' }),
  };
  expect(findUntranscribed(answers, transcripts)).toEqual(['q1', 'q5']);
});

it('gives the candidate a day, unless they have checked', () => {
  const waits = (transcript: Transcript, afterMs: number): boolean =>
    waitsForCandidate({ q1: answer() }, { q1: transcript }, at.getTime() + afterMs);
  expect(checkUntil(words())?.getTime()).toBe(at.getTime() + wordsWaitMs);
  expect([waits(words(), 0), waits(words(), wordsWaitMs / 2), waits(words(), wordsWaitMs)]).toEqual(
    [true, true, false],
  );
  expect([
    waits(words({ correctedAt: at }), 0),
    waits(words({ source: 'browser' }), 0),
    waits(words({ text: ' ' }), 0),
    waits(words({ of: 'a/take0.webm' }), 0),
  ]).toEqual([false, false, false, false]);
});
