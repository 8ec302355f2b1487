// Writes down what was said in recordings that have no words yet, where platform and company let the cloud do it: before anything is scored.
import type { Ai } from '#ai/port.ts';
import type { MachineWords } from '#data/candidate/transcripts.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { Fault, toFault } from '#domain/base/fault.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  segmentsMax,
  type Transcript,
  type TranscriptSegment,
} from '#domain/candidate/transcript.ts';
import { findUntranscribed } from '#domain/candidate/untranscribed.ts';
import type { SoundPiece } from './sound.ts';

/** What another attempt will not change: the answer stays without words, a person listens, and the candidate may type. */
const lasting = new Set<Fault['code']>([
  'fileEmpty',
  'fileTooLarge',
  'fileType',
  'notFound',
  'damaged',
  'aiUnreadable',
  'aiBlocked',
  'aiTooLong',
  'aiNotConfigured',
  'aiNeedsCloud',
  'aiOff',
]);

export interface Hearing {
  ask: Ai['ask'];
  fetchFile: (path: string) => Promise<Blob>;
  soundOf: (recording: Blob) => Promise<SoundPiece[]>;
  mediaFrom: (file: Blob) => Promise<{ mimeType: string; data: string }>;
  keep: (answerId: string, words: MachineWords) => Promise<void>;
}

/** At most so many stretches as are kept: neighbours are joined. */
export function joinSegments(
  segments: readonly TranscriptSegment[],
  most = segmentsMax,
): TranscriptSegment[] {
  const size = Math.max(1, Math.ceil(segments.length / most));
  return Array.from({ length: Math.ceil(segments.length / size) }, (_, n) => {
    const group = segments.slice(n * size, (n + 1) * size);
    return {
      start: group[0]?.start ?? 0,
      end: group.at(-1)?.end ?? 0,
      text: group.map(({ text }) => text).join(' '),
    };
  });
}

async function writeTranscript(
  { ask, fetchFile, soundOf, mediaFrom }: Hearing,
  path: string,
  language: 'en' | 'es' | null,
  signal: AbortSignal,
): Promise<MachineWords> {
  const recording = await fetchFile(path);
  const pieces = await soundOf(recording).catch((error: unknown) => {
    throw new Fault('fileType', { cause: error });
  });
  const segments: TranscriptSegment[] = [];
  let announcedLanguage: string | null = language;
  for (const { file, start } of pieces) {
    signal.throwIfAborted();
    const { reply } = await ask(
      'transcribe',
      { media: await mediaFrom(file), ...(language ? { language } : {}) },
      { signal },
    );
    announcedLanguage ??= reply.language;
    segments.push(
      ...reply.segments.map((segment) => ({
        start: segment.start + start,
        end: segment.end + start,
        text: segment.text.trim(),
      })),
    );
  }
  return {
    of: path,
    text: segments
      .map(({ text }) => text)
      .join(' ')
      .slice(0, limits.answerMax),
    language: announcedLanguage,
    segments: joinSegments(segments),
  };
}

export interface TranscriptionInput {
  answers: Readonly<Record<string, Answer>>;
  transcripts: Readonly<Record<string, Transcript | undefined>>;
  language: 'en' | 'es' | null;
  /** No attempt comes after this one. */
  isLast: boolean;
  signal: AbortSignal;
}

/** Writes down every unheard answer, each kept as soon as it is there, so that a broken attempt loses none. Gives the ids that have words now. Throws a Fault when another attempt may do better. */
export async function transcribeAnswers(
  { answers, transcripts, language, isLast, signal }: TranscriptionInput,
  hearing: Hearing,
): Promise<string[]> {
  const heard: string[] = [];
  for (const id of findUntranscribed(answers, transcripts)) {
    try {
      // One after the other: a cloud model counts requests.
      const words = await writeTranscript(
        hearing,
        answers[id]?.storagePath ?? '',
        language,
        signal,
      );
      await hearing.keep(id, words);
      if (words.text !== '') heard.push(id);
    } catch (error) {
      signal.throwIfAborted();
      const fault = toFault(error);
      if (!isLast && !lasting.has(fault.code)) throw fault;
      console.warn(`What was said in ${id} could not be written down: ${fault.code}`);
    }
  }
  return heard;
}
