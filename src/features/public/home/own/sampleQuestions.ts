// The questions of the start page that a visitor may answer, and what each is rated by.
import type { Language } from '#i18n/languages.ts';
import { sampleRubricsEn } from './sampleQuestions.en.ts';
import { sampleRubricsEs } from './sampleQuestions.es.ts';
import type { SampleQuestionId } from './sampleQuestionIds.ts';

/** A competency with what to look for and its five level descriptions, as in an interview kit. */
export interface SampleRubric {
  competency: string;
  lookFor: readonly string[];
  anchors: readonly [string, string, string, string, string];
}
export type SampleRubrics = Readonly<Record<SampleQuestionId, SampleRubric>>;

const rubrics: Readonly<Record<Language, SampleRubrics>> = {
  en: sampleRubricsEn,
  es: sampleRubricsEs,
};

export function findSampleRubric(id: SampleQuestionId, language: Language): SampleRubric {
  return rubrics[language][id];
}
