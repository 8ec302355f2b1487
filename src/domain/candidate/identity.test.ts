import { describe, expect, it } from 'vitest';
import {
  hiddenMarksOf,
  hideInTranscript,
  hiderOf,
  createSessionHider,
  isCodeName,
  nameOf,
  createCodeName,
  canSeeWho,
  revealsIdentity,
} from './identity.ts';
import {
  hideFields,
  hideInReading,
  isClosedField,
  joinReading,
  splitReading,
} from './hiddenReading.ts';
import type { Reading } from './reading.ts';

const salt = 'uid-of-ana';
const ana = { fullName: 'Ana-María Grace de la Silva', email: 'ana.silva87@post.test' };
const hide = hiderOf(hiddenMarksOf(ana, salt), salt);
const bars = (count: number): string => '█'.repeat(count);

describe('the code', () => {
  it('is one the rules take, and spells no name', () => {
    for (let seed = 0; seed < 256; seed += 1) {
      const code = createCodeName(
        new Uint8Array([seed, 255 - seed, seed * 7, seed * 13, seed * 31]),
      );
      expect(code).toMatch(/^Candidate [0-9BCDFGHJKMNPQRSTVWXZ]{5}$/u);
      expect(isCodeName(code)).toBe(true);
    }
    expect(isCodeName('Candidate ANNA')).toBe(false);
  });
  it('is shown until the name is known', () => {
    expect(nameOf({ displayName: 'Candidate 7F3KM' }, null)).toBe('Candidate 7F3KM');
    expect(nameOf({ displayName: 'Candidate 7F3KM' }, ana)).toBe(ana.fullName);
  });
});

describe('who may know', () => {
  it('is who handed in or gave a reason; everybody in an ordinary interview', () => {
    expect(canSeeWho({ blind: null, reviewers: null, reveals: null }, 'a')).toBe(true);
    expect(canSeeWho({ blind: true, reviewers: ['b'], reveals: null }, 'a')).toBe(false);
    expect(canSeeWho({ blind: true, reviewers: ['a'], reveals: null }, 'a')).toBe(true);
    expect(
      canSeeWho(
        {
          blind: true,
          reviewers: null,
          reveals: { a: { role: 'owner', reason: 'They asked to be called.', at: null } },
        },
        'a',
      ),
    ).toBe(true);
  });
  it('a voice tells least', () => {
    expect(revealsIdentity('audio/webm;codecs=opus')).toBe(false);
    expect(['video/webm', 'application/pdf', '', null].map(revealsIdentity)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('hidden words', () => {
  it('are marks, not words', () => {
    const marks = hiddenMarksOf(ana, salt);
    expect(marks.every((mark) => /^[0-9a-f]{8}$/u.test(mark))).toBe(true);
    expect(hiddenMarksOf(ana, 'another')).not.toEqual(marks);
    expect(hiddenMarksOf({ fullName: 'A B', email: null }, salt)).toEqual([]);
  });
  it('hide the own name in any spelling, letter for letter', () => {
    expect(hide('I am Ana María, ANA MARIA to friends; silva@work.')).toBe(
      `I am ${bars(3)} ${bars(5)}, ${bars(3)} ${bars(5)} to friends; ${bars(5)}@work.`,
    );
    expect(hide('Banana, Anatomy')).toBe('Banana, Anatomy');
    expect(hide('María').length).toBe('María'.length);
  });
  it('leave words that are no names where they stand small', () => {
    expect(hide('with grace I went de la casa; Grace did it')).toBe(
      `with grace I went de la casa; ${bars(5)} did it`,
    );
  });
  it('hide addresses, profiles and numbers to call, but no years and no sums', () => {
    expect(hide('write to someone@else.example or call +46 70 123 45 67')).toBe(
      `write to ${bars(20)} or call ${bars(16)}`,
    );
    expect(hide('see https://site.example/me and linkedin.com/in/somebody')).toBe(
      `see ${bars(23)} and ${bars(24)}`,
    );
    expect(hide('From 2019 - 2022 we saved 1,250,000 euros on 40 routes')).toBe(
      'From 2019 - 2022 we saved 1,250,000 euros on 40 routes',
    );
  });
  it('change nothing in an ordinary interview', () => {
    const plain = createSessionHider({ blind: null, hidden: null }, salt);
    expect(plain('Ana, ana@post.test')).toBe('Ana, ana@post.test');
  });
  it('are hidden in transcripts, their corrections and their stretches', () => {
    const transcript = hideInTranscript(
      {
        text: 'I am Ana',
        source: 'browser',
        of: 'x',
        by: 'y',
        rev: 1,
        correctedText: 'I am Ana Silva',
        segments: [{ start: 0, end: 1, text: 'Ana' }],
      },
      hide,
    );
    expect(transcript).toMatchObject({
      text: `I am ${bars(3)}`,
      correctedText: `I am ${bars(3)} ${bars(5)}`,
      segments: [{ text: bars(3) }],
    });
  });
});

describe('a resume', () => {
  const reading: Reading = {
    of: 'file',
    fileName: 'Ana Silva.pdf',
    read: {
      name: 'Ana Silva',
      skills: 'Routing',
      'education.0.school': 'Kew',
      'education.0.degree': 'BSc',
      summary: 'Ana plans',
    },
    corrected: { phone: '123', languages: 'en' },
    rev: 1,
    updatedAt: null,
  };
  it('is split by its fields and put together again', () => {
    const { open, closed } = splitReading(reading);
    expect(open).toEqual({
      of: 'file',
      read: { skills: 'Routing', 'education.0.degree': 'BSc', summary: 'Ana plans' },
      corrected: { languages: 'en' },
    });
    expect(closed).toEqual({
      of: 'file',
      fileName: 'Ana Silva.pdf',
      read: { name: 'Ana Silva', 'education.0.school': 'Kew' },
      corrected: { phone: '123' },
    });
    expect(joinReading({ ...open, rev: 1 }, { ...closed, rev: 1 })).toMatchObject({
      fileName: 'Ana Silva.pdf',
      read: reading.read,
      corrected: reading.corrected,
    });
    expect(joinReading({ ...open, rev: 1 }, { ...closed, of: 'older', rev: 1 })?.read).toEqual(
      open.read,
    );
    expect(isClosedField('education.0.degree')).toBe(false);
  });
  it('loses what tells who it is in its words, too', () => {
    expect(
      hideFields(
        'Ana Silva\nKew College, Leeds\nBSc',
        { 'education.0.school': 'Kew College', location: 'Leeds' },
        hide,
      ),
    ).toBe(`${bars(3)} ${bars(5)}\n${bars(11)}, ${bars(5)}\nBSc`);
    expect(hideInReading(reading, hide).read['summary']).toBe(`${bars(3)} plans`);
  });
});
