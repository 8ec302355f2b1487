// A candidate's file as the page shows it: what was found, put in the order of asking, with the review, the decision and the AI's part.
import { useMemo } from 'react';
import type { CandidateFile } from '#data/candidate/candidateFile.ts';
import { decisionOf } from '#data/review/decisions.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { questionsSource } from '#data/jobs/interviews.ts';
import { myReviewSource } from '#data/review/reviews.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Interview, RubricItem } from '#domain/jobs/interview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Decision, Review } from '#domain/review/review.ts';
import type { EvidenceRange } from '#ui/product/EvidenceText.tsx';
import { wrapResult, readOrThrow, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import {
  listInAskedOrder,
  rangesOf,
  type AskedQuestion,
} from '#features/review/answers/evidence.ts';
import { useAiFile, type AiFile } from '#features/review/results/useAiFile.ts';

/** A file whose session and interview are there. */
export interface FoundFile extends Omit<CandidateFile, 'session' | 'interview'> {
  session: Stored<StaffSession>;
  interview: Stored<Interview>;
}

/** What is read about a candidate, whoever judges. */
export interface ReviewFile {
  session: StaffSession;
  interview: Interview;
  /** Empty where the rubric is missing. */
  rubric: RubricItem[];
  asked: AskedQuestion[];
  answers: readonly Stored<Answer>[];
}

/** Everything the page of one candidate is made of. */
export interface ReviewFileState {
  file: ReviewFile;
  /** My own; undefined while it loads. */
  review: Stored<Review> | null | undefined;
  decision: Stored<Decision> | null | undefined;
  /** My scorecard is handed in. */
  revealed: boolean;
  ai: AiFile;
  /** The numbers of questions, by id. */
  numbers: Readonly<Record<string, number>>;
  /** The texts of answers, by id. */
  texts: Readonly<Record<string, string>>;
  /** Follow-ups that the team has prepared; null while they are not known. */
  prepared: ReadonlySet<string> | null;
  /** Quoted passages, by answer. */
  ranges: Readonly<Record<string, EvidenceRange[]>>;
}

const noItems: RubricItem[] = [];

export function useReviewFile(
  candidateRef: CandidateRef,
  uid: string,
  { session, interview, rubric: content, answers }: FoundFile,
): ReviewFileState {
  const review = readOrThrow(useLive(wrapResult(myReviewSource(candidateRef, uid))));
  const decision = readOrThrow(useLive(wrapResult(decisionOf(candidateRef))));
  const revealed = review?.data.submitted === true;
  // A rubric that is missing takes nothing else from the page: what was answered is shown without it.
  const rubric = content?.data.items ?? noItems;
  const asked = useMemo(
    () => listInAskedOrder(rubric, interview.data.questionIds),
    [rubric, interview.data.questionIds],
  );
  const numbers = useMemo(() => questionNumbers(asked.map(({ question }) => question.id)), [asked]);
  const texts = useMemo(
    () => Object.fromEntries(answers.items.map(({ id, data }) => [id, data.text ?? ''])),
    [answers],
  );
  const ai = useAiFile(candidateRef, session.data, texts, revealed);
  const questions = valueOf(useLive(wrapResult(questionsSource(candidateRef))));
  const prepared = useMemo(
    () => (questions ? new Set(questions.data.items.flatMap(({ followUps }) => followUps)) : null),
    [questions],
  );
  const ratings = ai.ratings.kind === 'ready' ? ai.ratings.value : null;
  const ranges = useMemo(
    () =>
      rangesOf(
        ratings ?? [],
        texts,
        (rating) => rubric.find(({ id }) => id === rating.competencyId)?.name ?? '',
      ),
    [ratings, texts, rubric],
  );
  return {
    file: {
      session: session.data,
      interview: interview.data,
      rubric,
      asked,
      answers: answers.items,
    },
    review,
    decision,
    revealed,
    ai,
    numbers,
    texts,
    prepared,
    ranges,
  };
}
