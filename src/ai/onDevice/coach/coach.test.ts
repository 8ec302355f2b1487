// What the coach makes of an answer: parts, outline, the one thing to change, and what changed since an attempt before.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { tasks } from '#ai/tasks/tasks.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { coach } from './coach.ts';

const question = {
  text: 'Tell me about a time you had to change a plan at short notice.',
  kind: 'behavioural' as const,
  lookFor: [],
};
export const whole =
  'Last spring our supplier cancelled two days before the fair. My task was to fill forty tables. I called six local bakeries, compared their offers and booked two of them. In the end every table was served, 12 percent under budget.';
const inputOf = (
  answer: string,
  more: Partial<CheckedInput<'coachAnswer'>> = {},
): CheckedInput<'coachAnswer'> => ({ question, answer, language: 'en', ...more });
const coached = (answer: string, more?: Partial<CheckedInput<'coachAnswer'>>) =>
  coach(inputOf(answer, more), noPacks);
const partsOf = (answer: string, more?: Partial<CheckedInput<'coachAnswer'>>): (string | null)[] =>
  coached(answer, more).sentences.map(({ part }) => part);

describe('the coach', () => {
  it('sees situation, task, action and result, in English and Spanish', () => {
    expect(partsOf(whole)).toEqual(['situation', 'task', 'action', 'result']);
    expect(
      partsOf(
        'El año pasado el proveedor canceló dos días antes de la feria. Mi tarea era llenar cuarenta mesas. Llamé a seis panaderías, comparé sus ofertas y contraté a dos. Al final todas las mesas tuvieron pan y ahorramos un 12 %.',
        {
          language: 'es',
          question: {
            ...question,
            text: 'Cuéntame una vez en que tuviste que cambiar un plan con poco tiempo.',
          },
        },
      ),
    ).toEqual(['situation', 'task', 'action', 'result']);
  });

  it('asks for the result where there is none, quoting the last step', () => {
    const { fix } = coached(
      'Last spring our supplier cancelled two days before the fair. I called six local bakeries and booked two of them.',
    );
    expect(fix.code).toBe('result');
    expect(fix.text).toContain('I called six local bakeries');
  });

  it('asks for a case where there is only general talk', () => {
    expect(
      coached(
        'Flexibility is very important in every company. I always adapt quickly and I believe that a good team should communicate. Plans are part of every job.',
      ).fix.code,
    ).toBe('noExample');
  });

  it('makes an outline of nothing but the answer, with blanks where something is missing', () => {
    const answer =
      'Um, last spring our supplier, like, cancelled two days before the fair. I called six local bakeries.';
    const { skeleton } = coached(answer);
    expect(skeleton.map(({ part }) => part)).toEqual(['situation', 'task', 'action', 'result']);
    expect(skeleton[0]?.text).toBe('Last spring our supplier, cancelled two days before the fair.');
    expect(skeleton[3]?.text).toMatch(/^\[.+\]$/);
    expect(tasks.coachAnswer.checks(inputOf(answer), coached(answer))).toEqual([]);
  });

  it('refuses an outline with a word or a number that is not in the answer', () => {
    const reply = coached(whole);
    const made = {
      ...reply,
      skeleton: [
        {
          part: 'result' as const,
          text: 'In the end every table was served, 15 percent under budget, and the chef cheered.',
        },
      ],
    };
    expect(tasks.coachAnswer.checks(inputOf(whole), made)).toEqual([
      'the skeleton adds “15”',
      'the skeleton adds “chef”',
      'the skeleton adds “cheered”',
    ]);
  });

  it('says what changed since the former attempt', () => {
    const { compare } = coached(whole, {
      former:
        'Last spring our supplier cancelled two days before the fair. I, um, called six bakeries.',
    });
    expect(compare).toMatchObject({ gained: ['task', 'result'], lost: [], fillers: [1, 0] });
    expect(compare?.added).toHaveLength(3);
  });

  it('gives no part to an answer about something else, and no invented outline', () => {
    const { sentences, fix, skeleton } = coach(
      {
        question: {
          text: 'How do you find the cause of a slow database query?',
          kind: 'technical',
          lookFor: ['Reads the execution plan', 'Checks indexes and statistics'],
        },
        answer:
          'The patient was confused and breathing fast. I measured the pulse and the blood pressure and called the nurse. I gave oxygen by protocol and informed the physician about the medication. The family of the patient thanked our ward for the care.',
        language: 'en',
      },
      noPacks,
    );
    expect([fix.code, sentences.every(({ part }) => part === null)]).toEqual(['offTopic', true]);
    expect(skeleton.every(({ text }) => text.startsWith('['))).toBe(true);
  });

  it.each(['behavioural', 'situational', 'technical'] as const)(
    'says that nothing has to change only where no part is missing: %s',
    (kind) => {
      const parts = [
        'First I would ask what is missing and since when, because I need to know which depot it is about.',
        'Last spring our supplier cancelled two days before the fair.',
        'My task was to fill forty tables.',
        'I would call the depot and look up the delivery note.',
        'I called six local bakeries and booked two of them.',
        'If the parcel cannot be found within a day I would send it again.',
        'In the end every table was served, 12 percent under budget.',
      ];
      for (let chosen = 1; chosen < 2 ** parts.length; chosen += 1) {
        const answer = parts.filter((_, n) => (chosen >> n) & 1).join(' ');
        const { fix, skeleton } = coached(answer, { question: { ...question, kind } });
        if (fix.code === 'good')
          expect(skeleton.map(({ text }) => text).join(' '), answer).not.toContain('[');
      }
    },
  );

  it('asks what one would do in other words than what one did', () => {
    const { fix } = coached(
      'I would listen and write down what is missing. Then I would look up the delivery note and call the depot while the customer waits.',
      {
        question: {
          ...question,
          text: 'A customer says nothing arrived. What would you do?',
          kind: 'situational',
        },
      },
    );
    expect(fix.text).toBe('End with how you would know that it worked.');
  });

  it('splits a sentence of an action and its result', () => {
    const { sentences } = coached(
      'In December the chargers hung at the far end of the hall and we lost time. I told the foreman to move them to the scales, I moved them myself on a Sunday, and now nobody walks about with an empty battery.',
      {
        question: {
          text: 'Tell me about an improvement of yours.',
          kind: 'behavioural',
          lookFor: [],
        },
      },
    );
    expect(sentences.map(({ part }) => part)).toEqual(['situation', 'action', 'result']);
    expect(sentences.at(-1)?.text).toBe('and now nobody walks about with an empty battery.');
  });

  it('gives an answer that is ready an outline of its own words alone', () => {
    const answer =
      'On Mondays the post lay in one heap and people queued for it. I put five trays on the shelf by floor, because everybody only wants their own. Nobody queues any more.';
    const { fix, skeleton } = coached(answer, {
      question: {
        text: 'Tell me about a time you made something at work easier.',
        kind: 'behavioural',
        lookFor: [],
      },
    });
    expect(fix.code).toBe('good');
    expect(skeleton.map(({ text }) => text).join(' ')).not.toContain('[');
  });

  it('satisfies its own checks on any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ maxLength: 80 }),
        (answer, former) => {
          const input = inputOf(answer, { former });
          return (
            tasks.coachAnswer.checks(input, tasks.coachAnswer.reply.parse(coach(input, noPacks)))
              .length === 0
          );
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('with the encoder', async () => {
  const packs = await loadPacks(['deep']);
  const codeOf = (
    text: string,
    kind: 'behavioural' | 'situational' | 'technical',
    answer: string,
  ): string =>
    coach({ question: { text, kind, lookFor: [] }, answer, language: 'en' }, packs).fix.code;

  it.each([
    [
      'words that fit any question',
      'technical',
      'How do you tell whether a wall is damp?',
      'It really depends, as every case is different. You have to look at the whole picture, keep an open mind and take everything into account. Experience helps a lot, and so does attention to detail, and in the end it is about finding the right balance.',
      'offTopic',
    ],
    [
      'a career instead of a case',
      'behavioural',
      'Tell me about a problem that you solved at night.',
      'I became a baker because my grandmother was one. I learned it as a child, took the course at the trade school for two years and worked in a kiosk meanwhile. I passed with good marks and then stayed six years at a bakery in the centre. Now I am looking for something closer to home.',
      'offTopic',
    ],
    [
      'a case in plain words',
      'behavioural',
      'Tell me about something that you changed at work.',
      'New people had no badge on their first day, nearly every time. I sat with the front desk for a morning and saw that the request left the office after the first pay run, so I had it sent with the contract. I checked the next ten by hand: nine badges were waiting. Nobody has had to ask since.',
      'good',
    ],
    [
      'a reason between the lines',
      'situational',
      'A parent is angry about a grade. What would you say?',
      "I would ask them in rather than answer by mail. I'd put the paper and the marking scheme on the table and go through it line by line. If I got it wrong I'd correct it on the spot. Before they left I'd ask what they'll tell their daughter, that shows me whether it landed.",
      'clearReason',
    ],
  ] as const)('recognises %s', (_, kind, text, answer, code) => {
    expect(codeOf(text, kind, answer)).toBe(code);
  });
});
