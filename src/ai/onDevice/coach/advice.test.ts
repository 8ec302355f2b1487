// What the coach advises on answers of every kind: the one thing that would help most.
import { expect, it } from 'vitest';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { coach } from './coach.ts';

const question = {
  text: 'Tell me about a time you had to change a plan at short notice.',
  kind: 'behavioural' as const,
  lookFor: [],
};
const fixFor = (answer: string, more: Partial<CheckedInput<'coachAnswer'>> = {}) =>
  coach({ question, answer, language: 'en', ...more }, noPacks).fix;

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
] as const)('the coach advises on %s', (_, kind, text, answer, code) => {
  expect(fixFor(answer, { question: { text, kind, lookFor: [] } }).code).toBe(code);
});

it('the coach says of a pasted posting what it is, and does not call ready what was done badly', () => {
  expect(
    fixFor(
      'We are looking for a driver. Requirements: licence C. You will deliver parcels. We offer a permanent contract and a competitive salary. Apply now with your CV.',
    ).text,
  ).toContain('text of a posting');
  const badly =
    'Last winter a customer complained that her parcel was broken. I told her that it was not my problem and that she should have packed it better, because I had other people to serve. In the end she went away and did not come back.';
  expect(
    fixFor(badly, {
      question: {
        text: 'Tell me about a customer who complained.',
        kind: 'behavioural',
        lookFor: [],
      },
    }).code,
  ).not.toBe('good');
});
