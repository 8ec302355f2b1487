/** How often a recorded answer may be retaken: the interview's number, unless the question has its own. */
import { isSpoken, kindOf, retakesOf, type Answering, type InterviewKind } from './answering.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';

/** What a published interview says of recording again. */
export interface Retakes {
  retakes: number;
  ownRetakes?: Readonly<Record<string, number>> | null | undefined;
}

/** A draft whose questions have their ids. */
type Drafted = Omit<Answering, 'questions'> & {
  questions: readonly (Answering['questions'][number] & { id: string })[];
};

/** The least and the most that recorded questions may be recorded again. */
export interface RetakesRange {
  least: number;
  most: number;
}

/** The numbers of their own that recorded questions of a draft have, by the question's id; null where all follow the interview. */
export function ownRetakesOf(draft: Drafted): Record<string, number> | null {
  const kind = kindOf(draft);
  const own = draft.questions.flatMap((question) =>
    question.retakes != null && isSpoken(question, kind)
      ? [[question.id, question.retakes] as const]
      : [],
  );
  return own.length > 0 ? Object.fromEntries(own) : null;
}

/** What a draft will say of recording again once it is published. */
export function readDraftRetakes(draft: Drafted): Retakes {
  return { retakes: retakesOf(draft), ownRetakes: ownRetakesOf(draft) };
}

/** How often the answer to one question may be recorded again. */
export function readRetakesFor({ retakes, ownRetakes }: Retakes, questionId: string): number {
  return ownRetakes?.[questionId] ?? retakes;
}

/** The least and the most among the recorded questions; null where nothing is recorded. */
export function computeRetakesRange(
  interview: Retakes,
  kind: InterviewKind,
  questions: readonly { id: string; formats?: readonly AnswerFormat[] | null | undefined }[],
): RetakesRange | null {
  const each = questions
    .filter((question) => isSpoken(question, kind))
    .map(({ id }) => readRetakesFor(interview, id));
  return each.length > 0 ? { least: Math.min(...each), most: Math.max(...each) } : null;
}

/** The retakes that an invitation states; null where it states none. With more formats granted, a question may be recorded that has no number of its own. */
export function readInviteRetakes(
  {
    retakes,
    retakesRange: range,
  }: { retakes?: number | null | undefined; retakesRange?: readonly number[] | null | undefined },
  isGranted: boolean,
): RetakesRange | null {
  const numbers = [
    ...(range ?? []),
    ...(retakes != null && (isGranted || !range) ? [retakes] : []),
  ];
  return numbers.length > 0 ? { least: Math.min(...numbers), most: Math.max(...numbers) } : null;
}
