/** Jo's stories, and three weeks of attempts: enough to see a trend, to compare, and to have something due today. */
import type { Ai } from '#ai/port.ts';
import type {
  PracticeFormat,
  PracticeMode,
  PracticeQuestion,
  PracticeSession,
} from '#domain/seeker/practice.ts';
import { people } from '../accounts.ts';
import { ago, ahead } from '../clock.ts';
import type { Documents } from '../documents.ts';

const { uid } = people.seeker;
/** Made in seekerPractice.ts, before these. */
const setId = 'seed-set-1';

const asked = {
  planning: {
    id: 'q3',
    competency: 'Planning and coordination',
    kind: 'behavioural',
    text: 'Tell me about something with many people and dates that you coordinated. How did you keep it on course?',
    minutes: 4,
    lookFor: [],
    followUps: [],
  },
  ownership: {
    id: 'q5',
    competency: 'Ownership',
    kind: 'behavioural',
    text: 'Describe something important that you took on although nobody had asked you to. How did it turn out?',
    minutes: 4,
    lookFor: [],
    followUps: [],
  },
  service: {
    id: 'q1',
    competency: 'Customer service',
    kind: 'technical',
    text: 'The system shows that everything was delivered, the customer says nothing arrived. Take me through your next steps.',
    minutes: 3,
    lookFor: [],
    followUps: [],
  },
} as const satisfies Record<string, PracticeQuestion>;
type Asked = keyof typeof asked;

interface Try {
  id: string;
  question: Asked;
  days: number;
  mode: PracticeMode;
  format: PracticeFormat;
  seconds?: number;
  former?: string;
  step?: number;
  reviewAt?: Date;
  text: string;
}

const tries: readonly Try[] = [
  {
    id: 'seed-try-1',
    question: 'planning',
    days: 20,
    mode: 'practice',
    format: 'text',
    step: 0,
    reviewAt: ago(19),
    text: 'I think I am quite good at planning. I made a list of all the shifts and talked to everybody. I also wrote a plan.',
  },
  {
    id: 'seed-try-2',
    question: 'planning',
    days: 12,
    mode: 'practice',
    format: 'text',
    former: 'seed-try-1',
    step: 1,
    reviewAt: ago(9),
    text: 'Last spring our support team moved to another building while the phones had to stay open. I made a list of all the shifts and talked to everybody about the days they could not move. I also wrote a plan that put two people on the phones each morning.',
  },
  {
    id: 'seed-try-3',
    question: 'planning',
    days: 4,
    mode: 'realistic',
    format: 'text',
    former: 'seed-try-2',
    step: 1,
    reviewAt: ago(0, -2),
    text: 'Last spring our support team of eleven people moved to another building while the phones had to stay open. My task was to plan the move week so that no customer waited longer than usual. I asked everybody which days they could not move, put two people on the phones each morning, and checked the plan with the movers every afternoon at four. When one colleague fell ill I swapped two shifts the same evening. We answered 94 percent of the calls within two minutes, and nobody had to work overtime.',
  },
  {
    id: 'seed-try-4',
    question: 'ownership',
    days: 15,
    mode: 'practice',
    format: 'text',
    step: 0,
    reviewAt: ago(14),
    text: 'In my last job the same question about missing screws came in every day. I collected the cases of a month in a sheet and sorted them by product. I showed the sheet to the warehouse.',
  },
  {
    id: 'seed-try-5',
    question: 'ownership',
    days: 7,
    mode: 'realistic',
    format: 'voice',
    seconds: 52,
    former: 'seed-try-4',
    step: 0,
    reviewAt: ago(2),
    text: 'So, um, in my last job the same question about missing screws came in every day. Nobody had asked me to look at it. I, you know, collected the cases of a month in a sheet and sorted them by product. Then I called the warehouse and we opened three boxes together.',
  },
  {
    id: 'seed-try-6',
    question: 'service',
    days: 5,
    mode: 'practice',
    format: 'text',
    step: 1,
    reviewAt: ahead(3),
    text: 'First I would listen and write down what exactly is missing and since when. Then I would look up the delivery note and the photo of the driver, and call the depot while the customer waits if I can. I would tell the customer when I call back and keep that time. If the parcel cannot be found within a day I would send it again.',
  },
];

const stories = [
  {
    id: 'seed-story-1',
    days: 11,
    title: 'Moving eleven people with open phones',
    competencies: ['Planning and coordination', 'Teamwork'],
    questions: [asked.planning.text],
    content: {
      situation:
        'Last spring our support team of eleven people moved to another building while the phones had to stay open.',
      task: 'I was to plan the move week so that no customer waited longer than usual.',
      action:
        'I asked everybody which days they could not move, put two people on the phones each morning, and checked the plan with the movers every afternoon at four. When one colleague fell ill I swapped two shifts the same evening.',
      result:
        'We answered 94 percent of the calls within two minutes, and nobody had to work overtime.',
    },
  },
  {
    id: 'seed-story-2',
    days: 7,
    title: 'The screws that were always missing',
    competencies: ['Ownership'],
    questions: [],
    content: {
      situation: 'In my last job the same question about missing screws came in every day.',
      task: '',
      action:
        'I collected the cases of a month in a sheet, sorted them by product and opened three boxes with the warehouse.',
      result: '',
    },
  },
  {
    id: 'seed-story-3',
    days: 3,
    title: 'The part at the wrong depot',
    competencies: ['Customer service'],
    questions: ['Tell me about a time you turned an angry customer around.'],
    content: {
      situation:
        'A customer had waited three weeks for a part and wrote that he would never order again.',
      task: 'I wanted him to have the part before the weekend, and to know why it had taken so long.',
      action:
        'I called the supplier myself, found the parcel at the wrong depot and drove there after my shift. I told him on the phone what had gone wrong instead of sending the usual mail.',
      result:
        'He had it the same evening and ordered again two months later. Since then we check the depot after five days, not after three weeks.',
    },
  },
] as const;

/** Adds them; the coach's advice is the engine's on these words. */
export async function addSeekerStories(documents: Documents, ai: Ai): Promise<void> {
  for (const { id, days, title, competencies, questions, content } of stories)
    documents.add(
      'stories',
      { uid, id },
      {
        title,
        language: 'en',
        competencies: [...competencies],
        questions: [...questions],
        content,
        createdAt: ago(days + 1),
        updatedAt: ago(days),
      },
    );
  const set = documents.byPath.get(`users/${uid}/practiceSessions/${setId}`) as
    | PracticeSession
    | undefined;
  for (const {
    id,
    question: name,
    days,
    mode,
    format,
    seconds,
    former,
    step,
    reviewAt,
    text,
  } of tries) {
    // The set's own question where it is there, so that practising leads to it.
    const question =
      set?.content?.questions.find((one) => one.text === asked[name].text) ?? asked[name];
    const before = tries.find((one) => one.id === former)?.text;
    const input = {
      question: { text: question.text, kind: asked[name].kind, lookFor: question.lookFor },
      answer: text,
      ...(seconds ? { seconds } : {}),
      ...(before ? { former: before } : {}),
      language: 'en' as const,
    };
    // One after the other: the engine runs here, in one thread.
    const { reply, provenance } = await ai.ask('coachAnswer', input);
    documents.add(
      'practiceAttempts',
      { uid, id },
      {
        title: question.text.slice(0, 200),
        text,
        language: 'en',
        status: 'done',
        sessionId: setId,
        questionId: question.id,
        competency: question.competency,
        mode,
        format,
        ...(seconds ? { seconds } : {}),
        ...(former ? { former } : {}),
        ...(step === undefined ? {} : { step }),
        ...(reviewAt ? { reviewAt } : {}),
        content: { question, coaching: reply, provenance: { ...provenance, at: ago(days) } },
        createdAt: ago(days),
        updatedAt: ago(days),
      },
    );
  }
}
