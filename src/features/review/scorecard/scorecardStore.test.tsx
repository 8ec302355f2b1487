import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { reviewOf, scorecardOf, type Scorecard } from '#domain/review/scorecard.ts';
import { createScorecardStore } from './scorecardStore.ts';

const name = 'hirely.scorecard/test';
const note =
  (text: string) =>
  (card: Scorecard): Scorecard => ({ ...card, lines: { a: { choice: 4, note: text } } });

function setUp(parts: Partial<Parameters<typeof createScorecardStore>[0]> = {}) {
  const saved: ReturnType<typeof reviewOf>[] = [];
  let rev = 0;
  const made = createScorecardStore({
    name,
    save: async (content) => {
      saved.push(content);
      rev += 1;
      return rev;
    },
    handIn: async () => undefined,
    isOnline: () => true,
    ...parts,
  });
  made.start();
  return { made, saved };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('the scorecard desk', () => {
  it('keeps every keystroke on the device before anything else', () => {
    const { made } = setUp();
    made.edit(note('a'));
    expect(JSON.parse(localStorage.getItem(name) ?? 'null')).toMatchObject({
      lines: { a: { note: 'a' } },
    });
    expect(made.state().saved).toBe('onDevice');
  });
  it('says "saved" only after the server has said so, and then forgets the copy', async () => {
    let answer: (rev: number) => void = () => undefined;
    const { made } = setUp({
      save: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    made.edit(note('a'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made.state().saved).toBe('sending');
    answer(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(made.state().saved).toBe('confirmed');
    expect(localStorage.getItem(name)).toBeNull();
  });
  it('saves what was typed while an earlier save was on its way', async () => {
    const answers: ((rev: number) => void)[] = [];
    const saved: string[] = [];
    const { made } = setUp({
      save: (content) =>
        new Promise((resolve) => {
          saved.push(content.scores?.['a']?.note ?? '');
          answers.push(resolve);
        }),
    });
    made.edit(note('a'));
    await vi.advanceTimersByTimeAsync(1_000);
    made.edit(note('ab'));
    answers[0]?.(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saved).toEqual(['a', 'ab']);
    answers[1]?.(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(made.state().saved).toBe('confirmed');
  });
  it('brings words back after a reload and sends them', async () => {
    const first = setUp({ isOnline: () => false });
    first.made.edit(note('typed without a network'));
    const { made, saved } = setUp();
    expect(made.state().card.lines['a']?.note).toBe('typed without a network');
    await vi.advanceTimersByTimeAsync(100);
    expect(saved.map((content) => scorecardOf(content).lines['a']?.note)).toEqual([
      'typed without a network',
    ]);
  });
  it('tries again after a network failure, and never loses the words', async () => {
    let fails = true;
    const { made } = setUp({
      save: async () => {
        if (fails) throw new Fault('offline');
        return 1;
      },
    });
    made.edit(note('a'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made.state().saved).toBe('onDevice');
    fails = false;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(made.state()).toMatchObject({
      saved: 'confirmed',
      card: { lines: { a: { note: 'a' } } },
    });
  });
  it('says why when it is refused, and keeps the words on the device', async () => {
    const { made } = setUp({
      save: async () => {
        throw new Fault('permissionDenied');
      },
    });
    made.edit(note('a'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(made.state()).toMatchObject({ saved: 'refused', fault: { code: 'permissionDenied' } });
    expect(localStorage.getItem(name)).toContain('"a"');
  });
  it('takes what another device saved, but never over words that wait here', () => {
    const { made } = setUp();
    const theirs = {
      ...reviewOf({ rating: 2, comment: 'phone', lines: {} }),
      submitted: false,
      rev: 4,
    };
    made.see(theirs);
    expect(made.state().card.comment).toBe('phone');
    made.edit(note('mine'));
    made.see({ ...theirs, comment: 'other', rev: 5 });
    expect(made.state().card).toMatchObject({ comment: 'phone', lines: { a: { note: 'mine' } } });
  });
  it('does not go back to an older version that arrives late', async () => {
    const { made } = setUp({ save: async () => 7 });
    made.edit(note('new'));
    await vi.advanceTimersByTimeAsync(1_000);
    made.see({ ...reviewOf({ rating: 2, comment: 'old', lines: {} }), submitted: false, rev: 6 });
    expect(made.state().card.comment).toBe('');
  });
  it('keeps the words when handing in fails', async () => {
    const { made } = setUp({
      handIn: async () => {
        throw new Fault('offline');
      },
    });
    made.edit(note('a'));
    await expect(made.handIn()).rejects.toThrow('offline');
    expect(localStorage.getItem(name)).toContain('"a"');
  });
});
