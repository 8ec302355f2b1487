import { describe, expect, it } from 'vitest';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { cleanName } from './cleanName.ts';
import { readPosting } from './readPosting.ts';

const packs = await loadPacks(['tagger']);

describe('a name', () => {
  it.each([
    ['Experience with Kubernetes', 'Kubernetes'],
    ['good knowledge of the Frobnitz platform', 'Frobnitz platform'],
    ['strong Zeta Suite skills', 'Zeta Suite'],
    ['container orchestration', 'Container orchestration'],
    ['sapui5', 'sapui5'],
    ['A/B Testing', 'A/B Testing'],
    ['Azure )', 'Azure'],
  ])('in "%s" is "%s"', (span, name) => {
    expect(cleanName(span)).toBe(name);
  });

  it.each([
    'experience',
    'a degree',
    'your team',
    'related field',
    '<ORGANIZATION>',
    '5+ years',
    'x'.repeat(70),
    'one two three four five six',
  ])('is not in "%s"', (span) => {
    expect(cleanName(span)).toBe('');
  });
});

const posting = `Platform Engineer
We are a company of 40 people.
Your tasks
- Run our Crossgrid clusters and keep them healthy
- Automate deployments together with the product teams
Requirements
- Several years of experience with Crossgrid and container networking
- Statistics
- A/B Testing
- ReactJS
- Bachelor degree in Computer Science or equivalent experience
Nice to have
- Zorblatt Pro
We offer
- 30 days of holiday and free fruit`;

describe('a posting read with the tagger', () => {
  const reading = readPosting({ text: posting, language: 'en' }, packs);

  it("names what no list holds, and keeps listed names in the posting's own words", () => {
    expect(reading.mustHave).toEqual(
      expect.arrayContaining(['Crossgrid', 'Networking', 'Statistics', 'A/B testing', 'ReactJS']),
    );
    expect(reading.niceToHave).toEqual(['Zorblatt Pro']);
    expect(reading.mustHave).not.toContain('B Testing');
    expect(reading.mustHave).not.toContain('Computer Science');
  });

  it('still has each name once, and the listed ones without the tagger', () => {
    const names = [...reading.mustHave, ...reading.niceToHave].map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(readPosting({ text: posting, language: 'en' }, noPacks).mustHave).toEqual(
      expect.arrayContaining(['Statistics', 'ReactJS']),
    );
  });

  it('finds tasks in running text without headings', () => {
    const text =
      'The museum is searching for a registrar. The registrar catalogues new objects and prepares loans with other museums. Experience in maintaining records and coordinating transports is needed. The contract is for two years.';
    expect(readPosting({ text, language: 'en' }, noPacks).responsibilities).toEqual([]);
    expect(readPosting({ text, language: 'en' }, packs).responsibilities.join(' ')).toMatch(
      /records|transports|loans/,
    );
  });
});
