// Sums up an interview from its ratings and answers: sentences from templates, evidence in the person's own words, nothing else.
import type { QuestionRating, Quote } from '#domain/evaluation/evaluation.ts';
import type { CandidateSummary } from '#ai/tasks/summariseCandidate.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { followUpTexts, type Part } from '#ai/onDevice/followUp/followUpTexts.ts';
import { isEmptyTalk } from '#ai/onDevice/rating/lines/criteria.ts';
import { readAnswer, type Statement } from '#ai/onDevice/rating/reading/statements.ts';
import { reasonCodes } from '#ai/reasons/reasons.ts';
import { evidenceKinds, evidenceOf } from './evidenceOf.ts';
import { revealsIdentity } from './identity.ts';
import { summaryTexts } from './summaryTexts.ts';

type Input = CheckedInput<'summariseCandidate'>;
type Competency = CandidateSummary['competencies'][number];
type ShownKind = Competency['shown'][number]['kind'];

/** Reasons that name something missing, most useful first, and the part to ask for. */
const missing: readonly [string, Part][] = [
  ['declined', 'example'],
  ['empty', 'example'],
  ['addressesAi', 'example'],
  ['offTopic', 'example'],
  ['tooShort', 'example'],
  ['notAnExample', 'example'],
  ['mostlyGeneral', 'example'],
  ['actionMissing', 'action'],
  ['actionVague', 'action'],
  ['resultMissing', 'result'],
  ['reasoningMissing', 'reasoning'],
  ['checkMissing', 'check'],
  ['contextMissing', 'context'],
  ['notSpecific', 'result'],
];
/** Open points that are shown but need no question of their own. */
const alsoOpen = new Set([
  ...missing.map(([code]) => code),
  'lookForOpen',
  'hedged',
  'repeatsQuestion',
  'otherLanguage',
  'quoteNotFound',
  'passesDisagree',
  'passesUnsure',
]);

const quoteOf = ({ answerId, start, end, text }: Statement): Quote => ({
  answerId,
  start,
  end,
  text,
});

function kindsOf(statement: Statement): ShownKind[] {
  const kinds: [boolean, ShownKind][] = [
    [statement.result && (statement.past || statement.number), 'result'],
    [statement.learning, 'learning'],
    [statement.check && statement.actions.length > 0, 'check'],
    [statement.actions.length > 0, 'action'],
    [statement.reasoning, 'reasoning'],
    [statement.context, 'context'],
  ];
  return kinds.filter(([yes]) => yes).map(([, kind]) => kind);
}

/** Up to three statements of different kinds; what a rating quotes comes before what it does not. */
function chooseShown(
  statements: readonly Statement[],
  ratings: readonly QuestionRating[],
  language: 'en' | 'es',
): Competency['shown'] {
  const quoted = ratings.flatMap(({ quotes }) => quotes);
  const isQuoted = (statement: Statement): boolean =>
    quoted.some(
      ({ answerId, start, end }) =>
        answerId === statement.answerId && start < statement.end && end > statement.start,
    );
  const shown: Competency['shown'] = [];
  for (const kind of ['result', 'action', 'learning', 'check', 'reasoning', 'context'] as const) {
    const fits = statements.filter(
      (statement) =>
        kindsOf(statement).includes(kind) &&
        isQuoted(statement) &&
        !shown.some(
          ({ quote }) => quote.answerId === statement.answerId && quote.start === statement.start,
        ),
    );
    const best = fits.find(({ number }) => number) ?? fits[0];
    if (!best || shown.length >= 3) continue;
    const texts = summaryTexts[language];
    shown.push({
      kind,
      text: kind === 'result' && best.number ? texts.resultWithNumber : texts.shown[kind],
      quote: quoteOf(best),
    });
  }
  const first = statements.find(isQuoted);
  return shown.length > 0 || !first
    ? shown
    : [{ kind: 'said', text: summaryTexts[language].shown.said, quote: quoteOf(first) }];
}

/** Talk about oneself without a case to support it. */
function isClaim(statement: Statement): boolean {
  const ofOneself =
    /(?:^|[^\p{L}])(?:I|I'm|my|me|soy|mi|mis|me|yo|siempre|tengo)(?=[^\p{L}]|$)/u.test(
      statement.text,
    );
  return (
    ofOneself &&
    !statement.refusal &&
    !statement.number &&
    statement.words >= 5 &&
    (statement.general || statement.habit) &&
    isEmptyTalk(statement, new Set(), 'behavioural')
  );
}

function shortenText(text: string): string {
  const bare = text.replace(/[.!?…]+$/, '');
  return bare.length <= 110 ? bare : `${bare.slice(0, bare.lastIndexOf(' ', 110))} …`;
}

function followUpsFor(
  competency: Input['rubric'][number],
  ratings: readonly QuestionRating[],
  claims: readonly Quote[],
  statements: readonly Statement[],
  language: 'en' | 'es',
): string[] {
  const asked = new Set<string>();
  const [claim] = claims;
  if (claim) asked.add(summaryTexts[language].claimed(shortenText(claim.text)));
  for (const [code, part] of missing) {
    const rating = ratings.find(({ reasons }) => reasons.some((reason) => reason.code === code));
    if (!rating || (part === 'example' && claim) || asked.size >= 2) continue;
    const texts = followUpTexts[language].behavioural[part];
    const own = statements
      .filter(
        ({ answerId, actions }) =>
          (answerId === rating.questionId || answerId.startsWith(`${rating.questionId}_f`)) &&
          actions.length > 0,
      )
      .at(-1);
    const text = own
      ? texts.find((one) => one.includes('{quote}'))
      : texts.find((one) => !one.includes('{quote}'));
    asked.add((text ?? texts[0] ?? '').replace('{quote}', () => shortenText(own?.text ?? '')));
  }
  if (asked.size === 0 && ratings.length === 0)
    for (const { text } of competency.questions.slice(0, 1)) asked.add(text);
  return [...asked].filter(Boolean);
}

function summaryOf(
  competency: Input['rubric'][number],
  { ratings, answers, language }: Input,
): Competency {
  const own = ratings.filter(({ competencyId }) => competencyId === competency.id);
  const ids = new Set(competency.questions.map(({ id }) => id));
  const { statements } = readAnswer(answers.filter(({ questionId }) => ids.has(questionId)));
  const quotable = statements.filter(({ text }) => !revealsIdentity(text));
  const claims = quotable.filter(isClaim).slice(0, 2).map(quoteOf);
  const evidence = evidenceOf(ratings, competency.id);
  return {
    competencyId: competency.id,
    evidence,
    shown:
      evidence === 'none'
        ? []
        : chooseShown(
            quotable,
            own.filter(({ status }) => status === 'rated'),
            language,
          ),
    gaps: own
      .flatMap(({ questionId, reasons }) =>
        reasons.flatMap(({ code, values }) => {
          const one = reasonCodes.find((name) => name === code);
          return one && alsoOpen.has(code) ? [{ questionId, code: one, values }] : [];
        }),
      )
      .slice(0, 12),
    claims,
    followUps: followUpsFor(competency, own, claims, quotable, language),
  };
}

/** Summarizes. Every quote is in its answer; nothing is claimed that the levels do not support. */
export function summarise(input: Input): CandidateSummary {
  const { rubric, ratings, language } = input;
  const texts = summaryTexts[language];
  const competencies = rubric.map((competency) => summaryOf(competency, input));
  const namesWith = (evidence: string): string[] =>
    rubric.filter((_, index) => competencies[index]?.evidence === evidence).map(({ name }) => name);
  const listed = (names: readonly string[]): string =>
    names.length < 2
      ? names.join('')
      : names.slice(0, -1).join(', ') + texts.and + (names.at(-1) ?? '');
  const claims = competencies.reduce((sum, one) => sum + one.claims.length, 0);
  const questions = rubric.flatMap((competency) => competency.questions);
  return {
    overview: [
      texts.rated(ratings.filter(({ status }) => status === 'rated').length, questions.length),
      ...[...evidenceKinds]
        .reverse()
        .flatMap((kind) =>
          namesWith(kind).length > 0 ? [texts.evidence[kind](listed(namesWith(kind)))] : [],
        ),
      ...(claims > 0 ? [texts.claims(claims)] : []),
    ],
    competencies,
  };
}
