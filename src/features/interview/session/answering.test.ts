// What fixes the way an answer is given, and how a recording's time is shown.
import { describe, expect, it } from 'vitest';
import type { Take } from '#domain/recordings/recording.ts';
import {
  answeringOf,
  findChosenTake,
  clockOf,
  kindOf,
  openTakes,
  findSpokenMoment,
  countTakesLeft,
  type AnswerFacts,
} from './answering.ts';

const nothing: AnswerFacts = { stored: null, hasWords: false, chosen: null };
const all = ['video', 'audio', 'text'] as const;

describe('the open format', () => {
  it('is the first one allowed, then the one chosen for this answer, then the one chosen last', () => {
    expect(answeringOf(all, [], nothing).format).toBe('video');
    expect(answeringOf(all, [undefined, 'audio'], nothing).format).toBe('audio');
    expect(answeringOf(all, ['text', 'audio'], nothing)).toEqual({
      format: 'text',
      offered: all,
      fixedBy: null,
    });
    expect(answeringOf(['audio', 'text'], ['video'], nothing).format).toBe('audio');
  });
  it('stays text once words are there', () => {
    expect(answeringOf(all, ['video'], { ...nothing, hasWords: true })).toEqual({
      format: 'text',
      offered: ['text'],
      fixedBy: 'words',
    });
    expect(
      answeringOf(all, ['video'], { ...nothing, stored: { type: 'text', text: 'a word' } }).format,
    ).toBe('text');
    expect(
      answeringOf(all, ['video'], { ...nothing, stored: { type: 'text', text: ' ' } }),
      'all words taken back',
    ).toEqual({ format: 'video', offered: all, fixedBy: null });
  });
  it('stays spoken once a recording was chosen, with picture or without', () => {
    expect(answeringOf(all, ['text'], { ...nothing, chosen: { kind: 'audio' } })).toEqual({
      format: 'audio',
      offered: ['video', 'audio'],
      fixedBy: 'recording',
    });
    expect(answeringOf(all, ['video'], { ...nothing, chosen: { kind: 'audio' } }).format).toBe(
      'video',
    );
    expect(
      answeringOf(all, [], { ...nothing, stored: { type: 'video', mime: 'audio/webm' } }).format,
    ).toBe('audio');
    expect(
      answeringOf(['text'], [], { ...nothing, stored: { type: 'video', mime: 'video/webm' } }),
    ).toEqual({ format: 'video', offered: ['video'], fixedBy: 'recording' });
  });
});

describe('takes', () => {
  const take = (id: string, state: Take['state'], answerId = 'q1'): Take => ({
    id,
    answerId,
    kind: 'video',
    mime: 'video/webm',
    prompt: null,
    chunks: 1,
    bytes: 9,
    durationMs: 900,
    startedAt: 0,
    state,
    fault: null,
    refusal: null,
    counts: true,
    sha256: null,
    transcript: null,
    sentBytes: 0,
    attempts: 0,
    retryAt: 0,
  });
  it('the answer is the one on its way, else the one the server has; the others wait for a word', () => {
    const takes = [
      take('a', 'uploading'),
      take('b', 'confirmed'),
      take('c', 'kept'),
      take('d', 'faulty', 'q2'),
    ];
    expect(findChosenTake(takes, 'q1')?.id).toBe('a');
    expect(findChosenTake(takes.slice(1), 'q1')?.id).toBe('b');
    expect(openTakes(takes, 'q1').map(({ id }) => id)).toEqual(['c']);
    expect(openTakes(takes, 'q2').map(({ id }) => id)).toEqual(['d']);
    expect(findChosenTake(takes, 'q2')).toBeNull();
  });
  it('are counted by whoever knows of more: this device or the server', () => {
    expect(countTakesLeft(2, { used: {} }, 'q1', null)).toBe(3);
    expect(countTakesLeft(2, { used: { q1: 1 } }, 'q1', null)).toBe(2);
    expect(countTakesLeft(2, { used: { q1: 1 } }, 'q1', { type: 'video', rev: 2 })).toBe(1);
    expect(countTakesLeft(2, { used: { q1: 1 } }, 'q1', { type: 'video', rev: 2, takes: 3 })).toBe(
      0,
    );
    expect(countTakesLeft(0, { used: {} }, 'q1', { type: 'text', rev: 7 })).toBe(1);
    expect(
      countTakesLeft(0, { used: { q1: 1 } }, 'q1', {
        type: 'video',
        rev: 2,
        takes: 2,
        givenBack: 1,
      }),
    ).toBe(0);
    const back: Take = {
      ...take('a', 'confirmed'),
      fault: 'reported',
      counts: false,
      sha256: 'ab',
    };
    const stored = {
      type: 'video',
      rev: 1,
      takes: 1,
      storagePath: 'interviews/o/i/c/q1/1.webm',
      sha256: 'ab',
    } as const;
    expect(countTakesLeft(0, { used: {}, takes: [back] }, 'q1', stored)).toBe(1);
    expect(
      countTakesLeft(0, { used: {}, takes: [{ ...back, counts: true }] }, 'q1', stored),
      'given back, and used after all',
    ).toBe(0);
    expect(
      countTakesLeft(0, { used: {}, takes: [back] }, 'q1', { ...stored, takes: 4, givenBack: 3 }),
    ).toBe(0);
  });
  it('a stored file says by its type whether it has a picture', () => {
    expect(kindOf('audio/mp4')).toBe('audio');
    expect(kindOf('video/webm;codecs=vp9,opus')).toBe('video');
  });
});

describe('the time of a recording', () => {
  it('reads like a clock', () => {
    expect([0, 9.9, 65, 600, -3].map(clockOf)).toEqual(['0:00', '0:09', '1:05', '10:00', '0:00']);
  });
  it('is said at half, at one minute and at ten seconds, each once', () => {
    const announced = (max: number): string[] =>
      Array.from({ length: max }, (_, second) => findSpokenMoment(second, second + 1, max)).filter(
        (moment) => moment !== null,
      );
    expect(announced(180)).toEqual(['half', 'minute', 'tenSeconds']);
    expect(announced(120)).toEqual(['minute', 'tenSeconds']);
    expect(announced(30)).toEqual(['half', 'tenSeconds']);
    expect(findSpokenMoment(100, 175, 180)).toBe('tenSeconds');
  });
});
