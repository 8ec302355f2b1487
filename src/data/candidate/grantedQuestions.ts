// The questions of a job with the formats that were granted to one candidate.
import { addGrantedFormats } from '#domain/candidate/accommodation.ts';
import { listQuestionFormats, listTakenGrants } from '#domain/invitations/expectation.ts';
import type { Interview, QuestionsContent } from '#domain/jobs/interview.ts';
import { formatsOf, type AnswerFormat } from '#domain/recordings/recording.ts';

/** The questions with the formats that were granted to this candidate; the same list for the same facts. */
export function createGrantedQuestions(): (
  questions: QuestionsContent['items'],
  type: Interview['type'],
  granted: readonly AnswerFormat[],
) => QuestionsContent['items'] {
  let last: {
    questions: QuestionsContent['items'];
    granted: string;
    items: QuestionsContent['items'];
  } | null = null;
  return (questions, type, granted) => {
    if (granted.length === 0) return questions;
    if (last?.questions === questions && last.granted === granted.join()) return last.items;
    const taken = listTakenGrants(listQuestionFormats(type, questions).formats, granted);
    const items = questions.map((question) => ({
      ...question,
      formats: addGrantedFormats(formatsOf(question, type), taken),
    }));
    last = { questions, granted: granted.join(), items };
    return items;
  };
}
