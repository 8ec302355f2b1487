import { describe, expect, it } from 'vitest';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { tasks } from '#ai/tasks/tasks.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { summarise } from './summarise.ts';

const answerText =
  'My name is Fatima Okonkwo. In March two ovens failed on the day of a wedding. I called the hire company, moved the roast to the cold kitchen and wrote a new order of courses. Because the couple wanted fish first, I asked them. All 140 guests ate by nine, and since then we keep a hire contract.';
const talk =
  'I am a very reliable person and I always keep my word. Trust is very important in every team.';
const start = answerText.indexOf('All 140');
const rated: QuestionRating = {
  questionId: 'q1',
  competencyId: 'c1',
  status: 'rated',
  level: 4,
  confidence: 'medium',
  reasons: [
    { code: 'actionFound', values: { count: 3 } },
    { code: 'checkMissing', values: {} },
  ],
  quotes: [
    { answerId: 'q1', start, end: answerText.length, text: answerText.slice(start) },
    { answerId: 'q1', start: 0, end: 26, text: answerText.slice(0, 26) },
  ],
  flags: [],
};
const open: QuestionRating = {
  questionId: 'q2',
  competencyId: 'c2',
  status: 'not_enough_evidence',
  level: null,
  confidence: 'low',
  reasons: [{ code: 'mostlyGeneral', values: {} }],
  quotes: [],
  flags: [],
};
const input: CheckedInput<'summariseCandidate'> = {
  rubric: [
    {
      id: 'c1',
      name: 'Planning',
      questions: [{ id: 'q1', text: 'Tell me about a plan that failed.' }],
    },
    {
      id: 'c2',
      name: 'Reliability',
      questions: [{ id: 'q2', text: 'When did somebody rely on you?' }],
    },
  ],
  ratings: [rated, open],
  answers: [
    { answerId: 'q1', questionId: 'q1', text: answerText },
    { answerId: 'q2', questionId: 'q2', text: talk },
  ],
  language: 'en',
};

describe('the summary', () => {
  const summary = summarise(input);
  const [planning, reliability] = summary.competencies;

  it('says what was shown with exact words, and what is open', () => {
    expect(planning?.evidence).toBe('clear');
    expect(planning?.shown[0]).toEqual({
      kind: 'result',
      text: 'Names what came of it, with a number or date.',
      quote: { answerId: 'q1', start, end: answerText.length, text: answerText.slice(start) },
    });
    expect(planning?.gaps).toEqual([{ questionId: 'q1', code: 'checkMissing', values: {} }]);
  });

  it('names what is not enough, without judging', () => {
    expect(summary.overview).toEqual([
      '1 of 2 questions have a rating.',
      'Clear evidence for: Planning.',
      'Not enough evidence for: Reliability. This is no judgement: the words do not carry one.',
      'One statement came without an example.',
    ]);
    expect(reliability).toMatchObject({ evidence: 'none', shown: [] });
  });

  it('sets claims without detail apart and asks for the case', () => {
    expect(reliability?.claims[0]?.text).toBe(
      'I am a very reliable person and I always keep my word.',
    );
    expect(reliability?.followUps[0]).toBe(
      'You said “I am a very reliable person and I always keep my word”. Which one case shows that best, and what did you do in it?',
    );
  });

  it('quotes nobody telling their name', () => {
    expect(JSON.stringify(summary)).not.toContain('Fatima');
    expect(
      JSON.stringify(
        summarise({
          ...input,
          answers: [
            {
              answerId: 'q1',
              questionId: 'q1',
              text: answerText.replace('My name is', 'Hola, me llamo'),
            },
          ],
        }),
      ),
    ).not.toContain('Okonkwo');
  });

  it('passes its own checks in both languages', () => {
    for (const language of ['en', 'es'] as const)
      expect(
        tasks.summariseCandidate.checks(
          { ...input, language },
          tasks.summariseCandidate.reply.parse(summarise({ ...input, language })),
        ),
      ).toEqual([]);
  });

  it.each([
    [
      'a quote that was never said',
      (reply: typeof summary) => {
        const [first] = reply.competencies[0]?.shown ?? [];
        if (first) first.quote.text = 'All 150 guests ate';
      },
      'not in the answer',
    ],
    [
      'more evidence than the levels carry',
      (reply: typeof summary) => {
        if (reply.competencies[1]) reply.competencies[1].evidence = 'clear';
      },
      'is not what its levels say',
    ],
    [
      'praise of the person',
      (reply: typeof summary) => {
        reply.overview.push('An excellent candidate who should start soon.');
      },
      'judges the person',
    ],
    [
      'a name',
      (reply: typeof summary) => {
        reply.overview.push('It was clear that Okonkwo planned it.');
      },
      'a name: Okonkwo',
    ],
  ])('is refused with %s', (_what, change, problem) => {
    const reply = structuredClone(summary);
    change(reply);
    expect(tasks.summariseCandidate.checks(input, reply).join()).toContain(problem);
  });
});
