// Answers with a credit and evidence for every rubric line: the authored set (from --data) and our own trials, in one form.
import type { Data } from '../benchAi/data.ts';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import { ownAnswers } from '#ai/onDevice/rating/ownAnswers.fixture.ts';
import { trialQuestions } from '#ai/onDevice/rating/trials.fixture.ts';
import { sentencesOf, type Span } from '#domain/text/sentences.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';

export interface RubricRow {
  id: string;
  questionId: string;
  set: 'authored' | 'trials' | 'own';
  kind: string;
  language: 'en' | 'es';
  input: CheckedInput<'evaluateAnswer'>;
  level: number;
  credits: number[];
  sentences: Span[];
  /** Per line: numbers of the sentences that support it. */
  evidence: number[][];
}

export interface Authored {
  id: string;
  question_id: string;
  type: string;
  kind: string;
  question: string;
  rubric: { text: string }[];
  answer: string;
  sentences: string[];
  gold: { overall_level: number; criterion_scores: number[]; evidence: number[][] };
}

const kinds: Record<string, 'behavioural' | 'situational' | 'technical'> = {
  behavioral: 'behavioural',
  behavioural: 'behavioural',
  situational: 'situational',
  technical: 'technical',
};

function inputFor(
  question: string,
  kind: string,
  lines: readonly string[],
  answer: string,
  language: 'en' | 'es',
): RubricRow['input'] {
  return {
    question: {
      id: 'q1',
      text: question,
      anchors: ['', '', '', '', ''],
      lookFor: [...lines],
      kind: kinds[kind],
    },
    competencyId: 'c1',
    answer,
    followUps: [],
    language,
  };
}

/** The positions of given sentences in an answer. */
function placed(answer: string, sentences: readonly string[]): Span[] {
  let from = 0;
  return sentences.map((text) => {
    const start = Math.max(from, answer.indexOf(text, from));
    from = start + text.length;
    return { start, end: start + text.length, text };
  });
}

export function authoredRows(rows: readonly Authored[]): RubricRow[] {
  return rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    set: 'authored',
    kind: row.kind,
    language: 'en',
    input: inputFor(
      row.question,
      row.type,
      row.rubric.map(({ text }) => text),
      row.answer,
      'en',
    ),
    level: row.gold.overall_level,
    credits: row.gold.criterion_scores,
    sentences: placed(row.answer, row.sentences),
    evidence: row.gold.evidence,
  }));
}

export function trialRows(): RubricRow[] {
  return trialQuestions.flatMap(({ id, language, type, question, lines, stray, trials }) => {
    const row = (
      kind: string,
      level: number,
      credits: string,
      evidence: string,
      text: string,
    ): RubricRow => ({
      id: `${id}-${kind}`,
      questionId: id,
      set: 'trials',
      kind,
      language,
      input: inputFor(question, type, lines, text, language),
      level,
      credits: Array.from(credits, Number),
      sentences: sentencesOf(text),
      evidence: evidence.split('|').map((list) => list.split(',').filter(Boolean).map(Number)),
    });
    const other = trialQuestions
      .find((candidate) => candidate.id === stray)
      ?.trials.find(({ kind }) => kind === 'strong');
    return [
      ...trials.map((trial) =>
        row(trial.kind, trial.level, trial.credits, trial.evidence, trial.text),
      ),
      ...(other ? [row('offtopic', 1, '0'.repeat(lines.length), '|||', other.text)] : []),
    ];
  });
}

/** Our first answers, to questions of the library: levels 1 to 5, no credits. */
function ownRows(): RubricRow[] {
  return ownAnswers.map(({ id, language, competency, stem, level, text }) => {
    const library = readCompetencyText(competency as CompetencyId, language);
    const asked = library.stems[stem];
    return {
      id,
      questionId: `${competency}.${stem}`,
      set: 'own',
      kind: 'graded',
      language,
      input: inputFor(
        asked?.text ?? '',
        asked?.kind ?? 'technical',
        library.lookFor,
        text,
        language,
      ),
      level,
      credits: [],
      sentences: sentencesOf(text),
      evidence: [],
    };
  });
}

export function rubricRows(data: Data): RubricRow[] {
  return [
    ...ownRows(),
    ...authoredRows(data.rows<Authored>('interview_answers_authored.jsonl')),
    ...trialRows(),
  ];
}

/** The same answer in another order, on which a model must not rely too much. Deterministic. */
export function shuffled(row: RubricRow): RubricRow {
  const order = row.sentences
    .map((_, at) => at)
    .sort((a, b) => ((a * 7 + 3) % 5) - ((b * 7 + 3) % 5) || b - a);
  const answer = order.map((at) => row.sentences[at]?.text ?? '').join(' ');
  return {
    ...row,
    id: `${row.id}-shuffled`,
    input: { ...row.input, answer },
    sentences: placed(
      answer,
      order.map((at) => row.sentences[at]?.text ?? ''),
    ),
    evidence: row.evidence.map((list) => list.map((at) => order.indexOf(at))),
  };
}
