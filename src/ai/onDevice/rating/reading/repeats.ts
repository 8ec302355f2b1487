// Recognises sentences that only give back the words of the question or the rubric: they are no evidence.
import { languageOf } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';

function stemsOf(text: string): Set<string> {
  const words = wordsOf(text).map((word) => word.lower);
  const { language } = languageOf(words);
  return new Set(words.map((word) => stemOf(word, language)));
}

/** Each sentence and each whole text as a set of stems. */
export function linesOf(texts: readonly string[]): Set<string>[] {
  return texts
    .flatMap((text) => [text, ...sentencesOf(text).map((sentence) => sentence.text)])
    .map(stemsOf)
    .filter((stems) => stems.size >= 3);
}

/** True when at least three quarters of a sentence's words are in one given line. */
export function doesRepeat(sentence: string, lines: readonly ReadonlySet<string>[]): boolean {
  const own = [...stemsOf(sentence)];
  return (
    own.length >= 4 &&
    lines.some((line) => own.filter((stem) => line.has(stem)).length / own.length >= 0.75)
  );
}
