// Writes level descriptions, evidence points and follow-ups anew for a question whose wording stays.
import type { Question, QuestionKind } from '#domain/jobs/kit.ts';
import type {
  CompetencyId,
  CompetencyText,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { followUpsFor } from './followUps.ts';
import { buildAnchors, minutes } from './questionsFor.ts';
import { subjectOf } from '#ai/onDevice/kit/rehearsalFor.ts';

/** What a question is about when nothing is known of it but its words. */
const asked = { en: 'the case that is asked about', es: 'el caso por el que se pregunta' } as const;

export function redraftRubric(
  wording: string,
  kind: QuestionKind,
  competencyId: string,
  id: CompetencyId | null,
  text: CompetencyText,
  language: 'en' | 'es',
): Omit<Question, 'id'> {
  const topic = (id && subjectOf(wording, id, language)) ?? asked[language];
  return {
    competencyId,
    kind,
    text: wording,
    anchors: buildAnchors(kind, text.signs, topic, language, wording),
    lookFor: [...text.lookFor],
    minutes: minutes[kind],
    ...followUpsFor({ kind, asked: wording, stem: wording }, text, language),
  };
}
