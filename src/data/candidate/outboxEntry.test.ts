import { describe, expect, it } from 'vitest';
import { limits } from '#domain/jobs/kit.ts';
import {
  allowEntry,
  chooseText,
  markSaved,
  markConflict,
  findDueTime,
  createEntry,
  isUnsaved,
  decideMeeting,
  postponeEntry,
  refuseEntry,
  reviveEntry,
  rememberServer,
  markSending,
  typeText,
  removeBrokenSigns,
  readWordsState,
} from './outboxEntry.ts';
import { longestWaitMs, computePauseMs, quietMs } from './outboxPauses.ts';

const t0 = 1_000_000;
const words = (text: string, at = t0) => typeText(createEntry('q1'), text, at);

describe('an answer on its way', () => {
  it('waits until the typing pauses, but never longer than the longest wait', () => {
    let entry = words('a');
    expect(findDueTime(entry)).toBe(t0 + quietMs);
    for (let at = t0; at <= t0 + 10_000; at += 500) entry = typeText(entry, `${entry.text}x`, at);
    expect(findDueTime(entry)).toBe(t0 + longestWaitMs);
  });

  it('is on this device, on its way, confirmed', () => {
    const here = words('hello');
    expect(readWordsState(here)).toBe('onDevice');
    const leaves = markSending(here);
    expect(readWordsState(leaves)).toBe('sending');
    expect(findDueTime(leaves)).toBeNull();
    const there = markSaved(leaves, leaves.edit, 1, t0 + 50);
    expect(readWordsState(there)).toBe('confirmed');
    expect(findDueTime(there)).toBeNull();
  });

  it('stays unsaved when more was typed while it was sent, and is due again', () => {
    const leaves = markSending(words('first'));
    const more = markSaved(typeText(leaves, 'first and more', t0 + 100), leaves.edit, 1, t0 + 300);
    expect(isUnsaved(more)).toBe(true);
    expect(more.baseRev).toBe(1);
    expect(findDueTime(more)).toBe(t0 + 100 + quietMs);
  });

  it('backs off after each failure, up to eight seconds', () => {
    let entry = words('x');
    entry = postponeEntry(markSending(entry), t0 + 5_000);
    expect(findDueTime(entry)).toBe(t0 + 6_000);
    expect([1, 2, 3, 4, 5, 9].map(computePauseMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
    ]);
  });

  it('keeps refused words, with the reason, and sends them again only when allowed', () => {
    const no = refuseEntry(markSending(words('kept')), 'permissionDenied', t0);
    expect(no.text).toBe('kept');
    expect(readWordsState(no)).toBe('refused');
    expect(findDueTime(no)).toBe(t0 + 15_000);
    expect(findDueTime(refuseEntry(no, 'permissionDenied', t0))).toBe(t0 + 30_000);
    expect(findDueTime(allowEntry(no))).toBe(t0 + quietMs);
  });

  it('keeps words that are too long, does not send them, and recovers when they are shortened', () => {
    const long = words('x'.repeat(limits.answerMax + 1));
    expect(long.text).toHaveLength(limits.answerMax + 1);
    expect(long.refusal).toBe('tooLong');
    expect(findDueTime(long)).toBeNull();
    expect(allowEntry(long).refusal).toBe('tooLong');
    expect(findDueTime(typeText(long, 'x'.repeat(limits.answerMax), t0))).not.toBeNull();
  });

  it('counts an emptied answer as a change', () => {
    const there = markSaved(markSending(words('x')), 1, 1, t0);
    expect(isUnsaved(typeText(there, '', t0 + 1))).toBe(true);
  });

  it('mends half emoji, which a server would refuse, and leaves whole ones alone', () => {
    expect(removeBrokenSigns('ok 👩🏽‍💻 مرحبا')).toBe('ok 👩🏽‍💻 مرحبا');
    expect(removeBrokenSigns('half \ud83d')).toBe('half \ufffd');
  });
});

describe('meeting the server', () => {
  const mine = (text: string, baseRev = 0, sent: string[] = []) => ({ text, baseRev, sent });
  it('writes where nothing is, and over what these words build on', () => {
    expect(decideMeeting(mine('a'), null)).toBe('write');
    expect(decideMeeting(mine('changed', 3), { text: 'old', rev: 3 })).toBe('write');
  });
  it('finds its own words that arrived without a confirmation', () => {
    expect(decideMeeting(mine('same'), { text: 'same', rev: 1 })).toBe('arrived');
    expect(decideMeeting(mine('rewritten', 0, ['first try']), { text: 'first try', rev: 1 })).toBe(
      'write',
    );
  });
  it('goes on over an older beginning of the same words', () => {
    expect(decideMeeting(mine('I led the team and', 1), { text: 'I led', rev: 2 })).toBe('write');
  });
  it('asks when other words are there', () => {
    expect(decideMeeting(mine('mine', 1), { text: 'theirs', rev: 2 })).toBe('conflict');
  });
});

describe('two versions', () => {
  const both = markConflict(markSending(words('mine')), { text: 'theirs', rev: 4, prompt: null });
  it('keeps both until the candidate chooses', () => {
    expect(readWordsState(both)).toBe('choose');
    expect(both.text).toBe('mine');
    expect(findDueTime(both)).toBeNull();
  });
  it('sends mine over theirs, or takes theirs as it is', () => {
    const kept = chooseText(both, 'mine', t0);
    expect([kept.baseRev, isUnsaved(kept), kept.conflict]).toEqual([4, true, null]);
    const taken = chooseText(both, 'theirs', t0);
    expect([taken.text, isUnsaved(taken), readWordsState(taken)]).toEqual([
      'theirs',
      false,
      'confirmed',
    ]);
  });
  it('sends a third version made of both', () => {
    expect(chooseText(both, 'theirs\n\nmine', t0)).toMatchObject({
      text: 'theirs\n\nmine',
      baseRev: 4,
    });
  });
});

describe('seeing the server', () => {
  it('takes over newer words when nothing waits here', () => {
    expect(
      rememberServer(createEntry('q1'), { text: 'from elsewhere', rev: 2, prompt: null }),
    ).toMatchObject({
      text: 'from elsewhere',
      baseRev: 2,
    });
  });
  it('never overwrites words that wait here', () => {
    expect(rememberServer(words('mine'), { text: 'theirs', rev: 2, prompt: null })).toMatchObject({
      text: 'mine',
      baseRev: 0,
    });
  });
  it('ignores an older revision', () => {
    const there = markSaved(markSending(words('newest')), 1, 3, t0);
    expect(rememberServer(there, { text: 'older', rev: 2, prompt: null })).toBe(there);
  });
  it('takes the follow-up that was really asked', () => {
    expect(
      rememberServer(typeText(createEntry('q1_f1', 'mine?'), 'x', t0), {
        text: '',
        rev: 1,
        prompt: 'asked first?',
      }).prompt,
    ).toBe('asked first?');
  });
});

it('after a crash: nothing is on its way, unsaved words are due, a final refusal is tried once more', () => {
  const back = reviveEntry(
    refuseEntry(markSending(words('typed before the crash')), 'permissionDenied', t0),
  );
  expect(back).toMatchObject({ sendingEdit: null, refusal: null, text: 'typed before the crash' });
  expect(findDueTime(back)).not.toBeNull();
});
