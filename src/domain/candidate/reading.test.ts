import { describe, expect, it } from 'vitest';
import {
  countEntries,
  readCountingFields,
  chooseCurrentReading,
  fieldsOf,
  linesOf,
  readingLimits,
  withCorrection,
} from './reading.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';

const resume: ParsedResume = {
  lines: ['Ana Ruiz', 'Nurse at Kestrel Clinic (2019 - 2022)', 'Triage, Wound care'],
  name: 'Ana Ruiz',
  email: null,
  phone: null,
  location: null,
  links: [],
  headline: null,
  summary: null,
  sections: ['experience', 'skills'],
  experience: [
    {
      title: 'Nurse',
      employer: 'Kestrel Clinic',
      start: '2019',
      end: '2022',
      current: false,
      bullets: ['Cared\u0000for 20 patients.', 'Trained two.'],
    },
  ],
  education: [],
  skills: ['Triage', 'Wound care'],
  languages: [],
  certifications: [],
  from: {
    name: { line: 0, start: 0, end: 8 },
    'experience.0.title': { line: 1, start: 0, end: 5 },
  },
  hidden: [],
  flags: [],
};

describe('what was read from a resume', () => {
  it('is fields with a line for each entry, and nothing empty', () => {
    expect(fieldsOf(resume)).toEqual({
      name: 'Ana Ruiz',
      skills: 'Triage\nWound care',
      'experience.0.title': 'Nurse',
      'experience.0.employer': 'Kestrel Clinic',
      'experience.0.start': '2019',
      'experience.0.end': '2022',
      'experience.0.bullets': 'Cared for 20 patients.\nTrained two.',
    });
    expect(linesOf(resume)).toEqual({
      name: 'Ana Ruiz',
      'experience.0.title': 'Nurse at Kestrel Clinic (2019 - 2022)',
    });
  });

  it('stays within what the rules take, with room for as many corrections', () => {
    const job = {
      title: 'T',
      employer: 'E',
      start: '2019',
      end: '2020',
      current: false,
      bullets: ['x'.repeat(900), 'y'.repeat(900)],
    };
    const fields = fieldsOf({ ...resume, experience: Array.from({ length: 40 }, () => job) });
    expect(Object.keys(fields).length).toBeLessThanOrEqual(readingLimits.fields / 2);
    expect(Object.values(fields).join('').length).toBeLessThanOrEqual(readingLimits.letters / 2);
  });

  it('is corrected beside what was read; putting it back is no correction', () => {
    const read = { name: 'Ana Ruis', phone: '1' };
    const corrected = withCorrection({ read, corrected: {} }, 'name', 'Ana Ruiz');
    expect(
      readCountingFields({ read, corrected: withCorrection({ read, corrected }, 'phone', '') }),
    ).toEqual({ name: 'Ana Ruiz' });
    expect(withCorrection({ read, corrected }, 'name', 'Ana Ruis')).toEqual({});
    expect(
      countEntries(
        { 'experience.0.title': 'a', 'experience.4.title': 'b', name: 'c' },
        'experience',
      ),
    ).toBe(5);
  });

  it('counts only for the paper it was read from', () => {
    const reading = { of: 'a/b.pdf', read: {}, corrected: {}, rev: 1 };
    expect(chooseCurrentReading({ storagePath: 'a/b.pdf' }, reading)).toBe(reading);
    expect(chooseCurrentReading({ storagePath: 'a/c.pdf' }, reading)).toBeNull();
  });
});
