// A question about a gap while it is written: its words, the draft it goes to, the competency it measures.
import { useState } from 'react';
import type { JobRef } from '#data/firestore/refs.ts';
import { readDraftContent, draftsOf, saveDraft, type DraftContent } from '#data/jobs/drafts.ts';
import { createVersion, publishedSource } from '#data/jobs/versions.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Draft } from '#domain/jobs/interview.ts';
import { limits, type Question } from '#domain/jobs/kit.ts';
import { kitOf } from '#domain/jobs/versions.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { createGapQuestion } from './gapQuestion.ts';

/** Drafts of the company that are looked through for those begun from this job. */
const scanLimit = 30;

/** Puts the question at the end of a draft as the server has it. */
async function addTo(
  jobRef: JobRef,
  uid: string,
  draft: Stored<Draft>,
  withQuestion: (content: DraftContent) => DraftContent,
): Promise<string> {
  const saved = await saveDraft(
    { orgId: jobRef.orgId, draftId: draft.id },
    uid,
    withQuestion(readDraftContent(draft.data)),
    draft.data.rev,
  );
  if (saved.kind !== 'saved') throw new Fault(saved.kind === 'gone' ? 'notFound' : 'conflict');
  return draft.id;
}

export function useGapQuestion(jobRef: JobRef, uid: string, requirement: string, language: string) {
  const published = useLive(publishedSource(jobRef));
  const drafts = useLive(draftsOf(jobRef.orgId, scanLimit)).items.filter(
    ({ data }) => data.from?.interviewId === jobRef.interviewId,
  );
  const [target, setTarget] = useState(drafts[0]?.id ?? '');
  const draft = drafts.find(({ id }) => id === target) ?? null;
  const kit = draft ? draft.data : kitOf(published);
  const [question, setQuestion] = useState<Question>(() =>
    createGapQuestion(requirement, language),
  );
  const [wish, setWish] = useState<string | null>(null);
  const competencyId =
    kit.competencies.find(({ id }) => id === wish)?.id ?? kit.competencies[0]?.id;
  const [added, setAdded] = useState<string | null>(null);
  const [add, { pending }] = useAction(async () => {
    const withQuestion = (content: DraftContent): DraftContent => ({
      ...content,
      questions: [
        ...content.questions,
        { ...question, competencyId: competencyId ?? '', text: question.text.trim() },
      ],
    });
    setAdded(
      draft
        ? await addTo(jobRef, uid, draft, withQuestion)
        : await createVersion(jobRef, uid, withQuestion),
    );
  });
  const isFull = kit.questions.length >= limits.questionsMax;
  return {
    kit,
    drafts,
    target,
    setTarget,
    question,
    setQuestion,
    competencyId,
    setWish,
    isFull,
    added,
    add,
    pending,
  };
}
export type GapQuestion = ReturnType<typeof useGapQuestion>;
