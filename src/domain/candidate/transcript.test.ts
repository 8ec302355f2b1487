import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import {
  cameLater,
  correctionOf,
  isWordless,
  originalOf,
  withWords,
  readAnswerWords,
  type Transcript,
} from './transcript.ts';

const spoken: Answer = {
  type: 'video',
  storagePath: 'a/take1.webm',
  transcript: 'heard words',
  rev: 1,
};
const known: Transcript = {
  text: 'stored words',
  source: 'browser',
  of: 'a/take1.webm',
  by: 'me',
  rev: 1,
};

describe('words of an answer', () => {
  it('are the typed ones of a typed answer, whatever lies beside it', () =>
    expect(
      readAnswerWords({ type: 'text', text: 'typed' }, { ...known, correctedText: 'other' }),
    ).toBe('typed'));
  it('are what was heard, then what was stored, then what was put right', () => {
    expect(readAnswerWords(spoken, null)).toBe('heard words');
    expect(readAnswerWords(spoken, known)).toBe('stored words');
    expect(readAnswerWords(spoken, { ...known, correctedText: 'put right' })).toBe('put right');
    expect(originalOf(spoken, { ...known, correctedText: 'put right' })).toBe('stored words');
  });
  it('stay those of the recording that counts: a correction of an earlier take is not carried over', () => {
    expect(
      readAnswerWords(
        { ...spoken, storagePath: 'a/take2.webm' },
        { ...known, correctedText: 'about take 1' },
      ),
    ).toBe('heard words');
  });
  it('can be taken away by the candidate, and are then none', () => {
    expect(readAnswerWords(spoken, { ...known, correctedText: '' })).toBe('');
    expect(isWordless(spoken, { ...known, correctedText: '' })).toBe(true);
    expect(isWordless({ type: 'video', storagePath: 'x' }, null)).toBe(true);
    expect(isWordless({ type: 'text', text: '' }, null)).toBe(false);
  });
  it('are those that were typed in their place, which nothing understood', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    const typed: Transcript = { ...known, source: 'typed', text: 'typed words', createdAt: at };
    expect([readAnswerWords(spoken, typed), originalOf(spoken, typed)]).toEqual([
      'typed words',
      'heard words',
    ]);
    expect(correctionOf(spoken, typed)).toEqual({ text: 'typed words', at });
    expect(readAnswerWords(spoken, { ...typed, text: '' })).toBe('');
    expect(
      correctionOf(spoken, { ...typed, correctedText: 'heard words', correctedAt: at }),
    ).toBeNull();
    expect([correctionOf(spoken, known), correctionOf(spoken, null)]).toEqual([null, null]);
    expect(correctionOf(spoken, { ...known, correctedText: 'put right', correctedAt: at })).toEqual(
      { text: 'put right', at },
    );
  });
  it('go into the text of spoken answers only', () => {
    expect(
      withWords(
        { q1: spoken, q2: { type: 'text', text: 'typed', rev: 1 } },
        { q1: { ...known, correctedText: 'put right' } },
      ),
    ).toMatchObject({ q1: { text: 'put right' }, q2: { text: 'typed' } });
  });
});
it('knows a correction that came after the evaluation', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  expect(cameLater(new Date(at.getTime() + 1), at)).toBe(true);
  expect(cameLater(at, at)).toBe(false);
  expect(cameLater(at, null)).toBe(false);
});
