import { describe, expect, it } from 'vitest';
import { readPosting } from './readPosting.ts';

const rowsOf = (text: string) =>
  readPosting({ text }).qualifications.map(
    ({ kind, need, text: words }) => `${kind} ${need}: ${words}`,
  );

describe('rows of a posting that are no skills', () => {
  it('keep the posting’s words, musts apart from nice-to-haves', () => {
    const text = `Registered Nurse

About us
Our hospital has a history of 40 years and offers German lessons to all staff.

What you will do
- Care for eight patients
- Lead the morning round

You must have
- You need a valid nursing registration
- At least 3 years on a surgical ward
- A bachelor's degree in nursing
- Availability for rotating nights

Nice to have
- German B2
- Mentoring of student nurses

What we offer
A pension, a driving licence paid by us and 30 days of leave.`;
    expect(rowsOf(text)).toEqual([
      'licence must: a valid nursing registration',
      'years must: At least 3 years on a surgical ward',
      "degree must: A bachelor's degree in nursing",
      'shift must: Availability for rotating nights',
      'language nice: German B2',
      'lead nice: Mentoring of student nurses',
    ]);
    expect(readPosting({ text }).niceToHave).not.toContain('B2');
    for (const row of rowsOf(text)) expect(text).toContain(row.slice(row.indexOf(': ') + 2));
  });

  it('are parts of a sentence that asks for several things', () => {
    const rows = rowsOf(
      'QA Engineer\n\nRequirements\n- You have four years of software testing, an ISTQB certificate and good English.\n- No degree required.',
    );
    expect(rows).toEqual([
      'years must: four years of software testing',
      'licence must: an ISTQB certificate',
      'language must: good English',
    ]);
  });

  it('are needed or welcome by their own clause, not by the heading of the next list', () => {
    expect(
      rowsOf(
        'Engineer\n\nRequirements\n- At least 1 year of experience with AWS Preferred Qualifications:\n- Fluent English; French is a plus',
      ),
    ).toEqual([
      'years must: At least 1 year of experience with AWS',
      'language must: Fluent English',
      'language nice: French is a plus',
    ]);
  });

  it('are found where they are asked for outright outside the lists', () => {
    const rows = rowsOf(
      'Consultant\n\nYour tasks\n- Advise clients on site; the role may require up to 75% travel\n\nHow to apply\nSend us your CV. If you are successful we will ask for a criminal record check.',
    );
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['travel', 'licence']);
  });
});
