// The questions about what is studied in a position of science, and about its techniques: its posting seldom lists duties.
import { inWords } from '#domain/text/wordLimits.ts';
import byTopic from '#ai/onDevice/library/written/byTopic.json';
import type { WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import type { JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import { offerOf, type Offer } from './writtenQuestions.ts';

const written = byTopic as Record<'topic' | 'technique', WrittenQuestion[]>;
const competencyOf: Readonly<Record<string, CompetencyId>> = {
  topicFirstQuestion: 'planning',
  topicMistakenResult: 'judgement',
  techniqueLimits: 'accuracy',
  techniqueFailed: 'problemSolving',
};
/** So many subjects and techniques are asked about. */
const most = { topic: 2, technique: 2 } as const;

/** Who begins to study need not have used a technique yet. */
const begins = inWords(
  /\b(?:phd|doctoral|student|assistant|trainee|doctorand\w+|predoctoral|auxiliar|ayudante)\b/iu,
);
const supposesUse = 'techniqueFailed';

/** The questions about each subject and technique, a list for each; a subject and a technique by turns. */
export function listTopicOffers({ studied, language, title }: JobProfile): Offer[][] {
  const listFor = (slot: 'topic' | 'technique', names: readonly string[]): Offer[][] =>
    names
      .slice(0, most[slot])
      .map((name) =>
        written[slot]
          .filter(({ id }) => id !== supposesUse || !begins.test(title))
          .map((one) =>
            offerOf(
              one,
              language,
              `${slot}.${one.id}`,
              competencyOf[one.id] ?? null,
              undefined,
              (text) => text.replaceAll(`{${slot}}`, () => name),
            ),
          ),
      );
  const topics = listFor('topic', studied.topics);
  const techniques = listFor('technique', studied.techniques);
  return topics
    .flatMap((offers, index) => [offers, techniques[index] ?? []])
    .concat(techniques.slice(topics.length))
    .filter((offers) => offers.length > 0);
}
