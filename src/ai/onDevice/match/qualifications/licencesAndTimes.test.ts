// Requirements of certificates, working times and people, judged by what the resume says of them.
import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { readGrounds } from '#ai/onDevice/match/grounds.ts';
import { judgeRequirement } from '#ai/onDevice/match/requirements.ts';

const asOf = '2026-11';
const judge = (lines: readonly string[], jobTitle = '') => {
  const grounds = readGrounds(resumeFrom(readTextLines(lines.join('\n'))), {
    jobTitle,
    asOf,
    words: null,
  });
  return (requirement: string) => judgeRequirement(requirement, 'must', grounds).state;
};

describe('papers, times and people', () => {
  const state = (line: string) =>
    judge([
      'Ana Ruiz',
      '',
      'Experience',
      'Clerk, Kestrel Ltd, 2020 - 2024',
      '- Filed letters',
      '',
      'Other',
      line,
    ]);
  it('a car licence is meant where no category is named', () => {
    expect(state('Driving licence B, own car')('A full driving licence')).toBe('met');
    expect(state('Full clean driving licence')('A full driving licence')).toBe('met');
    expect(state('Permiso AM para ciclomotor')('Carné de conducir')).toBe('missing');
    expect(state("Breakfasts at the Driver's Rest")('A full driving licence')).toBe('missing');
  });

  it('a paper holds to the month it says', () => {
    expect(state('First aid certificate, valid until March 2026')('A first aid certificate')).toBe(
      'partial',
    );
    expect(state('First aid certificate, valid until March 2027')('A first aid certificate')).toBe(
      'met',
    );
  });

  it('studies that are not over are held in part', () => {
    expect(state('BSc Accounting, University of Hull, year 2 of 3')('A degree in accounting')).toBe(
      'partial',
    );
    expect(state('BSc Accounting, University of Hull, 2019')('A degree in accounting')).toBe('met');
  });

  it('times are met by the hours told, and by being free at any', () => {
    expect(state('Start work at three in the morning')('Start times between 02:00 and 05:00')).toBe(
      'met',
    );
    expect(state('Disponibilidad total')('Disponibilidad horaria')).toBe('met');
    expect(
      state('Every other weekend on the emergency phone')('On-call rotation, every third weekend'),
    ).toBe('met');
    expect(state('I like my mornings')('Night shifts')).toBe('missing');
  });

  it('people are led within a few words of the verb', () => {
    expect(state('Led six porters and a team of drivers')('Leading a team')).toBe('met');
    expect(
      state(
        'Managed deliveries, invoices and every other matter that came up for the busy sales team',
      )('Leading a team'),
    ).toBe('missing');
  });
});
