// The questions of the start page that a visitor may answer, and what each is rated by.
import type { Language } from '#i18n/languages.ts';
import { sampleRubricsEn } from './sampleQuestions.en.ts';
import { sampleRubricsEs } from './sampleQuestions.es.ts';
import type { SampleQuestionId, SampleRubric, SampleRubrics } from './sampleQuestionIds.ts';

const rubrics: Readonly<Record<Language, SampleRubrics>> = {
  en: sampleRubricsEn,
  es: sampleRubricsEs,
};

export function findSampleRubric(id: SampleQuestionId, language: Language): SampleRubric {
  return rubrics[language][id];
}
