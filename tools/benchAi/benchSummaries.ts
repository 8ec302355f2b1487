// Whether summaries of interviews quote exactly and keep names out, on the authored answers put together to interviews.
import { rate } from '#ai/onDevice/rating/rate.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { summarise } from '#ai/onDevice/summary/summarise.ts';
import { summariseCandidate } from '#ai/tasks/summariseCandidate.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { AuthoredAnswer } from './benchAnswers.ts';
import type { Figure } from './measures/figures.ts';

const kinds: Record<string, 'behavioural' | 'situational' | 'technical'> = {
  behavioral: 'behavioural',
  situational: 'situational',
  technical: 'technical',
};
const rating: (input: CheckedInput<'evaluateAnswer'>, packs: Packs) => QuestionRating = rate;
const introductions = [
  'My name is Fatima Okonkwo.',
  'I am Fatima Okonkwo and I live in Leeds.',
  'Hi, this is Fatima Okonkwo, you can reach me at fatima.okonkwo@example.com.',
  'Me llamo Fatima Okonkwo.',
];

/** One interview per kind of answer: all questions of the set, answered in that way, each starting with an introduction. */
export function benchSummaries(rows: readonly AuthoredAnswer[], packs: Packs): Figure[] {
  const groups = [...new Set(rows.map(({ id }) => id.split('-').at(-1) ?? ''))].map((name) =>
    rows.filter(({ id }) => id.endsWith(`-${name}`)),
  );
  let quotes = 0;
  let exact = 0;
  let leaked = 0;
  let failed = 0;
  let made = 0;
  for (const group of groups)
    for (const introduction of introductions)
      for (const language of ['en', 'es'] as const) {
        const answers = group.map((row, index) => ({
          answerId: `q${index}`,
          questionId: `q${index}`,
          text: `${introduction} ${row.answer}`,
        }));
        const ratings = group.map((row, index) =>
          rating(
            {
              question: {
                id: `q${index}`,
                text: row.question,
                anchors: ['', '', '', '', ''],
                lookFor: row.rubric.map(({ text }) => text),
                kind: kinds[row.type],
              },
              competencyId: `c${index}`,
              answer: answers[index]?.text ?? '',
              followUps: [],
            },
            packs,
          ),
        );
        const input = {
          rubric: group.slice(0, 8).map((row, index) => ({
            id: `c${index}`,
            name: `Competency ${index}`,
            questions: [{ id: `q${index}`, text: row.question }],
          })),
          ratings,
          answers,
          language,
        };
        const reply = summarise(input);
        made += 1;
        for (const quote of reply.competencies.flatMap(({ shown, claims }) => [
          ...shown.map((one) => one.quote),
          ...claims,
        ])) {
          quotes += 1;
          if (
            answers
              .find(({ answerId }) => answerId === quote.answerId)
              ?.text.slice(quote.start, quote.end) === quote.text
          )
            exact += 1;
        }
        if (/fatima|okonkwo/i.test(JSON.stringify(reply))) leaked += 1;
        if (summariseCandidate.checks(input, reply).length > 0) failed += 1;
      }
  return [
    { name: 'summaries: exact quotes', value: `${exact}/${quotes}`, baseline: 'must be all' },
    {
      name: 'summaries: with a planted name in them',
      value: `${leaked}/${made}`,
      baseline: 'must be 0',
    },
    {
      name: 'summaries: refused by their own checks',
      value: `${failed}/${made}`,
      baseline: 'must be 0',
    },
  ];
}
