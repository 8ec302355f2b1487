// Tries a rubric: sample answers of the question's competency and a story that answers no question are rated like any answer.
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { readCompetencyText, libraryIds } from '#ai/onDevice/library/library.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import type { SampleSet } from '#ai/onDevice/library/samples/sampleAnswers.ts';
import { strayAnswers } from '#ai/onDevice/library/samples/strayAnswers.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';
import { seedOf } from '#domain/text/seeded.ts';
import type { SampleKind } from '#ai/tasks/rehearseQuestion.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';

/** The library's competency behind a question: by its id, or by its rubric lines where the company has renamed it. */
function libraryIdOf(
  { competencyId, lookFor }: CheckedInput<'rehearseQuestion'>['question'],
  language: 'en' | 'es',
): CompetencyId | null {
  const shared = (id: CompetencyId): number =>
    readCompetencyText(id, language).lookFor.filter((line) => lookFor.includes(line)).length;
  return (
    libraryIds.find((id) => id === competencyId && (lookFor.length === 0 || shared(id) > 0)) ??
    libraryIds.find((id) => shared(id) >= 2) ??
    null
  );
}

/** Matches what a stem of the library becomes, and finds what its slots were filled with. */
function slotsOf(stem: string, asked: string): Record<string, string> | null {
  const names = [...stem.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const literal = stem
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const found = new RegExp(`^${literal.join('(.+?)')}$`, 'i').exec(asked);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

/** What a question of the library is about, in the library's own short words with this job's; null when its wording is somebody's own. */
export function subjectOf(asked: string, id: CompetencyId, language: 'en' | 'es'): string | null {
  for (const { text, topic } of readCompetencyText(id, language).stems) {
    const slots = slotsOf(text, asked);
    if (slots)
      return topic
        .replace('|', '')
        .replaceAll(
          /\{(\w+)\}/g,
          (_, name: string) =>
            slots[name] ?? slots[name.charAt(0).toUpperCase() + name.slice(1)] ?? '',
        );
  }
  return null;
}

/** Whoever answers a question says what the case is: the samples are of the competency, this sentence ties them to the question. It says nothing that could raise a level. */
const openings = {
  en: (subject: string) => `What I have in mind is ${subject}, in my last job. `,
  es: (subject: string) => `Estoy pensando en ${subject}, en mi último trabajo. `,
} as const;

async function loadSamples(language: 'en' | 'es'): Promise<SampleSet> {
  if (language === 'es') {
    const [general, fields] = await Promise.all([
      import('#ai/onDevice/library/samples/samplesGeneral.es.ts'),
      import('#ai/onDevice/library/samples/samplesFields.es.ts'),
    ]);
    return { ...general.samplesGeneralEs, ...fields.samplesFieldsEs };
  }
  const [general, fields] = await Promise.all([
    import('#ai/onDevice/library/samples/samplesGeneral.en.ts'),
    import('#ai/onDevice/library/samples/samplesFields.en.ts'),
  ]);
  return { ...general.samplesGeneralEn, ...fields.samplesFieldsEn };
}

/** No step the wrong way round, strong above weak, and the stray story not above the weak one. No level counts as less than level 1. */
function areInOrder(levels: Readonly<Record<SampleKind, number>>): boolean {
  return (
    levels.strong >= levels.average &&
    levels.average >= levels.weak &&
    levels.strong > levels.weak &&
    levels.offTopic <= levels.weak
  );
}

/** The sample answers to a question with their ratings; none where the question is not of the library. */
export async function buildRehearsal(
  { question, language }: CheckedInput<'rehearseQuestion'>,
  packs: Packs,
): Promise<TaskReply<'rehearseQuestion'>> {
  const id = libraryIdOf(question, language);
  if (!id) return { samples: [], inOrder: null };
  const samples = await loadSamples(language);
  const subject = subjectOf(question.text, id, language);
  const opening = subject ? openings[language](subject) : '';
  const [strong, average, weak] = samples[id].map((sample) => opening + sample) as [
    string,
    string,
    string,
  ];
  const [first = '', second = first] = strayAnswers[language];
  const offTopic = seedOf(question.text) % 2 === 0 ? first : second;
  const rated = (text: string): QuestionRating =>
    rate(
      { question, competencyId: question.competencyId, answer: text, followUps: [], language },
      packs,
    );
  const list = (
    [
      ['strong', strong],
      ['average', average],
      ['weak', weak],
      ['offTopic', offTopic],
    ] as const
  ).map(([kind, text]) => ({ kind, text, rating: rated(text) }));
  const [a, b, c, d] = list.map(({ rating }) => rating.level ?? 0);
  return {
    samples: list,
    inOrder: areInOrder({ strong: a ?? 0, average: b ?? 0, weak: c ?? 0, offTopic: d ?? 0 }),
  };
}
