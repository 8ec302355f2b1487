// An interview that may be answered on video, by voice and in writing, and a browser that recognises speech.
import { newPerson, type Person } from '../support/people.ts';
import { invite, questions, sessionPath, type Invited } from './candidateWorld.ts';
import { change } from '../support/operator.ts';
import { beginAsGuest } from './guestSteps.ts';
import { untilRecorded, watchRecorders } from './recorderWatch.ts';

interface Wish {
  phone?: boolean;
  thinkSeconds?: number;
  retakes?: number;
  init?: () => void;
  ai?: boolean;
}

/** Somebody in the room of an interview that may be answered in every way. */
export async function inTheRoom({
  phone = false,
  thinkSeconds = 0,
  retakes = 1,
  init,
  ai = true,
}: Wish = {}): Promise<{ lou: Person; invited: Invited; path: string }> {
  const invited = await invite();
  const lou = await newPerson({ camera: 'allowed', phone });
  if (phone) await lou.page.setViewportSize({ width: 320, height: 720 });
  await watchRecorders(lou.context);
  if (init) await lou.context.addInitScript(init);
  await beginAsGuest(lou, invited, { ai });
  // It begins as a written interview; then every way to answer is open.
  const job = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
  await change(`${job}/content/questions`, {
    items: questions.map((question) => ({ ...question, thinkSeconds, maxSeconds: 60 })),
  });
  const path = await sessionPath(invited);
  await change(path, { 'consent.policyVersion': '2026-11-video-2' });
  await change(job, { type: 'video', retakes, slots: { videos: 6, documents: 0 } });
  await lou.page.getByRole('button', { name: 'Video' }).waitFor();
  return { lou, invited, path };
}

/** Records for some seconds; the review of the recording is open then. */
export async function record({ page }: Person, seconds = 2): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByTestId('recording').waitFor();
  await untilRecorded(page, seconds);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('take-review').waitFor();
}

/** In the page: a recogniser of the browser that always understands the same words. */
export function recogniseSpeech(): void {
  class Recogniser extends EventTarget {
    start(): void {
      const dispatch = (transcript: string, isFinal: boolean): boolean =>
        this.dispatchEvent(
          Object.assign(new Event('result'), {
            resultIndex: 0,
            results: [Object.assign([{ transcript }], { isFinal })],
          }),
        );
      setTimeout(() => dispatch('we called the', false), 100);
      setTimeout(() => dispatch('we called the customer first', true), 400);
    }
    stop(): void {
      this.dispatchEvent(new Event('end'));
    }
    abort(): void {
      this.stop();
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
}
