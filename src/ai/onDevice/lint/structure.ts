// How a question is asked: two in one, answerable by yes or no, too long.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import type { LintFinding } from '#ai/tasks/lintQuestion.ts';

const second = {
  en: /\s+(?:and|or|as well as)\s+(?:also\s+)?((?:what|how|why|when|where|who|which|do|did|are|is|have|has|can|could|would|will)\s+\p{L}+.*)$/iu,
  es: /\s+(?:y|e|o)\s+(?:también\s+)?((?:qué|cómo|por qué|cuándo|dónde|quién|cuál|cuánto)\s+\p{L}+.*)$/iu,
};
/** The second part belongs to the first: it asks on about the same case. */
const sameCase = {
  en: inWords(
    /\b(it|its|that|this|them|they|those|these|there|result|outcome|happened|come|came|end|ended|learn|learned|differently|first|next|then|do|decide|decided|handle|know|knew|check|tell|say|said|involve|react|solve|cause|whom|so|why|order|goes wrong|success|worked|leave|left)\b/i,
  ),
  es: inWords(
    /\b(lo|la|los|las|eso|esto|ello|resultado|pasó|ocurrió|terminó|acabó|aprendiste|aprendió|hiciste|hizo|harías|haría|decidiste|decidirías|sabrías|supiste|comprobarías|comprobaste|dirías|dijiste|primero|después|resolviste|resolverías|reaccionó|a quién|por qué|orden|efecto|causa|cambió|salió|funciona|dejas|dejarías|dejaste)\b/iu,
  ),
};
const yesNo = {
  en: inWords(
    /^(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should)\s+(?:you|your|it|there|the)\b/iu,
  ),
  es: inWords(
    /^¿?(?:tienes|tiene|has|ha|eres|es|estás|está|puedes|puede|sabes|sabe|conoces|conoce|te gusta|le gusta|crees|cree|te consideras|se considera|trabajaste|trabajó|usas|usa)\b/iu,
  ),
};

/** Words with a subject of their own: a second question brings at least three. */
function countSubjectWords(text: string, language: 'en' | 'es'): number {
  return wordsOf(text).filter(({ lower }) => !isFunctionWord(lower, language)).length;
}

/** Structure problems of a question. */
export function findStructureProblems(text: string, language: 'en' | 'es'): LintFinding[] {
  const found: LintFinding[] = [];
  const sentences = sentencesOf(text);
  const asked = sentences.filter((sentence) => sentence.text.includes('?'));
  const [one, , three] = asked;
  if (one && three)
    found.push({
      code: 'doubleBarrelled',
      start: one.start,
      end: three.end,
      text: text.slice(one.start, three.end),
    });
  for (const sentence of three ? [] : asked) {
    const match = second[language].exec(sentence.text);
    if (
      match?.[1] &&
      !sameCase[language].test(match[1]) &&
      countSubjectWords(match[1], language) >= 3
    ) {
      const start = sentence.start + match.index + match[0].length - match[1].length;
      found.push({ code: 'doubleBarrelled', start, end: start + match[1].length, text: match[1] });
    }
  }
  const questions = asked.filter((sentence) => sentence.text.endsWith('?'));
  const [only] = questions;
  if (questions.length === 1 && only && sentences.length === 1 && yesNo[language].test(only.text))
    found.push({ code: 'yesNo', start: only.start, end: only.end, text: only.text });
  if (wordsOf(text).length > 75) found.push({ code: 'tooLong', start: 0, end: text.length, text });
  return found;
}
