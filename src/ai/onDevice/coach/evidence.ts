// Which parts of a good answer are there, clause by clause: one sentence may hold several, and a result needs no number and no word for it.
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { evidenceCues } from './evidenceCues.ts';
import { partCues } from './partCues.ts';
import type { PartSentence } from './partsOf.ts';

export interface Evidence {
  /** Something is done, by whomever. */
  action: boolean;
  /** The speaker says "I" did it, or would. */
  ownAction: boolean;
  context: boolean;
  reason: boolean;
  result: boolean;
  check: boolean;
  learning: boolean;
  /** The index of the sentence with the result; -1 where there is none. */
  resultAt: number;
  /** Something that was done, in the past tense. */
  past: boolean;
  /** The speaker admits not to know. */
  unknown: boolean;
}

/** Something that was done, with no word of who did it. */
const passive = {
  en: inWords(
    /^(?:our|the|all|every|each|an?) |\b(?:was|were|been|be) (?:\p{L}+ly )?\p{L}+(?:ed|en|wn|ut|de|ld|ght)\b/iu,
  ),
  es: inWords(
    /\bse \p{L}+(?:ó|aron|ieron|aba|aban|ía|ían)(?!\p{L})|\b(?:fue|fueron) \p{L}+d[oa]s?\b/iu,
  ),
} as const;

/** A sentence as the parts that commas and joining words make of it. */
function clausesOf(text: string, language: 'en' | 'es'): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(evidenceCues[language].joint)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

/** What an answer has. `sentences` with their statements, as they were read. */
export function evidenceOf(
  answer: string,
  sentences: readonly PartSentence[],
  kind: QuestionKind,
  language: 'en' | 'es',
): Evidence {
  const sign = evidenceCues[language];
  const specific = sentences.filter(({ statement }) => !statement?.general);
  const any = (test: (sentence: PartSentence) => boolean): boolean => specific.some(test);
  const isCase = kind === 'behavioural';
  const firstAction = sentences.findIndex(
    ({ text, statement }) =>
      (statement?.actions.length ?? 0) > 0 && (sign.own.test(text) || statement?.terse === true),
  );
  // A result comes late and is about others than the speaker, or is marked as a result.
  const resultAt = !isCase
    ? -1
    : sentences.findLastIndex(({ text, statement }, index) => {
        // A task is no result, and no result comes before its action.
        if (
          !statement ||
          statement.general ||
          partCues[language].task.test(text) ||
          index < firstAction
        )
          return false;
        const clauses = clausesOf(text, language);
        const fromOthers =
          index > 0 &&
          clauses.some(
            (clause) =>
              (sign.outcome.test(clause) && (sign.other.test(clause) || !sign.own.test(text))) ||
              partCues[language].outcome.test(clause),
          );
        return (
          fromOthers ||
          (index > firstAction &&
            firstAction >= 0 &&
            statement.past &&
            statement.actions.length === 0 &&
            !sign.own.test(text) &&
            !partCues[language].harm.test(text)) ||
          (index > 0 && statement.result && statement.number)
        );
      });
  const first = specific[0];
  const ownAction = any(
    ({ text, statement }) =>
      (sign.own.test(text) || (statement?.terse === true && !passive[language].test(text))) &&
      (statement?.actions.length ?? 0) > 0,
  );
  return {
    action: any(
      ({ statement }) => (statement?.actions.length ?? 0) > 0 || statement?.terse === true,
    ),
    ownAction,
    context:
      specific
        .slice(0, 2)
        .some(
          ({ statement, text }) =>
            statement?.context === true ||
            partCues[language].setting.test(text.slice(0, 90)) ||
            sign.location.test(text),
        ) ||
      (first !== undefined && !sign.own.test(clausesOf(first.text, language)[0] ?? '')),
    reason: any(({ text }) => sign.reason.test(text)),
    result: resultAt >= 0,
    check: any(({ text }) => sign.check.test(text)),
    learning: any(({ text }) => sign.learning.test(text)),
    resultAt,
    past: any(({ statement }) => statement?.past === true && statement.actions.length > 0),
    unknown:
      sign.unknown.test(answer) && !(ownAction && resultAt >= 0) && sentencesOf(answer).length <= 4,
  };
}
