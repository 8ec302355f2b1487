// A question calls a tool as the posting does, and GCP is what the posting means by it.
import { describe, expect, it } from 'vitest';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { listToolOffers } from './toolOffers.ts';
import { findOwnToolName, readClinicalNames } from './toolNames.ts';

const ownName = (name: string, text: string, language: 'en' | 'es' = 'en'): string | null =>
  findOwnToolName(name, findSkills(text), text, language);

describe('the name of a tool', () => {
  it.each([
    ['Mailchimp', 'You write our letters in Klaviyo.', 'Klaviyo'],
    ['Mailchimp', 'tools: klaviyo', 'Klaviyo'],
    ['Freshdesk', 'You answer in HubSpot or Intercom.', 'Intercom'],
    ['Angular', 'A shop front in angularjs', 'AngularJS'],
    ['SAP development', 'You keep the SAP Fiori pages.', 'SAP'],
    ['Good clinical practice', 'Trained in GCP.', 'GCP'],
  ])('%s is said as the posting says it: %s', (name, text, stated) =>
    expect(ownName(name, text)).toBe(stated),
  );

  it.each([
    ['React', 'You build with ReactJS.'],
    ['JavaScript', 'Plain JS, no framework.'],
    ['Mailchimp', 'Mailchimp or Klaviyo'],
    ['Angular', 'Angular 2 and Rust'],
    ['Bash', 'some shell scripting'],
  ])('%s stays where the posting only spells it otherwise: %s', (name, text) =>
    expect(ownName(name, text)).toBeNull(),
  );

  it('stands in the question', () => {
    const text = 'You write the letters of our bakery in Klaviyo.';
    const asked = listToolOffers(
      { ...buildJobProfile(text, 'en'), title: 'Marketer', text, mustHave: ['Mailchimp'] },
      '',
    )
      .flat()
      .map(({ question }) => question.text)
      .join('\n');
    expect(asked).toContain('Klaviyo');
    expect(asked).not.toContain('Mailchimp');
  });
});

describe('GCP', () => {
  it('is good clinical practice beside clinical words', () => {
    expect(readClinicalNames(['GCP'], 'You run clinical trials under GCP.')).toEqual([
      'Good clinical practice',
    ]);
    expect(readClinicalNames(['Google Cloud'], 'Answer the IRB; GCP is a must.')).toEqual([
      'Good clinical practice',
    ]);
  });

  it('is a cloud elsewhere, and where both are named', () => {
    expect(readClinicalNames(['GCP'], 'You move our servers to GCP.')).toEqual(['GCP']);
    expect(readClinicalNames(['Google Cloud'], 'Data of clinical trials on Google Cloud.')).toEqual(
      ['Google Cloud'],
    );
  });
});
