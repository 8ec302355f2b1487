// Chooses the next follow-up: what is missing in the answer, in the candidate's own words where that helps; else the question's fixed ones.
import type { FollowUpReason } from '#ai/reasons/reasons.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import {
  readAnswer,
  type ReadAnswer,
  type Statement,
} from '#ai/onDevice/rating/reading/statements.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { followUpTexts, partOf, type Part } from './followUpTexts.ts';

type Reply = TaskReply<'followUp'>;

const reasons: Record<Part, FollowUpReason> = {
  example: 'needsExample',
  context: 'missingContext',
  action: 'missingAction',
  reasoning: 'missingReasoning',
  result: 'missingResult',
  check: 'missingCheck',
};

/** What an answer still lacks, most important first. */
function listMissing(read: ReadAnswer, kind: 'behavioural' | 'situational' | 'technical'): Part[] {
  const { statements, words } = read;
  const solid = statements.filter(
    (statement) => !(statement.general && statement.actions.length === 0),
  );
  const actions = new Set(solid.flatMap((statement) => statement.actions)).size;
  const parts: [boolean, Part][] =
    kind === 'behavioural'
      ? [
          [
            words < 8 ||
              solid.length === 0 ||
              (actions === 0 && !solid.some((statement) => statement.context || statement.team)),
            'example',
          ],
          [actions < 2, 'action'],
          [!solid.some((statement) => statement.result || statement.learning), 'result'],
          [!solid.some((statement) => statement.reasoning), 'reasoning'],
          [!solid.some((statement) => statement.context || statement.names > 0), 'context'],
        ]
      : [
          [words < 6 || solid.length === 0, 'example'],
          [actions < 2, 'action'],
          [!solid.some((statement) => statement.reasoning), 'reasoning'],
          [!solid.some((statement) => statement.check || statement.result), 'check'],
        ];
  return parts.filter(([absent]) => absent).map(([, part]) => part);
}

/** A short quotation of the candidate for a follow-up: one clause about an action or a plan, nothing private. */
function phraseOf(
  statements: readonly Statement[],
  sources: ReadonlyMap<string, string>,
): { answerId: string; start: number; end: number; text: string } | null {
  for (const statement of [...statements].sort(
    (a, b) =>
      b.actions.length - a.actions.length || Number(b.team) - Number(a.team) || a.start - b.start,
  )) {
    if (
      statement.general ||
      statement.refusal ||
      (statement.actions.length === 0 && !statement.team)
    )
      continue;
    const clause = /^[^,;:.!?]{12,70}/u.exec(statement.text)?.[0].trimEnd() ?? '';
    const start = statement.start;
    const end = start + clause.length;
    const count = wordsOf(clause).length;
    if (
      count < 3 ||
      count > 12 ||
      /["“”«»<>@{}[\]]|https?:|\d{5,}/u.test(clause) ||
      sources.get(statement.answerId)?.slice(start, end) !== clause
    )
      continue;
    return { answerId: statement.answerId, start, end, text: clause };
  }
  return null;
}

export function chooseNextFollowUp({
  question,
  answer,
  asked,
  language,
}: CheckedInput<'followUp'>): Reply {
  const none = (reason: FollowUpReason): Reply => ({ text: null, reason, quote: null });
  if (asked.length >= question.followUpCap) return none('capReached');
  const sources = new Map([
    ['0', answer],
    ...asked.map((item, index) => [String(index + 1), item.answer] as [string, string]),
  ]);
  const read = readAnswer([...sources].map(([answerId, text]) => ({ answerId, text })));
  const before = new Set(asked.map(({ prompt }) => prompt.trim().toLowerCase()));
  const askedParts = new Set(
    asked.map(({ prompt }) => partOf(prompt)).filter((part) => part !== null),
  );
  const absent = listMissing(read, question.kind);
  const next = absent.find((part) => !askedParts.has(part));
  if (next) {
    const quote =
      next === 'example' || next === 'context' ? null : phraseOf(read.statements, sources);
    const options = followUpTexts[language][question.kind][next];
    for (const option of options) {
      const wantsQuote = option.includes('{quote}');
      if (wantsQuote && !quote) continue;
      const text = option.replace('{quote}', quote?.text ?? '');
      if (before.has(text.toLowerCase())) continue;
      return {
        text,
        reason: reasons[next],
        quote:
          wantsQuote && quote
            ? {
                followUp: Number(quote.answerId),
                start: quote.start,
                end: quote.end,
                text: quote.text,
              }
            : null,
      };
    }
  }
  const fixed = question.followUps.find((text) => {
    const part = partOf(text);
    return (
      text.trim() !== '' &&
      !before.has(text.trim().toLowerCase()) &&
      (part === null || (absent.includes(part) && !askedParts.has(part)))
    );
  });
  return fixed ? { text: fixed, reason: 'fixed', quote: null } : none('complete');
}
