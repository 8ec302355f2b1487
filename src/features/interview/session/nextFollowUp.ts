// Chooses the next follow-up on this device, in two seconds at most; without AI, or without consent to it, the prepared ones are asked.
import type { Room } from '#data/candidate/room.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { toLanguage } from '#i18n/languages.ts';
import type { TaskInput } from '#ai/port.ts';
import type { Turn } from './roomPlan.ts';

export const followUpMs = 2_000;

export interface Asked {
  prompt: string;
  answer: string;
}
/** Gives the text of a follow-up, or null for none. */
export type Chooser = (input: TaskInput<'followUp'>, signal: AbortSignal) => Promise<string | null>;

async function askOnThisDevice(
  input: TaskInput<'followUp'>,
  signal: AbortSignal,
): Promise<string | null> {
  const { getAi } = await import('#ai/port.ts');
  return (await getAi().ask('followUp', input, { signal })).reply.text;
}

/** The first prepared follow-up that was not asked yet. */
function findPreparedFollowUp(question: CandidateQuestion, asked: readonly Asked[]): string | null {
  return (
    question.followUps.find(
      (text) => text.trim() !== '' && !asked.some(({ prompt }) => prompt === text),
    ) ?? null
  );
}

function waitInTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** The next follow-up, or null when enough was asked. Never fails, never takes longer than `followUpMs`. */
export async function findNextFollowUp(
  question: CandidateQuestion,
  answer: string,
  asked: readonly Asked[],
  about: { language: string; ai: boolean },
  choose: Chooser = askOnThisDevice,
): Promise<string | null> {
  if (asked.length >= question.followUpCap) return null;
  if (!about.ai) return findPreparedFollowUp(question, asked);
  const { text, kind, followUpCap, followUps } = question;
  const signal = AbortSignal.timeout(followUpMs);
  try {
    return await waitInTime(
      choose(
        {
          question: { text, kind, followUpCap, followUps },
          answer,
          asked: [...asked],
          language: toLanguage(about.language),
        },
        signal,
      ),
      signal,
    );
  } catch (error) {
    console.warn('The prepared follow-up is asked', error);
    return findPreparedFollowUp(question, asked);
  }
}

/** The next follow-up after the turns of a question, read from what was answered; null when enough was asked. */
export function followUpAfter(
  question: CandidateQuestion,
  turns: readonly Turn[],
  { interview, session }: Pick<Room, 'interview' | 'session'>,
  answerOf: (answerId: string) => string,
): Promise<string | null> {
  const asked = turns
    .slice(1)
    .map(({ prompt, answerId }) => ({ prompt, answer: answerOf(answerId) }));
  const answer = answerOf(question.id);
  // What was spoken and not written down cannot be read: then the prepared follow-up is asked.
  return findNextFollowUp(question, answer, asked, {
    language: interview.language ?? session.language ?? 'en',
    ai: session.consent.ai && answer.trim() !== '',
  });
}
