// What a rubric line asks for, and how far a sentence answers it: the right kind of statement about the right thing, in the candidate's own words.
import { isFunctionWord, languageOf } from '#ai/onDevice/text/functionWords.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { stemOf } from '#ai/onDevice/text/stem.ts';
import { conceptsOf, phraseConcepts } from './concepts.ts';
import type { Statement } from './statements.ts';

export type Wanted = 'context' | 'action' | 'reasoning' | 'result' | 'learning' | 'check';

export interface Criterion { text: string; wanted: Wanted; content: Set<string>; concepts: Set<string> }

const wantedBy: readonly [Wanted, RegExp][] = [
  ['learning', /\b(learn\w*|lasting|since then|differently|change in behaviou?r|lesson|aprend\w*|duradera|desde entonces|de otra (?:forma|manera))\b/i],
  ['result', /\b(result\w*|outcome\w*|effect|impact on|delivered|achiev\w*|what .{0,20} led to|how far|success\w*|came of|resultado\w*|efecto|logr\w*|cumpli\w*|qué salió)\b/i],
  ['check', /\b(verif\w+|check\w*|measur\w*|confirm\w*|proof|proves?|follow(?:s|ed)? up|guards?|prevent\w*|returns?|stays gone|comprueb\w*|comprob\w*|mide|medi\w*|verific\w*|seguimiento|evita\w*|no vuelve)\b/i],
  ['reasoning', /\b(why|reason\w*|explains?|criteri\w*|considers?|compar\w*|weigh\w*|looks? for the cause|trade-?offs?|understands?|por qué|motivo\w*|explica|criterio\w*|compara|sopesa|considera|causa)\b/i],
  ['context', /\b(describes? (?:a|the)|names? (?:a|the)|situation|context|specific|real (?:mistake|example|case)|owns|concrete example|describe|nombra|situación|contexto|ejemplo concreto|caso real)\b/i],
];

/** Reads a rubric line. */
export function criterionOf(text: string): Criterion {
  const words = wordsOf(text);
  const { language } = languageOf(words.map((word) => word.lower));
  const subject = words.filter((word) => !isFunctionWord(word.lower, language) && word.lower.length > 2);
  return {
    text,
    wanted: wantedBy.find(([, pattern]) => pattern.test(text))?.[0] ?? 'action',
    content: new Set(subject.map((word) => stemOf(word.lower, language))),
    concepts: new Set([...subject.flatMap((word) => conceptsOf(word.lower)), ...phraseConcepts(text)]),
  };
}

function carries(statement: Statement, wanted: Wanted): boolean {
  switch (wanted) {
    case 'context': return statement.context || (statement.names > 0 && !statement.general) || (statement.actions.length > 0 && statement.number);
    case 'action': return statement.actions.length > 0;
    case 'reasoning': return statement.reasoning;
    case 'result': return statement.result && (statement.number || statement.actions.length > 0 || statement.team || !statement.general);
    case 'learning': return statement.learning;
    case 'check': return statement.check && (statement.actions.length > 0 || !statement.general);
  }
}

/** True when a sentence says nothing that the speaker did or saw: platitudes, or the rubric's own words again. */
export function isEmptyTalk(statement: Statement, echoed: ReadonlySet<string>): boolean {
  const concrete = statement.actions.length > 0 || statement.number || statement.names > 0 || (statement.context && !statement.general);
  const echo = [...statement.content].filter((stem) => echoed.has(stem)).length;
  return (statement.general && statement.actions.length === 0 && !(statement.number && statement.names > 0)) || (!concrete && statement.content.size > 2 && echo / statement.content.size > 0.5);
}

/** 0 none, 1 partly, 2 clearly. */
export function support(statement: Statement, criterion: Criterion, echoed: ReadonlySet<string>): 0 | 1 | 2 {
  if (isEmptyTalk(statement, echoed) || statement.refusal) return 0;
  const shared = [...statement.concepts].filter((concept) => criterion.concepts.has(concept)).length;
  const words = [...statement.content].filter((stem) => criterion.content.has(stem)).length;
  const about = shared + words;
  const fits = carries(statement, criterion.wanted);
  if (about === 0) return fits && criterion.wanted !== 'action' && criterion.wanted !== 'reasoning' && criterion.concepts.size === 0 ? 1 : 0;
  if (!fits) return about >= 2 && statement.actions.length > 0 ? 1 : 0;
  const specific = statement.number || statement.names > 0 || statement.actions.length >= 2 || statement.words >= 12;
  return specific && about >= 2 && statement.hedges < 2 ? 2 : 1;
}
