import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  noPolicies,
  findPoliciesFor,
  listUnknownPlaceholders,
  readWordsIn,
} from './policies.ts';

describe('policies', () => {
  it('are told in the language of the invitation, else in the one that was written', () => {
    expect([
      readWordsIn({ en: 'Notice', es: 'Aviso' }, 'es'),
      readWordsIn({ en: 'Notice', es: ' ' }, 'es'),
      readWordsIn({ en: '', es: 'Aviso' }, 'en-GB'),
      readWordsIn({ en: '', es: '' }, 'en'),
    ]).toEqual(['Aviso', 'Notice', 'Aviso', '']);
  });
  it('leave out what nobody wrote', () => {
    expect(findPoliciesFor(noPolicies, 'en')).toBeNull();
    expect(findPoliciesFor(null, 'en')).toBeNull();
    expect(
      findPoliciesFor({ ...noPolicies, notice: { en: 'We use software.', es: '' } }, 'es'),
    ).toEqual({ notice: 'We use software.' });
  });
});

describe('a template', () => {
  const values = { candidate: 'Ana', company: 'Larkfield', job: 'Gardener' };
  it('is filled in, and keeps what it does not know', () =>
    expect(fillTemplate('Dear {candidate}, {job} at {company}. {salary}', values)).toBe(
      'Dear Ana, Gardener at Larkfield. {salary}',
    ));
  it('tells what nobody fills in', () =>
    expect(listUnknownPlaceholders('{candidate} {Job} {salary}')).toEqual(['Job', 'salary']));
});
