// Sentences that nobody would say aloud: gaps left open, words doubled, an end that is missing. Only what is wrong beyond doubt.
import { inWords } from '#domain/text/wordLimits.ts';

const signs: readonly RegExp[] = [
  // A gap of a template: {task}, [tool], <ROLE>, ___.
  /\{[^}]*\}|\[[^\]]*\]|<[A-Za-z_ ]+>|_{3,}/u,
  inWords(/\b(?:undefined|NaN|lorem ipsum)\b/u),
  inWords(
    /\b(the|a|an|to|of|in|for|with|and|or|you|el|los|las|un|una|de|del|en|con|para|por|y|que)\s+\1\b/iu,
  ),
  inWords(
    /\b(?:a (?:the|an|your)|the (?:a|an|your)|to (?:to|having|manages|worked)|will (?:will|having)|you will (?!(?:bring|sing|ring|swing|string|cling|fling|sting)\b)\p{L}+ing|had to (?!(?:bring|sing|ring|swing|string|cling|need|speed|proceed|succeed|exceed|breed|bleed|embed|shred)\b)\p{L}{3,}(?:ed|ing)|tendrás que (?:tendrás|\p{L}+(?:ando|iendo|aste|ó)))\b/iu,
  ),
  /[,;:–—-]\s*$/u,
  /\s{2,}[?.!]|\?{2,}|[.,;]{2,}(?<!\.{3})$/u,
];

/** True for a text with an open gap, a doubled small word, two verb forms that do not go together, or no end. */
export function isBrokenText(text: string): boolean {
  const plain = text.trim();
  return (
    !/[.?!…)”"»]$/u.test(plain) || /^\p{Ll}/u.test(plain) || signs.some((sign) => sign.test(plain))
  );
}
