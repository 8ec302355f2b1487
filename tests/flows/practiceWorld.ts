// What a job seeker has practised: a set with two attempts, a saved recording, and interviews of a company, one sent and one withdrawn.
import { getAi } from '#ai/port.ts';
import type { PracticeAttempt, PracticeQuestion } from '#domain/seeker/practice.ts';
import { bucketOf } from '../../local/addresses.ts';
import { addSession } from '../../local/seed/candidates/candidateDocuments.ts';
import { Documents } from '../../local/seed/documents.ts';
import { addresses } from '../support/firebase.ts';
import { idsIn, stored } from '../support/operator.ts';
import { invite, writeDocuments } from './candidateWorld.ts';

const day = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * day);
export const question: PracticeQuestion = {
  id: 'q1',
  competency: 'Planning',
  kind: 'behavioural',
  text: 'Tell me about a busy week that you planned for others.',
  minutes: 4,
  lookFor: [],
  followUps: [],
};
export const other: PracticeQuestion = {
  ...question,
  id: 'q2',
  competency: 'Care',
  text: 'How do you calm an angry caller?',
  kind: 'situational',
};
const opening = 'In spring our kitchen had to move while guests kept coming.';
export const task = 'My task was to plan the shifts so that every table was served.';
const action = 'I made a list of all shifts and asked everybody which days they could work.';
const first = `${opening} ${action}`;
const second = `${opening} ${task} ${action}`;
export const file = 'take-one.webm';
const rubricWords = 'A secret anchor of the company';

/** Adds an attempt at the first question, coached as the app does it. */
async function addAttempt(
  documents: Documents,
  uid: string,
  name: string,
  text: string,
  at: Date,
  more: PracticeAttempt = {},
): Promise<void> {
  const { reply, provenance } = await getAi().ask('coachAnswer', {
    question: { text: question.text, kind: 'behavioural', lookFor: [] },
    answer: text,
    language: 'en',
  });
  documents.add(
    'practiceAttempts',
    { uid, id: name },
    {
      title: question.text,
      text,
      language: 'en',
      sessionId: 'set',
      questionId: 'q1',
      competency: 'Planning',
      mode: 'practice',
      format: 'text',
      content: { question, coaching: reply, provenance },
      createdAt: at,
      updatedAt: at,
      ...more,
    },
  );
}

/** Adds an interview of a company that was submitted, with a rubric nobody outside may see. */
async function addInterview(
  documents: Documents,
  uid: string,
  status: 'submitted' | 'withdrawn',
): Promise<{ orgId: string; interviewId: string }> {
  const at = await invite();
  documents.add('invites', at, {
    status: 'claimed',
    claimedBy: uid,
    claimedAt: ago(9),
    createdBy: 'staff',
    createdAt: ago(10),
    expiresAt: ago(-5),
    companyName: 'Lantern Freight',
    interviewTitle: `Planner ${status}`,
    type: 'chat',
    questionCount: 3,
    durationMinutes: 40,
    language: 'en',
  });
  documents.add('rubric', at, {
    items: [
      {
        id: 'c',
        name: 'Care',
        description: '',
        weight: 100,
        questions: [
          { id: 'q1', text: 'x', anchors: [rubricWords, '', '', '', ''], lookFor: [rubricWords] },
        ],
      },
    ],
    updatedBy: 'staff',
  });
  addSession(
    documents,
    { orgId: at.orgId, interviewId: at.interviewId, candidateUid: uid },
    {
      status,
      inviteToken: at.token,
      startedAt: ago(9),
      submittedAt: ago(8),
      displayName: 'Stella',
      consent: { recording: true, ai: false, policyVersion: 'x', at: ago(9) },
      rev: 3,
      orgId: at.orgId,
      interviewId: at.interviewId,
      candidateUid: uid,
      language: 'en',
      ...(status === 'withdrawn' ? { withdrawnAt: ago(7) } : {}),
    },
  );
  documents.add(
    'answers',
    { ...at, candidateUid: uid, answerId: 'q1' },
    {
      type: 'text',
      text: 'A pallet went to the wrong port. I called the driver.',
      rev: 1,
      updatedAt: ago(8),
    },
  );
  documents.add(
    'answers',
    { ...at, candidateUid: uid, answerId: 'q1_f1' },
    {
      type: 'text',
      text: 'We print the port twice.',
      prompt: 'What did you change afterwards?',
      rev: 1,
      updatedAt: ago(8),
    },
  );
  return at;
}

/** The answered question of the sent interview, as it is practised: without anything of the rubric. */
export const sentQuestions = [
  {
    id: 'q1',
    competency: '',
    kind: 'behavioural',
    text: 'Tell me about a delivery that went wrong. What did you do?',
    minutes: 5,
    lookFor: [],
    followUps: ['What did you change afterwards?'],
  },
];

/** Puts all of it below a job seeker; returns the interview that was sent. */
export async function arrangePractice(
  uid: string,
): Promise<{ orgId: string; interviewId: string }> {
  const documents = new Documents();
  documents.add(
    'practiceSessions',
    { uid, id: 'set' },
    {
      title: 'Shift planner',
      source: { kind: 'role' },
      content: { questions: [question, other], competencies: ['Planning', 'Care'] },
      createdAt: ago(9),
      updatedAt: ago(9),
    },
  );
  await addAttempt(documents, uid, 'one', first, ago(9), { file });
  await addAttempt(documents, uid, 'two', second, ago(2), {
    former: 'one',
    step: 1,
    reviewAt: ago(1),
    mode: 'realistic',
  });
  const real = await addInterview(documents, uid, 'submitted');
  await addInterview(documents, uid, 'withdrawn');
  documents.addFile(`users/${uid}/practice/${file}`, {
    bytes: new Uint8Array(512),
    mime: 'video/webm',
  });
  await writeDocuments(documents);
  await documents.writeFilesTo(bucketOf(addresses().projectId), addresses().storage);
  return real;
}

/** Reads what practising an answer of an interview must leave as it was. */
export async function interviewState(session: string): Promise<object> {
  return {
    session: await stored(session),
    events: await idsIn(`${session}/events`),
    views: await idsIn(`${session}/views`),
    answers: await idsIn(`${session}/answers`),
  };
}
