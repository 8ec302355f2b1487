/** Finds spoken answers that a machine may still transcribe, and how long their candidate has to check the text before anything is scored. */
import type { Answer } from './answer.ts';
import { chooseCurrentTranscript, isSpoken, isWordless, type Transcript } from './transcript.ts';

/** So long after it was written down a candidate can put it right before it is scored. */
export const wordsWaitMs = 24 * 3_600_000;
/** Clocks of browsers differ, and a lease is renewed while the words are written. */
const slackMs = 3_600_000;

type Answers = Readonly<Record<string, Answer>>;
type Transcripts = Readonly<Record<string, Transcript | undefined>>;

/** Ids of recordings without a word, that no machine has listened to yet, in order. */
export function findUntranscribed(answers: Answers, transcripts: Transcripts): string[] {
  return Object.keys(answers)
    .filter((id) => {
      const answer = answers[id];
      return (
        answer !== undefined &&
        isSpoken(answer) &&
        Boolean(answer.storagePath) &&
        isWordless(answer, transcripts[id]) &&
        !['cloud', 'typed'].includes(chooseCurrentTranscript(answer, transcripts[id])?.source ?? '')
      );
    })
    .toSorted();
}

/** Until when the candidate can check these words before they are scored; null when nobody waits for that. */
export function checkUntil({
  source,
  text,
  createdAt,
  correctedAt,
}: Pick<Transcript, 'source' | 'text' | 'createdAt' | 'correctedAt'>): Date | null {
  return source === 'cloud' && text.trim() !== '' && !correctedAt && createdAt
    ? new Date(createdAt.getTime() + wordsWaitMs)
    : null;
}

/** True while words that a machine wrote down wait for their candidate. `now` in milliseconds. */
export function waitsForCandidate(
  answers: Answers,
  transcripts: Transcripts,
  now: number,
): boolean {
  return Object.entries(answers).some(([id, answer]) => {
    const current = isSpoken(answer) ? chooseCurrentTranscript(answer, transcripts[id]) : null;
    const until = current && checkUntil(current);
    return until !== null && until.getTime() - slackMs > now;
  });
}
