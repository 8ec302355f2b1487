// A kit in science asks about its subject and techniques; what is written for them names both in either language.
import { describe, expect, it } from 'vitest';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { listTopicOffers } from './topicOffers.ts';

const student = `A 3-year PhD scholarship is available in the group for plant physiology.
In this project we will investigate how roots find water. The research will focus on the growth of roots in dry soils.
Experience with confocal microscopy is an advantage.
Applicants hold a master's degree in biology.`;

describe('a posting of science without duties', () => {
  it('is asked about its subject and its techniques', async () => {
    const { title, questions } = await draftKitFor({ description: student, language: 'en' });
    expect(title).toBe('PhD Student');
    const texts = questions.map(({ text }) => text);
    expect(texts.some((text) => text.includes('the growth of roots in dry soils'))).toBe(true);
    expect(texts.some((text) => text.includes('confocal microscopy'))).toBe(true);
  });

  it('supposes no use of a technique where somebody begins to study', () => {
    const offers = listTopicOffers(buildJobProfile(student, 'en')).flat();
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.map(({ from }) => from)).not.toContain('technique.techniqueFailed');
    const postdoc = student.replace('PhD scholarship', 'Postdoc position');
    expect(
      listTopicOffers(buildJobProfile(postdoc, 'en'))
        .flat()
        .map(({ from }) => from),
    ).toContain('technique.techniqueFailed');
  });

  it('leaves no slot empty, in either language', () => {
    for (const language of ['en', 'es'] as const) {
      const profile = {
        ...buildJobProfile(student, 'en'),
        language,
        studied: { topics: ['erosion'], techniques: ['PCR'] },
      };
      for (const { question } of listTopicOffers(profile).flat())
        expect(JSON.stringify(question)).not.toMatch(
          /[{}](?:topic|technique)|\{(?:topic|technique)\}/,
        );
    }
  });

  it('is none for other jobs', () =>
    expect(
      listTopicOffers(buildJobProfile(student.replace('PhD scholarship', 'Gardener'), 'en')),
    ).toEqual([]));
});
