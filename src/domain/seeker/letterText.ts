/** A letter as text: paragraphs of sentences, and its word count. */
import { wordsOf } from '#domain/text/sentences.ts';

export interface Sentence {
  paragraph: number;
  text: string;
}

/** Sentences of a paragraph in one line, an empty line between paragraphs. */
export function joinLetterText(sentences: readonly Sentence[]): string {
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return paragraphs
    .map((number) =>
      sentences
        .filter(({ paragraph }) => paragraph === number)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n\n');
}

export function countWords(sentences: readonly Sentence[]): number {
  return wordsOf(joinLetterText(sentences)).length;
}
