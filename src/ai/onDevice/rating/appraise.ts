// Sums up an answer: which kinds of statements were found, how concrete they are, which rubric lines they support, and one score between 0 and 1.
import type { QuestionKind } from '#domain/kit.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { criterionOf, isEmptyTalk, support, type Criterion } from './criteria.ts';
import { relevanceOf } from './relevance.ts';
import { readAnswer, type Statement } from './statements.ts';
import { linesOf, repeats } from './repeats.ts';

interface Found { context: boolean; actions: number; reasoning: boolean; result: boolean; resultWithNumber: boolean; learning: boolean; check: boolean; specific: number }

export interface Appraisal {
  kind: QuestionKind;
  words: number; /** Sentences that only repeat the question. */ repeated: number; known: number; instructions: number; /** Sentences said more than once. */ doubled: number;
  found: Found;
  criteria: { criterion: Criterion; credit: 0 | 1 | 2 }[];
  generalShare: number; echoShare: number; hedges: number;
  blames: boolean; declined: boolean; offTopic: boolean; /** Not touching the subject of the question, without a clear other one. */ doubtful: boolean; otherLanguage: boolean;
  /** Sentences that carry the rating, strongest first. */
  evidence: Statement[];
  score: number;
}

/** The kind of a question by its wording; the rubric does not keep it. */
function kindOf(text: string): QuestionKind {
  if (/\b(tell me about|describe (?:a|an|something|the)|give (?:me )?an example|cu[eé]ntame|cu[eé]nteme|describe una?|h[aá]blame de|dame un ejemplo|ponme un ejemplo)\b/i.test(text)) return 'behavioural';
  if (/\b(you (?:discover|notice|find|are (?:asked|handed|told)|come|take over|have to|see)|what (?:do|would) you (?:do|say)|imagine|picture|suppose|descubres|ves que|te piden|imagina|qué (?:haces|harías|dirías)|cómo (?:procedes|reaccionas|actuarías))\b/i.test(text)) return 'situational';
  return 'technical';
}

function share(statements: readonly Statement[], test: (statement: Statement) => boolean): number {
  const all = statements.reduce((sum, statement) => sum + statement.words, 0);
  return all === 0 ? 0 : statements.filter(test).reduce((sum, statement) => sum + statement.words, 0) / all;
}

export function appraise({ question, answer, followUps, language }: CheckedInput<'evaluateAnswer'>): Appraisal {
  const kind = question.kind ?? kindOf(question.text);
  const read = readAnswer([{ answerId: question.id, text: answer }, ...followUps.map(({ answerId, text }) => ({ answerId, text }))]);
  const lines = question.lookFor.length > 0 ? question.lookFor : question.anchors.slice(2);
  const given = linesOf([question.text, ...question.lookFor, ...question.anchors, ...followUps.map(({ prompt }) => prompt)]);
  const statements = read.statements.filter((statement) => !repeats(statement.text, given));
  const criteria = lines.map(criterionOf);
  const asked = criterionOf(question.text);
  const echoed = new Set([...asked.content, ...criteria.flatMap((criterion) => [...criterion.content])]);
  const solid = statements.filter((statement) => !isEmptyTalk(statement, echoed, kind) && !statement.refusal);
  const actions = new Set(solid.flatMap((statement) => (statement.actions.length === 0 && statement.terse && statement.content.size > 1 ? [statement.text] : statement.actions)));
  const found: Found = {
    context: solid.some((statement) => statement.context || (statement.names > 0 && statement.actions.length > 0)) || solid.filter((statement) => statement.past && statement.words >= 6).length >= 2,
    actions: actions.size,
    reasoning: solid.some((statement) => statement.reasoning),
    result: solid.some((statement) => statement.result),
    resultWithNumber: solid.some((statement) => statement.result && statement.number),
    learning: solid.some((statement) => statement.learning),
    check: solid.some((statement) => statement.check),
    specific: solid.filter((statement) => statement.number || statement.names > 0).length,
  };
  const supported = criteria.map((criterion) => ({ criterion, credit: Math.max(0, ...solid.map((statement) => support(statement, criterion))) as 0 | 1 | 2 }));
  const strength = (statement: Statement): number => criteria.reduce((sum, criterion) => sum + support(statement, criterion), 0) + statement.actions.length * 0.5 + (statement.result ? 0.6 : 0) + (statement.reasoning ? 0.4 : 0) + (statement.number ? 0.3 : 0);
  const evidence = solid.filter((statement) => statement.actions.length > 0 || (statement.result && statement.past) || criteria.some((criterion) => support(statement, criterion) > 0)).sort((a, b) => strength(b) - strength(a) || a.start - b.start);
  const generalShare = share(statements, (statement) => isEmptyTalk(statement, echoed, kind));
  const coverage = supported.length === 0 ? 0 : Math.min(1, supported.reduce((sum, { credit }) => sum + credit, 0) / (supported.length * 1.5));
  const reasoned = solid.filter((statement) => statement.reasoning).length;
  const reasons = reasoned === 0 ? 0 : reasoned === 1 ? 0.65 : 1;
  const parts = kind === 'behavioural'
    ? [found.context ? 1 : 0, Math.min(1, found.actions / 3), reasons, found.resultWithNumber ? 1 : found.result ? 0.7 : 0]
    : [Math.min(1, found.actions / 5), reasons, found.check ? 1 : 0, Math.min(1, found.specific / 2)];
  const structure = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const hedges = statements.reduce((sum, statement) => sum + statement.hedges, 0);
  const blames = solid.some((statement) => statement.blame);
  const score = Math.max(0, 0.25 * coverage + 0.55 * structure + 0.2 * Math.min(1, found.specific / 3) - 0.15 * generalShare - (hedges >= 2 ? 0.06 : 0) - (blames ? 0.08 : 0));
  const relevance = relevanceOf(statements, kind, asked, criteria);
  const offTopic = read.words >= 20 && relevance.offTopic;
  return {
    kind, words: statements.reduce((sum, statement) => sum + statement.words, 0), repeated: read.statements.length - statements.length, known: read.known, instructions: read.instructions, doubled: read.doubled, found, criteria: supported, generalShare,
    echoShare: share(statements, (statement) => statement.content.size > 0 && [...statement.content].filter((stem) => echoed.has(stem)).length / statement.content.size > 0.6),
    hedges, blames, declined: statements.some((statement) => statement.refusal), offTopic, doubtful: relevance.doubtful,
    otherLanguage: read.words >= 12 && read.known < (language ? 0.08 : 0.1),
    evidence, score,
  };
}
