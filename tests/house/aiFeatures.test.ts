// Everything the AI can be asked has a row in settings and ledger, and a text in each language.
import { expect, it } from 'vitest';
import { tasks } from '#ai/tasks/tasks.ts';
import { aiFeatures } from '#domain/ai/aiSettings.ts';
import en from '#i18n/en/domain.json';
import es from '#i18n/es/domain.json';

it('has a row in settings and ledger, with a text in each language, for everything the AI can be asked', () => {
  const features: readonly string[] = aiFeatures;
  expect(Object.keys(tasks).filter((task) => !features.includes(task))).toEqual([]);
  for (const texts of [en, es])
    expect(features.filter((feature) => !(feature in texts.aiFeature))).toEqual([]);
});
