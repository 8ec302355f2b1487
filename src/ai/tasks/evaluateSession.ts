// Rates a whole session: one rating per question of the rubric, whether it was answered or not.
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Provenance } from '#domain/jobs/kit.ts';
import { parseAnswerId } from '#domain/candidate/answer.ts';
import type { Ai, AskOptions } from '#ai/port.ts';
import { inputHashOf, rubricHashOf } from '#ai/results/canonical.ts';
import type { TaskInput } from './tasks.ts';
import type { Language } from './task.ts';

/** The text of an answer and, for a follow-up answer, the follow-up that was asked; keyed by answer id ("q1", "q1_f1", …). */
export type SessionAnswers = Readonly<
  Record<
    string,
    | {
        text?: string | null;
        prompt?: string | null;
        /** "video" for a recording, whose text is its transcript. */
        type?: string;
      }
    | undefined
  >
>;

/** True when a question was answered aloud and nothing of it is there as words: that says nothing about the answer. */
function isUnheard(answers: SessionAnswers, questionId: string): boolean {
  const given = Object.entries(answers).flatMap(([id, answer]) =>
    answer && parseAnswerId(id).questionId === questionId ? [answer] : [],
  );
  return (
    given.some(({ type }) => type === 'video') &&
    given.every(({ text }) => (text ?? '').trim() === '')
  );
}

/** One input per question, in the order of the rubric. Only words go in: no name, no contact, no file. */
export function inputsOf(
  rubric: readonly RubricItem[],
  answers: SessionAnswers,
  language?: Language,
): TaskInput<'evaluateAnswer'>[] {
  const all = rubric.flatMap(({ questions }) => questions);
  return rubric.flatMap((item) =>
    item.questions.map((question) => ({
      question,
      others: all
        .filter(({ id }) => id !== question.id)
        .slice(0, 20)
        .map(({ text, lookFor }) => ({ text, lookFor })),
      competencyId: item.id,
      answer: answers[question.id]?.text ?? '',
      followUps: Object.keys(answers)
        .filter((id) => id !== question.id && parseAnswerId(id).questionId === question.id)
        .sort((a, b) => parseAnswerId(a).followUp - parseAnswerId(b).followUp)
        .slice(0, 10)
        .map((answerId) => ({
          answerId,
          prompt: answers[answerId]?.prompt ?? '',
          text: answers[answerId]?.text ?? '',
        })),
      ...(language ? { language } : {}),
    })),
  );
}

/** One line about several results: where it differs, every name that took part, so that nothing looks more uniform than it is. */
function combineProvenance(all: readonly Provenance[]): Provenance | null {
  const last = all.at(-1);
  if (!last) return null;
  const each = (of: (provenance: Provenance) => string): string =>
    [...new Set(all.map(of))].join(' + ');
  const cloud = all.some(({ adapter }) => adapter === 'cloud');
  const fellBack = all.find((provenance) => provenance.fellBack)?.fellBack;
  return {
    ...last,
    adapter: cloud ? 'cloud' : 'onDevice',
    model: each(({ model }) => model).slice(0, 100),
    version: each(({ version }) => version).slice(0, 40),
    ...(fellBack ? { fellBack } : {}),
  };
}

export interface SessionOptions extends AskOptions {
  language?: Language;
  onProgress?: (done: number, of: number) => void;
}

/** Ratings for all questions of the rubric, and one provenance over all inputs. Throws what `ai.ask` throws. */
export async function evaluateSession(
  ai: Ai,
  rubric: readonly RubricItem[],
  answers: SessionAnswers,
  { language, onProgress, ...options }: SessionOptions = {},
): Promise<{ items: QuestionRating[]; provenance: Provenance | null }> {
  const inputs = inputsOf(rubric, answers, language);
  const items: QuestionRating[] = [];
  const all: Provenance[] = [];
  for (const input of inputs) {
    const result = await ai.ask('evaluateAnswer', input, options);
    items.push(
      isUnheard(answers, input.question.id)
        ? { ...result.reply, confidence: 'low', reasons: [{ code: 'noSpeech', values: {} }] }
        : result.reply,
    );
    all.push(result.provenance);
    onProgress?.(items.length, inputs.length);
  }
  const provenance = combineProvenance(all);
  return {
    items,
    provenance: provenance && {
      ...provenance,
      inputHash: inputHashOf('evaluateSession', inputs),
      rubricVersion: rubricHashOf(rubric),
    },
  };
}
