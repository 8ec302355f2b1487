// A skill is asked about where the job asks for it: not the employer's branch, nor what a scholar studies.
import { describe, expect, it } from 'vitest';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { listToolOffers } from './toolOffers.ts';

const asked = (title: string, text: string, mustHave: string[]): string =>
  listToolOffers({ ...buildJobProfile(text, 'en'), title, text, mustHave }, '')
    .flat()
    .map(({ question }) => question.text)
    .join('\n');

describe('skills that are asked about', () => {
  it('are none that only the line of the branch names', () => {
    const text =
      'Designer\nIndustry:\nE-learning Web\nCompany size:\n10 people\nYou use Figma daily.';
    expect(asked('Designer', text, ['Translation', 'Figma'])).toContain('Figma');
    expect(asked('Designer', text.replace('E-learning', 'Translation'), ['Translation'])).toBe('');
    expect(asked('Designer', `${text} Translation is part of it.`, ['Translation'])).toContain(
      'translation',
    );
  });

  it('are no subjects of a scholar, but tools', () => {
    const text = 'We study valuation and payroll. You analyse data with Python.';
    const ofScholar = asked('Assistant Professor', text, ['Payroll', 'Python']);
    expect(ofScholar).toContain('Python');
    expect(ofScholar).not.toContain('payroll');
    expect(asked('Payroll clerk', text, ['Payroll', 'Python'])).toContain('payroll');
  });

  it('are no tool where its name is a word of everyday', () => {
    expect(asked('Author', 'You work with illustrators.', ['Illustrator'])).toBe('');
    expect(asked('Author', 'You work with Illustrator.', ['Illustrator'])).toContain('Illustrator');
  });
});
