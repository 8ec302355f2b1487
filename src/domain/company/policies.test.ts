import { describe, expect, it } from 'vitest';
import { filledIn, noPolicies, policiesFor, unknownPlaceholders, wordsIn } from './policies.ts';

describe('policies', () => {
  it('are told in the language of the invitation, else in the one that was written', () => {
    expect([
      wordsIn({ en: 'Notice', es: 'Aviso' }, 'es'),
      wordsIn({ en: 'Notice', es: ' ' }, 'es'),
      wordsIn({ en: '', es: 'Aviso' }, 'en-GB'),
      wordsIn({ en: '', es: '' }, 'en'),
    ]).toEqual(['Aviso', 'Notice', 'Aviso', '']);
  });
  it('leave out what nobody wrote', () => {
    expect(policiesFor(noPolicies, 'en')).toBeNull();
    expect(policiesFor(null, 'en')).toBeNull();
    expect(
      policiesFor({ ...noPolicies, notice: { en: 'We use software.', es: '' } }, 'es'),
    ).toEqual({ notice: 'We use software.' });
  });
});

describe('a template', () => {
  const values = { candidate: 'Ana', company: 'Larkfield', job: 'Gardener' };
  it('is filled in, and keeps what it does not know', () =>
    expect(filledIn('Dear {candidate}, {job} at {company}. {salary}', values)).toBe(
      'Dear Ana, Gardener at Larkfield. {salary}',
    ));
  it('tells what nobody fills in', () =>
    expect(unknownPlaceholders('{candidate} {Job} {salary}')).toEqual(['Job', 'salary']));
});
