// Inserts the text of a missing part where it belongs in an answer: before the first sentence of a later part, else at the end.
import { storyParts } from '#domain/seeker/practice.ts';
import type { StoryPartName } from '#domain/seeker/practiceTrend.ts';

/** `sentences` as a coach placed them in `text`, in order. */
export function insertPart(
  text: string,
  sentences: readonly { start: number; part: StoryPartName | null }[],
  part: StoryPartName,
  words: string,
): string {
  const later = sentences.find(
    (sentence) =>
      sentence.part !== null && storyParts.indexOf(sentence.part) > storyParts.indexOf(part),
  );
  const at = later?.start ?? text.length;
  return [text.slice(0, at).trim(), words.trim(), text.slice(at).trim()].filter(Boolean).join(' ');
}
