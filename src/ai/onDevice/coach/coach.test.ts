import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { tasks } from '#ai/tasks/tasks.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { coach } from './coach.ts';
import { speechOf } from './speech.ts';

const question = {
  text: 'Tell me about a time you had to change a plan at short notice.',
  kind: 'behavioural' as const,
  lookFor: [],
};
const whole =
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

  it.each([
    [
      'several parts in one sentence',
      'behavioural',
      'Tell me about a time you made something at work easier.',
      'On Mondays the post lay in one heap and people queued for it. I put five trays on the shelf by floor, because everybody only wants their own, and walked round after a week to see whether they were used. Nobody queues any more.',
      'good',
    ],
    [
      'a result without a number or the word for it',
      'behavioural',
      'Tell me about a pupil you helped.',
      'A girl in my group never spoke in front of others. I let her read to the school dog first, since he does not laugh. After some weeks she read a page aloud to the whole class.',
      'good',
    ],
    [
      'no result',
      'behavioural',
      'Tell me about a time you calmed somebody down.',
      'On a Sunday a father shouted at the desk because he had waited for three hours. I took him to the small room, sat down with him and explained what was still missing, because people calm down when they know.',
      'result',
    ],
    [
      'a task that is no result',
      'behavioural',
      'Tell me about a busy week that you planned for others.',
      'In spring our kitchen had to move while guests kept coming. My task was to plan the shifts so that every table was served. I made a list of all shifts and asked everybody which days they could work.',
      'result',
    ],
    [
      'what “we” did',
      'behavioural',
      'Tell me about a late delivery that you saved.',
      'In March the lorries stood at the border for two days. The stock was moved to another hall, because the shops needed it on Friday, and a second carrier was found. All shops had their goods on time.',
      'own',
    ],
    [
      'what was asked for',
      'behavioural',
      'Tell me about a mistake of yours and what you do differently now.',
      'In my first winter I sent an invoice to the wrong branch. I called both of them the same hour, because the month was about to be closed, and sent a new one. Both thanked me.',
      'learning',
    ],
    [
      'how one would know',
      'situational',
      'A customer says that a parcel never came. What would you do?',
      'I would look up the delivery note first, because it says where the parcel was handed over, and then I would call the depot while the customer waits. If it is lost I would send it again the same day.',
      'check',
    ],
    [
      '“I do not know”',
      'technical',
      'How do you find a leak in a heating pipe?',
      'I am not sure, to be honest. I do not know, I never had that one, it is hard to say what I would do there.',
      'tooShort',
    ],
    [
      'somebody else who had no idea',
      'behavioural',
      'Tell me about a time you taught somebody something.',
      'In May the new colleague had no idea how the till worked. I showed her three sales a day, because more would have been too much. She ran it alone by Friday.',
      'good',
    ],
    [
      'learning where none is asked for',
      'behavioural',
      'Tell me about something you had to learn quickly.',
      'In the spring our shop changed its tills over one weekend. I read the manual on the Friday and tried every kind of sale, because I was alone on Saturday. Nobody had to wait.',
      'good',
    ],
    [
      'a cliché',
      'behavioural',
      'Tell me about a difficult customer.',
      'I am a people person and I always go the extra mile for everybody. A smile costs nothing, and a good team can do anything. I thrive under pressure and never give up.',
      'noExample',
    ],
    [
      'a reason that only sounds like one',
      'technical',
      'How do you decide whether a rope is still safe?',
      'First I ask how old it is and what it was used for. Then I pull it through my hand, metre by metre, and look at the ends. If it feels flat I hang a weight on it and measure it again the next day.',
      'reason',
    ],
    [
      'a check that only sounds like one',
      'situational',
      'A child does not dare to read to the class. What would you do?',
      'I would let her choose the book, because the reading is seldom what frightens them, it is the others. I would ring home the same day and sit with her for ten minutes each week.',
      'check',
    ],
    [
      'what one noticed, which is not yet learnt',
      'behavioural',
      'Cuénteme de un error suyo y de lo que hace distinto desde entonces.',
      'Un lunes mandé la caja a otra tienda. Me di cuenta a mediodía, llamé al chófer y la fui a buscar yo, porque la necesitaban esa tarde. La clienta la tuvo a su hora.',
      'learning',
    ],
    [
      'a story that begins in the middle',
      'behavioural',
      'Tell me about a customer who wanted to leave.',
      'I let him talk, because people do not hear an offer before they were heard. I looked at what he used and put him on a smaller plan. He is still with us.',
      'situation',
    ],
    [
      'half a sentence',
      'behavioural',
      'Tell me about a time you had to say no.',
      'Oh, many times. They want a palm tree in the shade, you say no, and that is the end of it, really.',
      'tooShort',
    ],
    [
      'a pasted posting',
      'behavioural',
      'Tell me about a team that you led.',
      'We are looking for an experienced team lead for our warehouse. Your responsibilities: planning shifts, training staff and reporting. Requirements: minimum three years of experience, forklift licence. We offer a competitive salary and a permanent contract.',
      'offTopic',
    ],
    [
      'un anuncio pegado',
      'technical',
      '¿Cómo cierra usted la caja?',
      'Buscamos cajera para supermercado céntrico. Funciones: cobro, reposición y atención al cliente. Requisitos: experiencia mínima de un año y disponibilidad horaria. Se ofrece contrato indefinido y buen ambiente de trabajo. Interesados enviar currículum.',
      'offTopic',
    ],
    [
      'the answer to a question that everybody is asked',
      'situational',
      'Two guests shout at each other in the lobby. What do you do?',
      'What I like best about the job is the early shift. I fold the papers, lay out the keys and write down what the night porter left, so that nobody has to ask. My manager often says that is how it should be done.',
      'offTopic',
    ],
    [
      'a result told as what the guests did',
      'behavioural',
      'Tell me about a guest who was unhappy.',
      'A couple found their room over the bins, on their anniversary. Moved them up a floor, carried the cases myself, left a note and a plate of fruit. They booked the same room for next year on the way out.',
      'good',
    ],
    [
      'a result told by when it was',
      'behavioural',
      'Tell me about a time you worked under pressure.',
      'Black Friday, one till broken, queue to the street. Took the tablet down the line and rang people up where they stood, cards only, cash to my colleague. Half an hour later the queue ended at the door.',
      'good',
    ],
    [
      'a check in everyday words',
      'technical',
      'How do you reconcile a bank account?',
      "I start from the closing balance of the last month and tick off every line of the statement against the ledger. What's left over I list by date. Old cheques go first as those are mostly the ones lost in the post. At the end both sides have to come to the same penny, otherwise I start over.",
      'good',
    ],
    [
      'lo que pasó después',
      'behavioural',
      'Cuéntame una vez que mejoraste algo en tu trabajo.',
      'En el almacén perdíamos media hora cada tarde buscando las llaves. Puse un tablero con ganchos numerados y pinté la silueta de cada llave. Hoy se ve de un vistazo cuál falta y a las tres ya está todo el mundo en marcha.',
      'good',
    ],
    [
      'lo que se hizo',
      'behavioural',
      'Háblame de una obra que se retrasó.',
      'En otoño llovió tres semanas y la piscina del camping quedó a medias. Se alquiló una carpa grande y se trabajó a dos turnos, para que el hormigón no se mojara. En mayo abrió, y nadie preguntó por qué tan tarde.',
      'own',
    ],
    [
      'a case that nobody did anything in',
      'behavioural',
      'Tell me about a time when a plan changed.',
      "Our wedding party of eighty became a hundred and forty two days before. The menu was cut to three dishes, tables were borrowed from the school and it was decided to serve at the table, for the queue would have gone out of the door. All of them were fed by nine and the bride's mother cried.",
      'own',
    ],
  ] as const)('advises on %s', (_, kind, text, answer, code) => {
    expect(coached(answer, { question: { text, kind, lookFor: [] } }).fix.code).toBe(code);
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

  it('says of a pasted posting what it is, and does not call ready what was done badly', () => {
    expect(
      coached(
        'We are looking for a driver. Requirements: licence C. You will deliver parcels. We offer a permanent contract and a competitive salary. Apply now with your CV.',
      ).fix.text,
    ).toContain('text of a posting');
    const badly =
      'Last winter a customer complained that her parcel was broken. I told her that it was not my problem and that she should have packed it better, because I had other people to serve. In the end she went away and did not come back.';
    expect(
      coached(badly, {
        question: {
          text: 'Tell me about a customer who complained.',
          kind: 'behavioural',
          lookFor: [],
        },
      }).fix.code,
    ).not.toBe('good');
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

describe('the count of words', () => {
  it.each([
    ['Um, so I, like, called her, you know, and it was kind of fine.', 4],
    ['So I,       like, called her,          like,   twice.', 2],
    ['I do       you know, and this is a     kind of craft.', 0],
    ['I like my work, as you know it is a kind of craft, and they like it.', 0],
    ['Eh, pues llamé a, este, la clienta, o sea, a su hermana.', 4],
    ['Este año llamé a la clienta, pues tenía razón, y mi jefe es bueno.', 0],
  ])('of fillers: %s', (text, count) => {
    expect(speechOf(text).fillerCount).toBe(count);
  });

  it('gives a pace only with a duration', () => {
    expect(speechOf(whole)).toMatchObject({ wordsPerMinute: null, words: 41 });
    expect(speechOf(whole, 20)).toMatchObject({ wordsPerMinute: 123, numbers: 5 });
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
