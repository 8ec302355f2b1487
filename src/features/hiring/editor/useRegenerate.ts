// One question anew, or one more: only that one changes, and it can be undone.
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits, type Competency, type Provenance, type Question } from '#domain/jobs/kit.ts';
import {
  patchQuestion,
  putQuestion,
  removeQuestion,
  type Edit,
  type OfferUndo,
} from '#features/hiring/draft/edits.ts';
import { useQuestionRequest } from '#features/hiring/editor/questions/useQuestionRequest.ts';

export interface Regenerate {
  regenerate: (question: Question) => Promise<void>;
  /** New level descriptions, evidence points and follow-ups for the present wording. */
  redraft: (question: Question) => Promise<void>;
  addOne: (competency: Competency) => Promise<void>;
  /** Id of the question in work, or "new". */
  busy: string | null;
  /** Where the last question came from; null: none was asked for yet. */
  made: Provenance | null;
}

export function useRegenerate(
  content: DraftContent,
  change: (edit: Edit) => void,
  offerUndo: OfferUndo,
): Regenerate {
  const { t } = useTranslation('hiring');
  const [made, setMade] = useState<Provenance | null>(null);
  const { latest, seen, busy, request } = useQuestionRequest(content);

  const regenerate = useCallback(
    async (question: Question) => {
      const competency = latest.current.competencies.find(({ id }) => id === question.competencyId);
      if (!competency) return;
      seen.current.push(question.text);
      const result = await request(competency, question);
      if (!result) return;
      const { reply, provenance } = result;
      setMade(provenance);
      const at = latest.current.questions.findIndex(({ id }) => id === question.id);
      // It may have been removed, or changed by hand, while the answer was on its way: what is there now is what undo brings back.
      const before = latest.current.questions[at];
      if (!before) return;
      change(
        putQuestion(
          { ...reply, id: question.id, competencyId: question.competencyId, rubricFor: null },
          at,
        ),
      );
      offerUndo(t('questions.regenerated', { number: at + 1 }), putQuestion(before, at));
    },
    [change, latest, offerUndo, request, seen, t],
  );

  const redraft = useCallback(
    async (question: Question) => {
      const competency = latest.current.competencies.find(({ id }) => id === question.competencyId);
      if (!competency) return;
      const result = await request(competency, question, question.text.trim());
      if (!result) return;
      setMade(result.provenance);
      const at = latest.current.questions.findIndex(({ id }) => id === question.id);
      const before = latest.current.questions[at];
      if (!before) return;
      const { anchors, lookFor, followUps } = result.reply;
      // What was asked for belongs to the wording that was sent, even if it was changed again meanwhile.
      change(
        patchQuestion(question.id, {
          anchors,
          lookFor,
          followUps: followUps.slice(0, before.followUpCap),
          rubricFor: question.text,
        }),
      );
      offerUndo(t('stale.drafted', { number: at + 1 }), putQuestion(before, at));
    },
    [change, latest, offerUndo, request, t],
  );

  const addOne = useCallback(
    async (competency: Competency) => {
      const result = await request(competency);
      if (!result || latest.current.questions.length >= limits.questionsMax) return;
      const { reply, provenance } = result;
      setMade(provenance);
      change(putQuestion(reply, latest.current.questions.length));
      offerUndo(t('questions.suggested'), removeQuestion(reply.id));
    },
    [change, latest, offerUndo, request, t],
  );

  return { regenerate, redraft, addOne, busy, made };
}
