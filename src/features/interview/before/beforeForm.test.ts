import { describe, expect, it } from 'vitest';
import { BeforeForm } from './beforeForm.ts';

const good = {
  displayName: ' Mara Lind ',
  email: '',
  agreed: '2026-11',
  ai: 'no',
  aiText: '',
  speech: '',
};
const problems = (form: object): string[] =>
  BeforeForm.safeParse(form).error?.issues.map(({ message }) => message) ?? [];

describe('before beginning', () => {
  it('needs a name and the consent to keep answers; the address is optional', () => {
    expect(BeforeForm.parse(good)).toMatchObject({ displayName: 'Mara Lind', ai: 'no' });
    expect(problems({ ...good, displayName: '   ' })).toEqual(['consent.nameMissing']);
    expect(problems({ ...good, displayName: 'x'.repeat(121) })).toEqual(['consent.nameLong']);
    expect(problems({ ...good, agreed: '' })).toEqual(['consent.keepMissing']);
    expect(problems({ ...good, email: 'not an address' })).toEqual(['consent.emailWrong']);
  });
  it('never chooses about AI for the candidate', () => {
    expect(problems({ ...good, ai: '' })).toEqual(['consent.aiMissing']);
  });
});
