import { describe, expect, it } from 'vitest';
import { joinLetterText } from '#domain/seeker/letterText.ts';
import { createAiWith } from '#ai/port.ts';
import { jobFixture as job, resumeFixture as resume } from '#ai/trace/resume.fixture.ts';
import { findBlanks, traceLetter } from './tracedLetter.ts';

const {
  reply: { sentences },
} = await createAiWith({ prefer: 'onDevice' }).ask('coverLetter', {
  resume,
  job,
  posting: job.title,
  language: 'en',
  kind: 'cover',
  recipient: null,
});
const text = joinLetterText(sentences);
const allowed = `${job.title}\n${job.company}`;
const trace = (words: string) => traceLetter(words, sentences, resume, allowed);

describe('a traced letter', () => {
  it('gives its text back, each drafted sentence with what it rests on', () => {
    expect(
      trace(text)
        .map((one) => one.text)
        .join(''),
    ).toBe(text);
    expect(
      trace(text)
        .filter(({ gap }) => !gap)
        .map(({ drafted }) => drafted),
    ).toEqual(sentences);
  });
  it('sees words of one’s own, and which of them the master does not hold', () => {
    const own = `${text}\n\nI managed 14 k8s clusters. I led 200 people at Northgate Mills.`;
    const [held, unheld] = trace(own).filter(({ drafted, gap }) => drafted === null && !gap);
    expect(
      trace(own)
        .map((one) => one.text)
        .join(''),
    ).toBe(own);
    expect(held?.found).toEqual([]);
    expect(unheld?.found.map((one) => one.text)).toEqual(expect.arrayContaining(['200']));
    expect(unheld?.found.map((one) => one.text)).not.toContain('Northgate');
    for (const one of unheld?.found ?? [])
      expect(unheld?.text.slice(one.start, one.end)).toBe(one.text);
  });
  it('no longer counts a sentence as drafted when a word of it is another', () => {
    const fact = sentences.find(({ kind }) => kind === 'fact');
    const changed = text.replace(fact?.text ?? '', (fact?.text ?? '').replace('Platform', 'Chief'));
    const own = trace(changed).filter(({ drafted, gap }) => drafted === null && !gap);
    expect(own.flatMap(({ found }) => found.map((one) => one.text))).toContain('Chief');
  });
  it('finds blanks', () => {
    expect(findBlanks('[Why?] and [when]').map((one) => one.text)).toEqual(['[Why?]', '[when]']);
    expect(findBlanks('none')).toEqual([]);
  });
});
