// Tries a rubric: sample answers of the question's competency and one of a far-off competency are rated like any answer.
import type { QuestionRating } from '#domain/evaluation.ts';
import { libraryIds } from '#ai/onDevice/library/library.ts';
import { competencyText } from '#ai/onDevice/library/library.ts';
import type { CompetencyId } from '#ai/onDevice/library/competencyText.ts';
import type { SampleSet } from '#ai/onDevice/library/sampleAnswers.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';
import { seedOf } from '#ai/onDevice/text/seeded.ts';
import type { SampleKind } from '#ai/tasks/rehearseQuestion.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';

/** Competencies whose stories have little to do with the others of their row: each row lends its neighbours' stories as answers off the subject. */
const rows: readonly (readonly CompetencyId[])[] = [
  ['software', 'testing', 'operations', 'infoSecurity', 'data', 'expertise'],
  ['clinical', 'care', 'empathy'],
  ['finance', 'resources', 'accuracy', 'office'],
  ['design', 'product', 'research', 'engineering', 'manufacturing'],
  ['sales', 'negotiation', 'marketing', 'stakeholders'],
  ['teaching', 'developingOthers', 'learning'],
  ['legal', 'integrity'],
  ['hospitality', 'logistics', 'planning', 'project'],
  ['conflict', 'teamwork', 'leadership', 'people'],
];

/** A competency of another row, the same for the same question. */
function farFrom(id: CompetencyId, text: string): CompetencyId {
  const own = rows.findIndex((row) => row.includes(id));
  const others = rows.filter((_, index) => index !== own).flatMap((row) => row.slice(0, 2));
  return others[seedOf(text) % others.length] ?? 'legal';
}

/** The library's competency behind a question: by its id, or by its rubric lines where the company has renamed it. */
function libraryIdOf({ competencyId, lookFor }: CheckedInput<'rehearseQuestion'>['question'], language: 'en' | 'es'): CompetencyId | null {
  const shared = (id: CompetencyId): number => competencyText(id, language).lookFor.filter((line) => lookFor.includes(line)).length;
  return libraryIds.find((id) => id === competencyId && (lookFor.length === 0 || shared(id) > 0)) ?? libraryIds.find((id) => shared(id) >= 2) ?? null;
}

async function samplesIn(language: 'en' | 'es'): Promise<SampleSet> {
  if (language === 'es') {
    const [general, fields] = await Promise.all([import('#ai/onDevice/library/samplesGeneral.es.ts'), import('#ai/onDevice/library/samplesFields.es.ts')]);
    return { ...general.samplesGeneralEs, ...fields.samplesFieldsEs };
  }
  const [general, fields] = await Promise.all([import('#ai/onDevice/library/samplesGeneral.en.ts'), import('#ai/onDevice/library/samplesFields.en.ts')]);
  return { ...general.samplesGeneralEn, ...fields.samplesFieldsEn };
}

/** No level counts as less than level 1. */
function inOrder(levels: Readonly<Record<SampleKind, number>>): boolean {
  return levels.strong > levels.average && levels.average > levels.weak && levels.offTopic <= levels.weak;
}

/** The sample answers to a question with their ratings; none where the question is not of the library. */
export async function rehearsalFor({ question, language }: CheckedInput<'rehearseQuestion'>, packs: Packs): Promise<TaskReply<'rehearseQuestion'>> {
  const id = libraryIdOf(question, language);
  if (!id) return { samples: [], inOrder: null };
  const samples = await samplesIn(language);
  const [strong, average, weak] = samples[id];
  const [offTopic] = samples[farFrom(id, question.text)];
  const rated = (text: string): QuestionRating => rate({ question, competencyId: question.competencyId, answer: text, followUps: [], language }, packs);
  const list = ([['strong', strong], ['average', average], ['weak', weak], ['offTopic', offTopic]] as const).map(([kind, text]) => ({ kind, text, rating: rated(text) }));
  const [a, b, c, d] = list.map(({ rating }) => rating.level ?? 0);
  return { samples: list, inOrder: inOrder({ strong: a ?? 0, average: b ?? 0, weak: c ?? 0, offTopic: d ?? 0 }) };
}
