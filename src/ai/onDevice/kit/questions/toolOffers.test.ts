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

  it('are none of the tags that a page puts beside a posting', () => {
    const text =
      'Frontend Engineer\nTechnologies reactjs django docker Job description You build pages with React.';
    const ofPages = asked('Frontend Engineer', text, ['Django', 'Docker', 'React']);
    expect(ofPages).toContain('React');
    expect(ofPages).not.toMatch(/Django|Docker/);
    expect(asked('Frontend Engineer', `${text} And with Django.`, ['Django'])).toContain('Django');
  });

  it('are no product where only what one does with it is named', () => {
    const text = 'You know containerisation and keep the tills of the shop in Linux.';
    const ofShop = asked('System administrator', text, ['Docker', 'Linux']);
    expect(ofShop).toContain('Linux');
    expect(ofShop).not.toMatch(/Docker|Containerisation/);
    expect(asked('System administrator', `${text} In Docker.`, ['Docker'])).toContain('Docker');
  });

  it('are one of those that would do as well as each other', () => {
    const ofChoice = asked('Developer', 'You know Django or Flask.', ['Django', 'Flask']);
    expect(ofChoice).toContain('Django or a similar framework');
    expect(ofChoice).not.toContain('Flask');
  });

  it('are no long query for those who build', () => {
    const text = 'You keep the MySQL tables of the shop.';
    expect(asked('Full-stack developer', text, ['MySQL'])).not.toContain('long query');
    expect(asked('Data analyst', text, ['MySQL'])).toContain('long query');
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
