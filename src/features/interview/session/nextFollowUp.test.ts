import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { followUpMs, findNextFollowUp } from './nextFollowUp.ts';

const question: CandidateQuestion = {
  id: 'q1',
  text: 'Tell me about a time.',
  kind: 'behavioural',
  minutes: 5,
  followUpCap: 2,
  followUps: ['What was the result?', 'What would you change?'],
};
const about = { language: 'en', ai: true };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.useRealTimers());

describe('the next follow-up', () => {
  it('is the one the engine chooses', async () => {
    expect(
      await findNextFollowUp(
        question,
        'We shipped.',
        [],
        about,
        async () => 'Which part was yours?',
      ),
    ).toBe('Which part was yours?');
  });
  it('is none when the engine finds the answer complete', async () => {
    expect(await findNextFollowUp(question, 'All of it.', [], about, async () => null)).toBeNull();
  });
  it('is a prepared one when the engine fails, and never the same twice', async () => {
    const broken = () => Promise.reject(new Error('down'));
    expect(await findNextFollowUp(question, 'x', [], about, broken)).toBe('What was the result?');
    expect(
      await findNextFollowUp(
        question,
        'x',
        [{ prompt: 'What was the result?', answer: 'y' }],
        about,
        broken,
      ),
    ).toBe('What would you change?');
  });
  it('is a prepared one when the engine takes longer than two seconds', async () => {
    const began = Date.now();
    expect(
      await findNextFollowUp(question, 'x', [], about, () => new Promise(() => undefined)),
    ).toBe('What was the result?');
    expect(Date.now() - began).toBeLessThan(followUpMs + 15_000);
  });
  it('is never chosen by AI without consent', async () => {
    const choose = vi.fn(async () => 'chosen');
    expect(await findNextFollowUp(question, 'x', [], { language: 'en', ai: false }, choose)).toBe(
      'What was the result?',
    );
    expect(choose).not.toHaveBeenCalled();
  });
  it('ends at the cap', async () => {
    const asked = [
      { prompt: 'a', answer: '' },
      { prompt: 'b', answer: '' },
    ];
    expect(await findNextFollowUp(question, 'x', asked, about, async () => 'one more')).toBeNull();
  });
});
